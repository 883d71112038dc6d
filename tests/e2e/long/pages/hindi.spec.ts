// The site in Hindi: a kundli, a wallet, and every page of a visitor on a phone, where axe finds nothing, no text is cut off down to
// 320 px, each control is at least 24 px high and wide, and no tab of a result has a sentence in English.

import { hindiProblems } from '#tests/support/screens/hindi-screens.ts'
import { contextOf } from '#tests/support/screens/screens-of-role.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

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
const OTHERS = [
  '',
  '/login',
  '/register',
  '/astrologer-register',
  '/forgot-password',
  '/contact-us',
  '/newsletter',
  '/pricing',
  '/terms',
  '/privacy-policy',
  '/refund-policy',
  '/disclaimer',
  '/about-us',
  '/mission',
  '/vision',
  '/careers',
  '/tools',
  '/topics',
  '/topics/career',
  '/festivals',
  '/festivals/diwali',
  '/glossary',
  '/accuracy',
  '/blogs',
  '/horoscope',
  '/horoscope/mesha/today',
  '/horoscope/mina/year',
  '/panchang',
  '/kundli',
  '/KundliMatch',
  '/muhurta',
  '/panchang/varanasi-uttar-pradesh-india?date=2026-11-08',
  '/muhurta?purpose=marriage&place=pune&from=2026-11-20&to=2026-12-31&star1=4&pada1=2',
  '/kp',
  '/kp/horary?number=145&place=pune&at=2026-11-23T06:00:00Z',
  '/kundli/advanced',
  '/rectification',
  '/prashna?house=10&place=pune&at=2026-11-23T06:00:00Z',
  '/varshaphala',
  '/astrologer/seedAstrologer00000001',
  '/blogs/seedPost00000000000001',
  '/no-such-page',
  ...RESULTS.slice(1),
]

test('a kundli is cast, read and saved as PDF in Hindi', async ({ page, server }) => {
  await page.goto(`${server.url}/hi/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  await expect(page.getByRole('heading', { level: 1, name: 'Priya' })).toBeVisible()
  await expect(page.getByText('उत्तरा भाद्रपद').first()).toBeVisible()
  await expect(page.getByText('Uttara Bhadrapada')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

test('a client looks at the wallet in Hindi', async ({ browser, server }) => {
  const errors: string[] = []
  const user = await logInAs(browser, server, 'user@drishti.test')
  user.on('pageerror', ({ message }) => errors.push(message))
  await user.goto(`${server.url}/hi/dashboard/user/wallet`)
  await started(user)
  await expect(user.getByRole('heading', { level: 1 })).toHaveText(/वॉलेट/)
  await user.goto(`${server.url}/hi`)
  await started(user)
  await expect(user.locator('html')).toHaveAttribute('lang', 'hi')
  expect(errors).toEqual([])
})

test('axe, targets and clipped text on every Hindi page', async ({ browser, server }) => {
  // Fifty pages at two widths.
  test.setTimeout(600_000)
  const context = await contextOf(browser, server, 'visitor')
  expect(await hindiProblems(context, server, OTHERS)).toEqual({})
})
