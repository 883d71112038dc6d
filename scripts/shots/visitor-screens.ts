// The screens of somebody without a login, each with how to reach its state.
import type { Page } from '@playwright/test'
import { failingScreens } from './failing-screens.ts'
import { heading, press, type Screen, submitted } from './screen.ts'

const kundliOf = (name: string) => `n=${encodeURIComponent(name)}&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`
const pairOf = (him: string, her: string) =>
  `a.n=${encodeURIComponent(him)}&a.d=1989-07-09&a.t=21:40:00&a.p=bengaluru-karnataka-india&b.n=${encodeURIComponent(her)}&b.d=1991-03-17&b.t=07:25:00&b.p=chennai-tamil-nadu-india`
const MUHURTA = 'purpose=marriage&place=varanasi-uttar-pradesh-india'
const TABS = ['Reading', 'Divisional charts', 'Yogas', 'Doshas', 'Strength', 'Transits', 'Birth']

async function openFolds(page: Page) {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details:has(> summary h2)')) fold.open = true
  })
}

const searched = (words: string) => (page: Page) =>
  page.getByRole('searchbox', { name: 'Search the glossary' }).fill(words)

const PRACTICE = [
  ['Full name', 'Gauri Kale'],
  ['E-mail', 'gauri@people.test'],
  ['Phone', '+91 98123 45678'],
  ['Password', 'a long enough phrase'],
  ['Years of experience', '7'],
  ['Specializations', 'Birth chart,'],
  ['Languages', 'Marathi,'],
  ['About your work', 'I look at the lagna first, and I say when the chart is silent about a question.'],
] as const

/** The second or the third step of an astrologer's registration. */
function registrationAt(step: 1 | 2) {
  return async (page: Page) => {
    for (const [at, [label, value]] of PRACTICE.entries()) {
      if (step === 1 && at > 3) break
      if (at === 4) await page.getByRole('button', { name: 'Next', exact: true }).click()
      await page.getByLabel(label, { exact: true }).fill(value)
    }
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    if (step === 1) return
    await page.getByLabel('Chat, dollars a minute').fill('1.20')
  }
}

