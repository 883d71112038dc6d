// Time from a press to the next frame on a CPU that is four times slower: forms that people fill in.
import type { Page } from '@playwright/test'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

/** An entry of the Event Timing API, with what the DOM library of TypeScript lacks. */
type Interaction = PerformanceEventTiming & { interactionId: number }

declare global {
  interface Window {
    __interactions: number[]
  }
}

/** Interaction to next paint that is called good, ms. */
const GOOD = 200
/** Other tests run beside this one: they can only lengthen a measurement. */
const TRIES = 3

type Form = { path: string; label: string; text: string; button: string; isPrivate?: true }

const FORMS: readonly Form[] = [
  { path: '/login', label: 'E-mail', text: 'mira', button: 'Log in' },
  { path: '/register', label: 'Full name', text: 'M', button: 'Create account' },
  { path: '/contact-us', label: 'Your name', text: 'Mira', button: 'Send the message' },
  { path: '/kundli', label: 'Name', text: 'Mira', button: 'Cast the kundli' },
  { path: '/KundliMatch', label: 'Name', text: 'Mira', button: 'Match the two' },
  { path: '/dashboard/user/births/new', label: 'Name', text: 'Mira', button: 'Save', isPrivate: true },
  { path: '/dashboard/user/wallet', label: 'Limit in dollars a month', text: '0', button: 'Save', isPrivate: true },
  { path: '/dashboard/user/profile', label: 'Full name', text: '-', button: 'Save', isPrivate: true },
]

/** The longest interaction of a page where a field is filled in wrong and sent, ms. */
async function longest(page: Page, url: string, { path, label, text, button }: Form): Promise<number> {
  await page.goto(url + path)
  await started(page)
  for (const fold of await page.locator('main summary', { hasText: 'Change' }).all()) await fold.click()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const field = page.getByRole('main').getByLabel(label, { exact: true }).first()
  await field.fill('')
  await field.pressSequentially(text)
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click()
  await expect(page.locator('main [aria-invalid="true"], main [role="alert"]').first()).toBeVisible()
  const found = await page.evaluate(async () => {
    // The entry of an interaction is written after the frame that it waited for.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return window.__interactions
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  return Math.max(0, ...found)
}

for (const form of FORMS)
  test(`a press in the form of ${form.path} is answered within ${GOOD} ms on a slow CPU`, async ({
    browser,
    server,
    insertUser,
  }) => {
    const page = form.isPrivate
      ? await logInAs(browser, server, await insertUser())
      : await (await browser.newContext()).newPage()
    await page.addInitScript(() => {
      window.__interactions = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Interaction[])
          if (entry.interactionId) window.__interactions.push(entry.duration)
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    })
    const measured: number[] = []
    while (measured.length < TRIES && !(Math.min(...measured) <= GOOD))
      measured.push(await longest(page, server.url, form))
    console.info(`${form.path}: ${measured.join(', ')} ms`)
    expect(Math.min(...measured)).toBeLessThanOrEqual(GOOD)
  })
