// The screens that one person sees alone, each with how to reach its state.
import type { Page } from '@playwright/test'
import { started } from '#tests/support/servers/started.ts'
import { adminScreens } from './admin-screens.ts'
import { answered, openDialog, press, type Screen, submitted } from './screen.ts'
import { visitorScreens } from './visitor-screens.ts'

export type { Role, Screen } from './screen.ts'

const MEERA = 'seedAstrologer00000001'
const SESSION = 'seedSession00000000001'

/** The user follows one astrologer from the first picture on. */
async function following(page: Page): Promise<void> {
  // By its place: the names are others where long ones are tried.
  const shown = page.getByRole('button', { name: /^Unfollow / }).first()
  if (await shown.isVisible()) return
  await page.goto(new URL(`/astrologer/${MEERA}`, page.url()).href)
  await started(page)
  const stored = page.waitForResponse(/\/follow\/$/)
  await press(/^Follow /)(page)
  await stored
  await page.goto(new URL('/dashboard/user/following', page.url()).href)
  await started(page)
  await shown.waitFor()
}

const archive = (state: 'waiting' | 'ready' | 'failed') => ({
  state,
  requested_at: 0,
  expires_at: Date.UTC(2026, 10, 21, 5),
  bytes: 48_300,
  url: '/archive',
  parts: state === 'ready' ? [{ url: '/archive', bytes: 48_300 }] : [],
})

async function wrongAmount(page: Page): Promise<void> {
  await page.getByText('Other', { exact: true }).click()
  await page.getByLabel('Amount in dollars').fill('3')
  await page.getByRole('button', { name: /^Add/ }).click()
  await page.getByText('The smallest top-up is $5.').waitFor()
}

async function wrongProfile(page: Page): Promise<void> {
  await page.getByLabel('About your work').fill('Too short.')
  await page.getByLabel('Calls, dollars a minute').fill('')
  await press('Save the profile')(page)
  await page.getByText('Please enter a price.').waitFor()
}

async function wrongHours(page: Page): Promise<void> {
  await press('Add hours on Sunday')(page)
  await page.getByLabel('Sunday, from').last().fill('18:00')
  await page.getByLabel('Sunday, to').last().fill('09:00')
  await press('Save the hours')(page)
  await page.getByRole('alert').first().waitFor()
}

const NEWCOMERS = 'dashboard calls chats earnings bookings reviews blogs history availability profile'.split(' ')

const user: Screen[] = (
  [
    { name: 'astrologers', path: '/astrologers' },
    { name: 'astrologers-filtered', path: '/astrologers?skill=Career&language=Hindi' },
    { name: 'astrologers-none', path: '/astrologers?search=zzzz' },
    { name: 'astrologers-filters', path: '/astrologers', widths: [360, 390], act: press('Filters') },
    { name: 'astrologers-by-price', path: '/astrologers?sort=price' },
    { name: 'menu-own', path: '/panchang', widths: [360, 390, 1280], act: press('Open menu') },
    { name: 'astrologer', path: `/astrologer/${MEERA}` },
    { name: 'profile', path: '/dashboard/user/profile' },
    { name: 'profile-delete', path: '/dashboard/user/profile', act: press(/^Delete account/) },
    { name: 'notices', path: '/dashboard/user/notices' },
    { name: 'following', path: '/dashboard/user/following', act: following },
    { name: 'wallet', path: '/dashboard/user/wallet' },
    {
      name: 'wallet-limit',
      path: '/dashboard/user/wallet',
      act: (page) => page.getByText('Change', { exact: true }).click(),
    },
    { name: 'history', path: '/dashboard/user/history' },
    { name: 'history-none-of-a-kind', path: '/dashboard/user/history?kind=phone-call' },
    { name: 'bookings', path: '/dashboard/user/bookings' },
    { name: 'readings', path: '/dashboard/user/readings' },
    { name: 'births', path: '/dashboard/user/births' },
    { name: 'births-new-wrong', path: '/dashboard/user/births/new', act: submitted('Save') },
    { name: 'births-edit', path: '/dashboard/user/births/seedBirth0000000000001' },
    {
      name: 'births-delete',
      path: '/dashboard/user/births/seedBirth0000000000001',
      act: (page) => page.getByText('Delete this birth').click(),
    },
    { name: 'chats', path: '/chat' },
    { name: 'chats-none', path: '/chat?search=zzzz' },
    { name: 'chat-ended', path: `/chat/${MEERA}` },
    { name: 'receipt', path: `/receipts/${SESSION}` },
    {
      name: 'receipt-problem',
      path: `/receipts/${SESSION}`,
      act: (page) => page.getByText('Report a problem').click(),
    },
    ...(['pending', 'failed', 'succeeded'] as const).map((status) => ({
      name: `wallet-top-up-${status}`,
      path: '/dashboard/user/wallet?topup=x',
      before: answered('**/topups/x/', { id: 'x', amount_cents: 2000, status }),
    })),
    { name: 'wallet-top-up-wrong', path: '/dashboard/user/wallet', act: wrongAmount },
    ...(['waiting', 'ready', 'failed'] as const).map((state) => ({
      name: `profile-archive-${state}`,
      path: '/dashboard/user/profile',
      before: answered('**/users/export/', archive(state)),
    })),
    { name: 'wallet-empty-month', path: '/dashboard/user/wallet?month=2026-01' },
    { name: 'files', path: `/calls/${SESSION}/files` },
    { name: 'call-of-chat', path: `/call/${SESSION}` },
    { name: 'kundli-saved', path: '/kundli' },
  ] satisfies Screen[]
).map((screen) => ({ as: 'user', ...screen }))

