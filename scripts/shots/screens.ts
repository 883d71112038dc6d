// The screens that one person sees alone, each with how to reach its state.
import type { Page } from '@playwright/test'

export type Role = 'visitor' | 'user' | 'newcomer' | 'astrologer' | 'admin'

export type Screen = {
  name: string
  path: string
  as?: Role
  /** Brings the page into the state; the picture is taken after it. */
  act?(page: Page): Promise<void>
  /** Only these widths, for what other widths do not have. */
  widths?: readonly number[]
  /** As it is printed. */
  paper?: boolean
}

const kundliOf = (name: string) => `n=${encodeURIComponent(name)}&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`
const pairOf = (him: string, her: string) =>
  `a.n=${encodeURIComponent(him)}&a.d=1989-07-09&a.t=21:40:00&a.p=bengaluru-karnataka-india&b.n=${encodeURIComponent(her)}&b.d=1991-03-17&b.t=07:25:00&b.p=chennai-tamil-nadu-india`
const MEERA = 'seedAstrologer00000001'
const SESSION = 'seedSession00000000001'
const TABS = ['Reading', 'Divisional charts', 'Yogas', 'Doshas', 'Strength', 'Transits', 'Birth']

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

function submitted(button: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('alert').first().waitFor()
  }
}

/** What a visitor sees; `her` and `him` are the names in the charts. */
const visitorScreens = (her: string, him: string): Screen[] => [
  { name: 'home', path: '/' },
  {
    name: 'home-drawer',
    path: '/',
    widths: [390, 768],
    async act(page) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
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
  { name: 'horoscope', path: '/horoscope' },
  { name: 'horoscope-day', path: '/horoscope/mesha/today' },
  { name: 'horoscope-week', path: '/horoscope/simha/week' },
  { name: 'horoscope-year', path: '/horoscope/mina/year' },
  { name: 'horoscope-no-place', path: '/horoscope/tula/month?place=Nowhereville' },
  { name: 'panchang', path: '/panchang' },
  { name: 'panchang-day', path: '/panchang/varanasi-uttar-pradesh-india?date=2026-11-08' },
  { name: 'panchang-arctic', path: '/panchang/longyearbyen?date=2026-12-21' },
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
  { name: 'glossary', path: '/glossary' },
  { name: 'terms', path: '/terms' },
  { name: 'about-us', path: '/about-us' },
  { name: 'contact-us', path: '/contact-us' },
  { name: 'unknown-address', path: '/no-such-page' },
]

const user: Screen[] = (
  [
    { name: 'astrologers', path: '/astrologers' },
    { name: 'astrologers-filtered', path: '/astrologers?skill=Career&language=Hindi' },
    { name: 'astrologers-none', path: '/astrologers?search=zzzz' },
    { name: 'astrologers-filters', path: '/astrologers', widths: [390], act: press('Filters') },
    { name: 'astrologers-by-price', path: '/astrologers?sort=price' },
    { name: 'menu-own', path: '/panchang', widths: [390, 1280], act: press('Open menu') },
    { name: 'astrologer', path: `/astrologer/${MEERA}` },
    { name: 'profile', path: '/dashboard/user/profile' },
    { name: 'wallet', path: '/dashboard/user/wallet' },
    { name: 'wallet-limit', path: '/dashboard/user/wallet', act: press('Change') },
    { name: 'history', path: '/dashboard/user/history' },
    { name: 'history-none-of-a-kind', path: '/dashboard/user/history?kind=phone-call' },
    { name: 'births', path: '/dashboard/user/births' },
    { name: 'births-new-wrong', path: '/dashboard/user/births/new', act: submitted('Save') },
    { name: 'births-edit', path: '/dashboard/user/births/seedBirth0000000000001' },
    {
      name: 'births-delete',
      path: '/dashboard/user/births/seedBirth0000000000001',
      act: (page) => page.getByText('Delete this birth').click(),
    },
    { name: 'chats', path: '/chat' },
    { name: 'chat-ended', path: `/chat/${MEERA}` },
    { name: 'receipt', path: `/receipts/${SESSION}` },
    { name: 'files', path: `/calls/${SESSION}/files` },
    { name: 'call-of-chat', path: `/call/${SESSION}` },
    { name: 'kundli-saved', path: '/kundli' },
  ] satisfies Screen[]
).map((screen) => ({ as: 'user', ...screen }))

const others: Screen[] = [
  { name: 'empty-astrologer', path: `/astrologer/seedAstrologer00000012`, as: 'newcomer' },
  { name: 'empty-wallet', path: '/dashboard/user/wallet', as: 'newcomer' },
  { name: 'empty-history', path: '/dashboard/user/history', as: 'newcomer' },
  { name: 'empty-births', path: '/dashboard/user/births', as: 'newcomer' },
  { name: 'empty-chats', path: '/chat', as: 'newcomer' },
  { name: 'astrologer-dashboard', path: '/dashboard/astrologer/dashboard', as: 'astrologer' },
  { name: 'astrologer-earnings', path: '/dashboard/astrologer/earnings', as: 'astrologer' },
  { name: 'astrologer-availability', path: '/dashboard/astrologer/availability', as: 'astrologer' },
  { name: 'astrologer-profile', path: '/dashboard/astrologer/profile', as: 'astrologer' },
  { name: 'astrologer-chats', path: '/dashboard/astrologer/chats', as: 'astrologer' },
  { name: 'astrologer-history', path: '/dashboard/astrologer/history', as: 'astrologer' },
  { name: 'astrologer-chat-ended', path: `/dashboard/astrologer/chat/${SESSION}`, as: 'astrologer' },
  { name: 'astrologer-receipt', path: `/receipts/${SESSION}`, as: 'astrologer' },
  {
    name: 'astrologer-block',
    path: `/receipts/${SESSION}`,
    as: 'astrologer',
    async act(page) {
      await press('Block this client')(page)
      await page.getByRole('heading', { name: /^Block / }).waitFor()
    },
  },
  { name: 'admin-overview', path: '/dashboard/admin/overview', as: 'admin' },
]

export const screensWith = (her: string, him: string): readonly Screen[] => [
  ...visitorScreens(her, him),
  ...user,
  ...others,
]

export const screens = screensWith('Priya', 'Arjun')
