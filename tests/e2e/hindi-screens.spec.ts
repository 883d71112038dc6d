// The Hindi pages of a visitor: axe finds nothing on a phone, no text is cut off at its width and at 320 px, and each control is
// at least 24 px high and wide; no tab of a result has a sentence in English. every-screen.spec.ts looks at the English ones, in both themes and at every width.
import type { BrowserContext, Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { expect, test } from '../support/browser-server.ts'
import { clippedAtWidths } from '../support/clipped-text.ts'
import { contextOf, drawnAnew, openScreen } from '../support/screens-of-role.ts'
import type { TestServer } from '../support/server.ts'
import { smallTargets } from '../support/small-targets.ts'
import { englishLines, visibleText } from '../support/visible-text.ts'

const BIRTH = 'n=श्रीमतीवेंकटलक्ष्मीनरसिंहम्मा&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india'
const PAIR =
  'a.n=Arjun&a.d=1989-07-09&a.t=21:40:00&a.p=bengaluru-karnataka-india&b.n=Priya&b.d=1991-03-17&b.t=07:25:00&b.p=chennai-tamil-nadu-india'

/** A page whose scripts draw a result is ready when its heading is. */
const RESULTS = [
  `/kundli#${BIRTH}`,
  `/KundliMatch#${PAIR}`,
  `/varshaphala#${BIRTH}`,
  `/kp#${BIRTH}`,
  `/kundli/advanced#${BIRTH}`,
]
const OFTEN = [RESULTS[0] ?? '']
const OTHERS = [
  '',
  ...['/login', '/register', '/astrologer-register', '/forgot-password', '/contact-us', '/newsletter', '/pricing'],
  ...['/terms', '/privacy-policy', '/refund-policy', '/disclaimer', '/about-us', '/mission', '/vision', '/careers'],
  ...['/topics', '/topics/career', '/festivals', '/festivals/diwali', '/glossary', '/accuracy', '/blogs'],
  ...[
    '/horoscope',
    '/horoscope/mesha/today',
    '/horoscope/mina/year',
    '/panchang',
    '/kundli',
    '/KundliMatch',
    '/muhurta',
  ],
  '/panchang/varanasi-uttar-pradesh-india?date=2026-11-08',
  '/muhurta?purpose=marriage&place=pune&from=2026-11-20&to=2026-12-31&star1=4&pada1=2',
  ...['/kp', '/kp/horary?number=145&place=pune&at=2026-11-23T06:00:00Z', '/kundli/advanced', '/rectification'],
  ...['/prashna?house=10&place=pune&at=2026-11-23T06:00:00Z', '/varshaphala', '/astrologer/seedAstrologer00000001'],
  ...['/blogs/seedPost00000000000001', '/no-such-page', ...RESULTS.slice(1)],
]

const PLACES = /Chennai, Tamil Nadu, India|Bengaluru, Karnataka, India/g

const namesAreThere = (page: Page) =>
  page
    .locator('main h1')
    .filter({ hasText: /Arjun|श्रीमती/ })
    .waitFor()

/** Lines in English, in each tab of a result. */
async function englishOf(page: Page): Promise<string[]> {
  let words = visibleText(await page.content())
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await drawnAnew(page)
    words += visibleText(await page.content())
  }
  return englishLines(words.replace(PLACES, ''))
}

async function problemsOf(context: BrowserContext, server: TestServer, paths: readonly string[]) {
  const found: Record<string, string[]> = {}
  const note = (place: string, problems: string[]) => {
    if (problems.length > 0) found[place] = problems
  }
  for (const path of paths) {
    const name = path.split('#')[0] ?? ''
    const act = RESULTS.includes(path) ? { act: namesAreThere } : {}
    const screen = { name, path: `/hi${path}`, ...act }
    const page = await openScreen(context, server, { screen, width: 390 })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    note(`${name} axe`, await findings(page))
    note(`${name} targets`, await smallTargets(page))
    Object.assign(found, await clippedAtWidths(page, screen, [320, 390]))
    if (RESULTS.includes(path)) note(`${name} English`, await englishOf(page))
    await page.close()
  }
  return found
}

test('axe, targets and clipped text on a Hindi kundli', async ({ browser, server }) => {
  const context = await contextOf(browser, server, 'visitor')
  expect(await problemsOf(context, server, OFTEN)).toEqual({})
  await context.close()
})

test('axe, targets and clipped text on every Hindi page', { tag: '@long' }, async ({ browser, server }) => {
  const context = await contextOf(browser, server, 'visitor')
  expect(await problemsOf(context, server, OTHERS)).toEqual({})
  await context.close()
})
