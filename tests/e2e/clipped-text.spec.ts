// No text of a screen is cut off without a way to it and no screen scrolls sideways, down to 320 px, with the longest
// Devanagari names. With English names every-screen.spec.ts measures it.
import type { Browser } from '@playwright/test'
import type { Role, Screen } from '../../scripts/shots/screens.ts'
import { expect, test } from '../support/browser-server.ts'
import { clippedAtWidths, clippedText } from '../support/clipped-text.ts'
import { contextOf, openScreen, ROLES, screensOf } from '../support/screens-of-role.ts'
import type { TestServer } from '../support/server.ts'

/** The narrowest, a phone and a tablet: a name is cut where there is least room for it. */
const WIDTHS = [320, 390, 768]
/** Long words that a browser breaks only where it must. */
const HER = 'श्रीमतीवेंकटलक्ष्मीनरसिंहम्मा कृष्णमूर्तिसुब्रह्मण्यम्'
const HIM = 'चिरंजीवीवेंकटनरसिंहराजुवारि सत्यनारायणशास्त्री'
/** One screen of each kind, in every `npm test`; `npm run test:long` measures all. */
const OFTEN = ['home', 'kundli-result', 'panchang-day', 'register']

async function measure(browser: Browser, server: TestServer, role: Role, screens: readonly Screen[]) {
  const context = await contextOf(browser, server, role)
  const found: Record<string, string[]> = {}
  for (const screen of screens) {
    const page = await openScreen(context, server, { screen, width: 1280 })
    Object.assign(found, await clippedAtWidths(page, screen, WIDTHS))
    await page.close()
  }
  await context.close()
  return found
}

async function useLongNames({ db }: TestServer) {
  await db.batch([
    db.prepare('UPDATE user SET full_name = ?').bind(HER),
    db.prepare('UPDATE birth_profile SET name = ?').bind(HIM),
  ])
}

test('no text is clipped on a screen of each kind', async ({ browser, server }) => {
  const chosen = screensOf('visitor', HER, HIM).filter(({ name }) => OFTEN.includes(name))
  expect(chosen.length).toBe(OFTEN.length)
  expect(await measure(browser, server, 'visitor', chosen)).toEqual({})
})

for (const role of ROLES) {
  test(`no text is clipped, the longest Devanagari names: ${role}`, { tag: '@long' }, async ({ browser, server }) => {
    await useLongNames(server)
    expect(await measure(browser, server, role, screensOf(role, HER, HIM))).toEqual({})
  })
}

test('the measure finds what is cut, and leaves what scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 })
  await page.setContent(`<meta name="viewport" content="width=device-width">
    <p style="width:60px;overflow:hidden;white-space:nowrap">cut by its box</p>
    <p style="width:60px;overflow:auto;white-space:nowrap">scrolls by itself</p>
    <p style="width:60px;overflow:hidden;white-space:nowrap" title="told by its title">told by its title</p>
    <div style="overflow:clip"><p style="margin-left:300px;white-space:nowrap">beyond the window</p></div>`)
  const found = (await clippedText(page)).join('\n')
  expect(found).toContain('cut by its box')
  expect(found).toContain('beyond the window')
  expect(found).not.toContain('scrolls by itself')
  expect(found).not.toContain('told by its title')
})
