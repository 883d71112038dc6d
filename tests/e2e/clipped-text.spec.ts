// No text of any screen is cut off without a way to it and no screen scrolls sideways, down to 320 px: with English
// names and with the longest Devanagari ones.
import type { Browser, Page } from '@playwright/test'
import { type Role, type Screen, screensWith } from '../../scripts/shots/screens.ts'
import { expect, logInAs, test } from '../support/browser-server.ts'
import { clippedText } from '../support/clipped-text.ts'
import { PASSWORD, registerUser } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'

/** 640 and 320 are a window of 1280 at 200 % and 400 % (WCAG 1.4.4 and 1.4.10). */
const WIDTHS = [320, 360, 390, 640, 768, 1280]
/** Long words that a browser breaks only where it must. */
const HER = 'श्रीमतीवेंकटलक्ष्मीनरसिंहम्मा कृष्णमूर्तिसुब्रह्मण्यम्'
const HIM = 'चिरंजीवीवेंकटनरसिंहराजुवारि सत्यनारायणशास्त्री'
const ROLES: Role[] = ['visitor', 'user', 'newcomer', 'astrologer', 'admin']
const EMAILS = { user: 'user@drishti.test', astrologer: 'astrologer@drishti.test', admin: 'admin@drishti.test' }
/** One screen of each kind, in every `npm test`; `npm run test:long` measures all. */
const OFTEN = [
  'home',
  'kundli-result',
  'match-result',
  'panchang-day',
  'muhurta-result',
  'kp-result',
  'varshaphala-result',
  'horoscope-day',
  'register',
  'unknown-address',
]

async function contextOf(browser: Browser, server: TestServer, role: Role) {
  if (role === 'visitor') return browser.newContext()
  if (role !== 'newcomer') return (await logInAs(browser, server, EMAILS[role])).context()
  const { email } = await registerUser(server)
  return (await logInAs(browser, server, email, PASSWORD)).context()
}

/** Some parts measure themselves and are drawn once more in the frame after the window's new size. */
function drawnAnew(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
      }),
  )
}

async function measure(browser: Browser, server: TestServer, role: Role, screens: readonly Screen[]) {
  const context = await contextOf(browser, server, role)
  const found: Record<string, string[]> = {}
  for (const { path, name, act, widths } of screens) {
    const page = await context.newPage()
    await page.setViewportSize({ width: widths?.[0] ?? 1280, height: 900 })
    await page.goto(server.url + path)
    await page.waitForFunction(() => window.__started)
    await act?.(page)
    await page.evaluate(() => document.fonts.ready)
    for (const width of widths ? [320, ...widths.filter((each) => each < 640)] : WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await drawnAnew(page)
      const clipped = await clippedText(page)
      if (clipped.length > 0) found[`${name} at ${width}`] = clipped
    }
    await page.close()
  }
  await context.close()
  return found
}

const screensOf = (role: Role, her: string, him: string) =>
  screensWith(her, him).filter(({ as = 'visitor', paper }) => as === role && !paper)

async function useLongNames({ db }: TestServer) {
  await db.batch([
    db.prepare('UPDATE user SET full_name = ?').bind(HER),
    db.prepare('UPDATE birth_profile SET name = ?').bind(HIM),
  ])
}

test('no text is clipped on the screens that show most', { tag: '@long' }, async ({ browser, server }) => {
  const chosen = screensOf('visitor', HER, HIM).filter(({ name }) => OFTEN.includes(name))
  expect(chosen.length).toBe(OFTEN.length)
  expect(await measure(browser, server, 'visitor', chosen)).toEqual({})
})

for (const role of ROLES) {
  test(`no text is clipped, English names: ${role}`, { tag: '@long' }, async ({ browser, server }) => {
    expect(await measure(browser, server, role, screensOf(role, 'Priya', 'Arjun'))).toEqual({})
  })
}

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