/** The rich text editor has loaded. */
const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' }).waitFor()

const others: Screen[] = [
  { name: 'empty-astrologer', path: `/astrologer/seedAstrologer00000012`, as: 'newcomer' },
  { name: 'empty-wallet', path: '/dashboard/user/wallet', as: 'newcomer' },
  { name: 'empty-history', path: '/dashboard/user/history', as: 'newcomer' },
  { name: 'empty-readings', path: '/dashboard/user/readings', as: 'newcomer' },
  { name: 'empty-births', path: '/dashboard/user/births', as: 'newcomer' },
  { name: 'empty-chats', path: '/chat', as: 'newcomer' },
  { name: 'empty-notices', path: '/dashboard/user/notices', as: 'newcomer' },
  { name: 'empty-bookings', path: '/dashboard/user/bookings', as: 'newcomer' },
  { name: 'empty-profile', path: '/dashboard/user/profile', as: 'newcomer' },
  { name: 'empty-following', path: '/dashboard/user/following', as: 'newcomer' },
  ...NEWCOMERS.map((page) => ({
    name: `newcomer-astrologer-${page}`,
    path: `/dashboard/astrologer/${page}`,
    as: 'newcomer-astrologer' as const,
  })),
  { name: 'astrologer-dashboard', path: '/dashboard/astrologer/dashboard', as: 'astrologer' },
  { name: 'astrologer-earnings', path: '/dashboard/astrologer/earnings', as: 'astrologer' },
  { name: 'astrologer-earnings-months', path: '/dashboard/astrologer/earnings?by=month', as: 'astrologer' },
  { name: 'astrologer-earnings-sessions', path: '/dashboard/astrologer/earnings?by=session', as: 'astrologer' },
  { name: 'astrologer-statement', path: '/dashboard/astrologer/earnings/statement', as: 'astrologer' },
  { name: 'astrologer-notices', path: '/dashboard/astrologer/notices', as: 'astrologer' },
  { name: 'astrologer-reviews', path: '/dashboard/astrologer/reviews', as: 'astrologer' },
  { name: 'astrologer-calls', path: '/dashboard/astrologer/calls', as: 'astrologer' },
  { name: 'astrologer-calls-none', path: '/dashboard/astrologer/calls?client=zzzz', as: 'astrologer' },
  { name: 'astrologer-availability', path: '/dashboard/astrologer/availability', as: 'astrologer' },
  { name: 'astrologer-profile', path: '/dashboard/astrologer/profile', as: 'astrologer' },
  { name: 'astrologer-profile-wrong', path: '/dashboard/astrologer/profile', as: 'astrologer', act: wrongProfile },
  { name: 'astrologer-hours-wrong', path: '/dashboard/astrologer/availability', as: 'astrologer', act: wrongHours },
  { name: 'astrologer-chats', path: '/dashboard/astrologer/chats', as: 'astrologer' },
  { name: 'astrologer-blogs', path: '/dashboard/astrologer/blogs', as: 'astrologer' },
  {
    name: 'astrologer-blogs-delete',
    path: '/dashboard/astrologer/blogs',
    as: 'astrologer',
    act: openDialog(/^Delete/),
  },
  { name: 'blog-draft', path: '/blogs/seedPost00000000000008', as: 'astrologer' },
  { name: 'blog-write', path: '/blogs/create', as: 'astrologer', act: editor },
  { name: 'blog-write-wrong', path: '/blogs/create', as: 'astrologer', act: submitted('Create') },
  { name: 'blog-edit', path: '/blogs/edit/seedPost00000000000001', as: 'astrologer', act: editor },
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
  { name: 'astrologer-bookings', path: '/dashboard/astrologer/bookings', as: 'astrologer' },
]

export const screensWith = (her: string, him: string): readonly Screen[] => [
  ...visitorScreens(her, him),
  ...user,
  ...others,
  ...adminScreens,
]

export const screens = screensWith('Priya', 'Arjun')
