// Every screen of every role, in each state of the screenshots: axe finds nothing, the console has no error, no button is
// stretched, each control is at least 24 px high and wide on a phone, and no text is cut off, down to 320 px and with the
// longest Devanagari names. The dark theme differs in colours only: ten screens show them all.
import type { Browser, BrowserContext } from '@playwright/test'
import { colourFindings, findings } from '#tests/support/screens/axe.ts'
import { clippedAtWidths } from '#tests/support/screens/clipped-text.ts'
import { giveLongNames, HER, HIM } from '#tests/support/screens/long-names.ts'
import { contextOf, openScreen } from '#tests/support/screens/screens-of-role.ts'
import { smallTargets } from '#tests/support/screens/small-targets.ts'
import { stretchedButtons } from '#tests/support/screens/stretched-buttons.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { type Role, screensWith } from '../../../../scripts/shots/screens.ts'

// The names of the demo's people are changed.
test.use({ ownServer: true })
test.describe.configure({ mode: 'parallel' })

const WIDTHS = [320, 390, 1280]
const DARK = new Set([
  'home',
  'panchang-open',
  'kundli-result',
  'match-result',
  'register-wrong',
  'wallet',
  'receipt',
  'chat-ended',
  'astrologer-dashboard',
  'admin-overview',
])
/** Screens of scripts that fail. */
const FAILING = new Set(['error-page', 'not-started'])

type State = Awaited<ReturnType<BrowserContext['storageState']>>
const states = new Map<Role, Promise<State>>()

async function loggedIn(browser: Browser, server: TestServer, role: Role): Promise<State> {
  const context = await contextOf(browser, server, role)
  const state = await context.storageState()
  await context.close()
  // Last, because the names of newcomers change as well.
  await giveLongNames(server)
  return state
}

const SCREENS = screensWith(HER, HIM).filter(({ paper }) => !paper)

test('the screens that are named above exist', () => {
  const names = SCREENS.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([...DARK, ...FAILING]))
})

for (const screen of SCREENS) {
  const { as: role = 'visitor', name } = screen
  test(`${role}: ${name}`, async ({ browser, server }) => {
    const state = states.get(role) ?? loggedIn(browser, server, role)
    states.set(role, state)
    const context = await browser.newContext({ storageState: await state })
    const errors: string[] = []
    context.on('weberror', (error) => errors.push(error.error().message))
    // An answer that the screen shows as a failure is an error of the network.
    context.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text())
    })
    const page = await openScreen(context, server, { screen, width: 390 })
    // The header that stays above lies over whatever was scrolled below it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const found = {
      axe: await findings(page),
      stretched: await stretchedButtons(page),
      targets: await smallTargets(page),
    }
    if (DARK.has(name)) {
      await page.emulateMedia({ colorScheme: 'dark' })
      found.axe.push(...(await colourFindings(page)))
    }
    const clipped = await clippedAtWidths(page, screen, WIDTHS)
    if (FAILING.has(name)) errors.length = 0
    expect({ ...found, clipped, errors }).toEqual({ axe: [], stretched: [], targets: [], clipped: {}, errors: [] })
  })
}
