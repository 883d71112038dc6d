// Looks at a running consultation in windows of phones: time, cost and message box stay in sight, and nothing is covered.
import type { Page } from '@playwright/test'
import { insertBirth } from '#tests/support/database/insert-past.ts'
import { type ClientAndAstrologer, expect, type Inserts } from '#tests/support/servers/browser-server.ts'
import { coveredControls, outOfWindow } from './covered-controls.ts'

type Phone = readonly [width: number, height: number]

const PHONES: readonly Phone[] = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 664],
  [844, 390],
]

/** A given name of thirty letters, and sixty in all. */
export const LONG_NAME = 'Venkatanarasimharajuvaripetajj Lakshminarayanasubramaniamurthy'

export const FIGURES = { figures: 'main header dl', end: 'main header button' }
/** Of a call. */
export const CONTROLS = { controls: '[data-controls]' }
export const MESSAGE_BOX = { message: 'form.composer textarea', send: 'form.composer button[type=submit]' }

/** Findings by window. `parts`: selectors of the parts that are in sight without scrolling. */
export async function findingsOnPhones(
  page: Page,
  parts: Record<string, string>,
  phones = PHONES,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [width, height] of phones) {
    await page.setViewportSize({ width, height })
    const below = () =>
      page.evaluate(() => (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) - innerHeight)
    await expect.poll(below).toBeLessThanOrEqual(0)
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(sideways).toBeLessThanOrEqual(0)
    const findings = [...(await outOfWindow(page, parts)), ...(await coveredControls(page))]
    if (findings.length > 0) found[`${width} × ${height}`] = findings
  }
  return found
}

/** The keyboard of an iPhone: the page keeps its height, the browser shows the lower part of it. */
export async function openKeyboard(
  page: Page,
  { height, offsetTop }: { height: number; offsetTop: number },
): Promise<void> {
  await page.evaluate(
    (seen) => {
      for (const [name, value] of Object.entries(seen)) Object.defineProperty(visualViewport, name, { value })
      visualViewport?.dispatchEvent(new Event('resize'))
    },
    { height, offsetTop },
  )
}

/** A client with a saved birth and an astrologer, all of one name where it is given. */
export async function insertNamed(inserts: Inserts, name?: string): Promise<ClientAndAstrologer> {
  const given = name ? { name } : {}
  const client = await inserts.insertUser({ ...given, cents: 5_000 })
  await insertBirth(client, given)
  return { client, astrologer: await inserts.insertAstrologer(given) }
}