/** The screens of a visitor; `her` and `him` are the names in the charts. */
export const visitorScreens = (her: string, him: string): Screen[] => [
  { name: 'home', path: '/' },
  {
    name: 'home-drawer',
    path: '/',
    widths: [360, 390, 768],
    async act(page) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'blogs', path: '/blogs' },
  { name: 'blogs-none', path: '/blogs?search=zzzz' },
  { name: 'blogs-people', path: '/blogs?search=career' },
  { name: 'blog', path: '/blogs/seedPost00000000000001' },
  { name: 'blog-missing', path: '/blogs/nothing' },
  { name: 'login', path: '/login' },
  {
    name: 'login-wrong',
    path: '/login',
    async act(page) {
      await page.getByLabel('E-mail').fill('user@drishti.test')
      await page.getByLabel('Password', { exact: true }).fill('not her password')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'register', path: '/register' },
  { name: 'register-wrong', path: '/register', act: submitted('Create account') },
  { name: 'astrologer-register', path: '/astrologer-register' },
  { name: 'astrologer-register-practice', path: '/astrologer-register', act: registrationAt(1) },
  { name: 'astrologer-register-prices', path: '/astrologer-register', act: registrationAt(2) },
  { name: 'horoscope', path: '/horoscope' },
  { name: 'horoscope-day', path: '/horoscope/mesha/today' },
  { name: 'horoscope-open', path: '/horoscope/mesha/today', widths: [360, 390], act: openFolds },
  { name: 'horoscope-week', path: '/horoscope/simha/week' },
  { name: 'horoscope-year', path: '/horoscope/mina/year' },
  { name: 'horoscope-no-place', path: '/horoscope/tula/month?place=Nowhereville' },
  { name: 'panchang', path: '/panchang' },
  { name: 'panchang-day', path: '/panchang/varanasi-uttar-pradesh-india?date=2026-11-08' },
  { name: 'panchang-arctic', path: '/panchang/longyearbyen?date=2026-12-21' },
  {
    name: 'panchang-open',
    path: '/panchang/varanasi-uttar-pradesh-india?date=2026-11-08',
    widths: [360, 390],
    act: openFolds,
  },
  { name: 'panchang-wrong', path: '/panchang/no-such-place?date=2026-02-31' },
  { name: 'kundli', path: '/kundli' },
  {
    name: 'kundli-wrong',
    path: '/kundli#n=Priya&d=1991-02-31&t=25:00',
    act: (page) => page.getByRole('alert').first().waitFor(),
  },
  {
    name: 'kundli-places',
    path: '/kundli',
    async act(page) {
      await page.getByRole('combobox', { name: /place/i }).first().fill('chenn')
      await page
        .getByRole('option', { name: /^Chennai/ })
        .first()
        .waitFor()
    },
  },
  { name: 'kundli-result', path: `/kundli#${kundliOf(her)}`, act: heading(her) },
  ...TABS.map((tab) => ({
    name: `kundli-${tab.split(' ')[0]?.toLowerCase()}`,
    path: `/kundli#${kundliOf(her)}&u=15`,
    async act(page: Page) {
      await heading(her)(page)
      await page.getByRole('tab', { name: tab }).first().click()
    },
  })),
  {
    name: 'kundli-timeless',
    path: '/kundli#n=Timeless&d=1991-03-17&p=chennai-tamil-nadu-india',
    act: heading('Timeless'),
  },
  {
    name: 'kundli-twice',
    path: '/kundli#n=Twice&d=2019-11-03&t=01:30:00&p=chicago-illinois-united-states',
    act: heading('Twice'),
  },
  {
    name: 'kundli-paper',
    path: `/kundli#${kundliOf(her)}`,
    paper: true,
    widths: [768],
    async act(page) {
      await heading(her)(page)
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      await page.getByRole('heading', { name: 'Doshas', exact: true }).waitFor()
    },
  },
  { name: 'muhurta', path: '/muhurta' },
  { name: 'muhurta-result', path: `/muhurta?${MUHURTA}&from=2026-11-01&to=2026-12-31&star1=4&pada1=2` },
  { name: 'muhurta-none', path: `/muhurta?${MUHURTA}&from=2026-08-01&to=2026-08-20` },
  { name: 'muhurta-wrong', path: '/muhurta?purpose=travel&place=xyzzy&from=2026-02-31&to=2026-12-31&star1=4' },
  { name: 'advanced', path: '/kundli/advanced' },
  { name: 'advanced-result', path: `/kundli/advanced#${kundliOf(her)}`, act: heading(her) },
  { name: 'kp', path: '/kp' },
  { name: 'kp-result', path: `/kp#${kundliOf(her)}`, act: heading(her) },
  { name: 'kp-horary', path: '/kp/horary' },
  { name: 'kp-horary-result', path: '/kp/horary?number=145&place=chennai-tamil-nadu-india&at=2026-11-23T06:00:00Z' },
  { name: 'kp-horary-wrong', path: '/kp/horary?number=250&place=xyzzy' },
  { name: 'prashna', path: '/prashna' },
  { name: 'prashna-result', path: '/prashna?house=10&place=chennai-tamil-nadu-india&at=2026-11-23T06:00:00Z' },
  { name: 'prashna-wrong', path: '/prashna?house=13&place=xyzzy' },
  { name: 'rectification', path: '/rectification' },
  { name: 'rectification-result', path: `/rectification#${kundliOf(her)}`, act: heading(her) },
  { name: 'varshaphala', path: '/varshaphala' },
  { name: 'varshaphala-result', path: `/varshaphala#${kundliOf(her)}`, act: heading(her) },
  { name: 'match', path: '/KundliMatch' },
  { name: 'match-wrong', path: '/KundliMatch#a.s=3-1', act: (page) => page.getByRole('alert').first().waitFor() },
  { name: 'match-result', path: `/KundliMatch#${pairOf(him, her)}`, act: heading(`${him} and ${her}`) },
  {
    name: 'match-paper',
    path: `/KundliMatch#${pairOf(him, her)}`,
    paper: true,
    widths: [768],
    async act(page) {
      await heading(`${him} and ${her}`)(page)
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    },
  },
  {
    name: 'match-ask',
    path: `/KundliMatch#${pairOf(him, her)}`,
    async act(page) {
      await heading(`${him} and ${her}`)(page)
      await press('Ask an astrologer')(page)
    },
  },
  {
    name: 'kundli-more',
    path: `/kundli#${kundliOf(her)}`,
    widths: [360, 390],
    async act(page) {
      await heading(her)(page)
      await press('More')(page)
    },
  },
  { name: 'tools', path: '/tools' },
  { name: 'accuracy', path: '/accuracy' },
  { name: 'accuracy-found', path: '/accuracy?q=diwali' },
  { name: 'accuracy-none', path: '/accuracy?q=zzzz' },
  { name: 'glossary', path: '/glossary' },
  { name: 'glossary-search', path: '/glossary', act: searched('moon') },
  { name: 'glossary-none', path: '/glossary', act: searched('zzzz') },
  { name: 'api-docs', path: '/docs/api' },
  {
    name: 'api-docs-answer',
    path: '/docs/api?try#get-places-',
    async act(page) {
      await page.getByLabel('q', { exact: true }).fill('chennai')
      await page.getByRole('button', { name: /^Send/ }).first().click()
      await page.getByText('The answer', { exact: true }).waitFor()
    },
  },
  { name: 'terms', path: '/terms' },
  { name: 'refund-policy', path: '/refund-policy' },
  { name: 'disclaimer', path: '/disclaimer' },
  { name: 'mission', path: '/mission' },
  { name: 'vision', path: '/vision' },
  { name: 'careers', path: '/careers' },
  { name: 'about-us', path: '/about-us' },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'contact-us', path: '/contact-us' },
  { name: 'contact-us-wrong', path: '/contact-us', act: submitted('Send the message') },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'newsletter-link', path: '/newsletter/confirm/x' },
  { name: 'pricing', path: '/pricing' },
  { name: 'topics', path: '/topics' },
  { name: 'topic', path: '/topics/marriage' },
  { name: 'festivals', path: '/festivals' },
  { name: 'festival', path: '/festivals/diwali/mumbai-maharashtra-india' },
  { name: 'unknown-address', path: '/no-such-page' },
  ...failingScreens,
]
