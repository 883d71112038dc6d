// The screens of the back office, full, empty and with what is wrong in a form.
import type { Page } from '@playwright/test'
import { press, type Screen, submitted } from './screen.ts'

const PATH = '/dashboard/admin'
/** The dialog's own box has no size; its buttons have one. */
const dialog = (page: Page) => page.getByRole('dialog').getByRole('button').first().waitFor()

/** A dialog that one button opens. */
const opened = (button: string | RegExp) => async (page: Page) => {
  await press(button)(page)
  await dialog(page)
}

/** An entry of the menu of actions on a row. */
const chosen = (menu: RegExp, entry: string | RegExp) => async (page: Page) => {
  await press(menu)(page)
  await page.getByRole('menuitem', { name: entry }).click()
  await dialog(page)
}

const loaded = (days: string) => async (page: Page) => {
  await page.getByLabel('Days').fill(days)
  await press('Load Payout Data')(page)
  await page
    .getByRole(days === '0' ? 'alert' : 'table')
    .first()
    .waitFor()
}

/** The first row, whatever its astrologer is called. */
const ROW = /^Actions on /
const screens: Omit<Screen, 'as'>[] = [
  { name: 'overview', path: `${PATH}/overview` },
  { name: 'overview-week', path: `${PATH}/overview?period=week` },
  { name: 'astrologers', path: `${PATH}/astrologers` },
  { name: 'astrologers-none', path: `${PATH}/astrologers?search=zzzz` },
  { name: 'astrologer-details', path: `${PATH}/astrologers`, act: opened(/^Details of /) },
  { name: 'astrologer-edit', path: `${PATH}/astrologers`, act: chosen(ROW, /^Edit/) },
  { name: 'astrologer-verification', path: `${PATH}/astrologers`, act: chosen(ROW, 'Verification') },
  { name: 'astrologer-delete', path: `${PATH}/astrologers`, act: chosen(ROW, /^Delete/) },
  { name: 'payout-summary', path: `${PATH}/payout-summary` },
  { name: 'payout-summary-loaded', path: `${PATH}/payout-summary`, act: loaded('30') },
  { name: 'payout-summary-wrong', path: `${PATH}/payout-summary`, act: loaded('0') },
  { name: 'payouts', path: `${PATH}/payouts` },
  { name: 'reports', path: `${PATH}/reports` },
  { name: 'settings', path: `${PATH}/settings` },
  {
    name: 'settings-wrong',
    path: `${PATH}/settings`,
    async act(page) {
      await page.getByLabel('Rupees for a dollar').fill('0')
      await submitted('Save the settings')(page)
    },
  },
  { name: 'voice-rates', path: `${PATH}/settings/voice-rates` },
  { name: 'voice-rates-history', path: `${PATH}/settings/voice-rates`, act: opened(/^Rates of India/) },
  { name: 'voice-rates-add', path: `${PATH}/settings/voice-rates`, act: opened('Add a rate: India, phone') },
  { name: 'account', path: `${PATH}/account` },
  { name: 'inbox', path: `${PATH}/inbox` },
  { name: 'inbox-none', path: `${PATH}/inbox?closed=true&kind=dispute` },
  { name: 'client-errors', path: `${PATH}/client-errors` },
  { name: 'client-errors-none', path: `${PATH}/client-errors?seen=true&kind=push` },
  { name: 'clients', path: `${PATH}/clients` },
  { name: 'clients-none', path: `${PATH}/clients?search=zzzz` },
  { name: 'client', path: `${PATH}/clients/seedUser00000000000001` },
  { name: 'client-block', path: `${PATH}/clients/seedUser00000000000001`, act: opened('Block') },
  { name: 'calls', path: `${PATH}/calls` },
  { name: 'calls-none', path: `${PATH}/calls?search=zzzz` },
  { name: 'earnings', path: `${PATH}/earnings` },
  { name: 'reviews', path: `${PATH}/reviews` },
  { name: 'content', path: `${PATH}/content` },
  { name: 'content-none', path: `${PATH}/content?author_name=zzzz` },
  { name: 'content-read', path: `${PATH}/content`, act: opened(/^Read /) },
  { name: 'audit', path: `${PATH}/audit` },
  { name: 'audit-none', path: `${PATH}/audit?object=session:nothing` },
  { name: 'live-none', path: `${PATH}/live` },
  { name: 'messages', path: `${PATH}/messages` },
  { name: 'messages-none', path: `${PATH}/messages?search=zzzz` },
  { name: 'session', path: `${PATH}/messages/seedSession00000000001` },
  { name: 'session-open', path: `${PATH}/messages/seedSession00000000001`, act: opened('Open') },
  { name: 'shared-files', path: `${PATH}/shared-files` },
  { name: 'shared-files-none', path: `${PATH}/shared-files?search=zzzz` },
]

export const adminScreens: readonly Screen[] = screens.map((screen) => ({
  ...screen,
  name: `admin-${screen.name}`,
  as: 'admin',
}))
