// Screenshots of both sides of a consultation: a chat and a web call, from the ring to the end.
import type { Page } from '@playwright/test'
import { accountScene } from './account-scene.ts'
import { hindiCallScene, hindiPhoneScene } from './hindi-scene.ts'
import { moneyScene } from './money-scene.ts'
import { pausesScene } from './pauses-scene.ts'
import { phoneScene } from './phone-scene.ts'
import { practiceScene } from './practice-scene.ts'
import { ask, choose, online, pageOf, type Scene, type Stage, say, shoot } from './stage.ts'
import { waitingScene } from './waiting-scene.ts'

async function chat(stage: Stage): Promise<void> {
  const { folder, server } = stage
  const shot = (page: Page, name: string) => shoot(page, name, folder)
  const meera = await online(stage, 'astrologer@drishti.test')
  await shot(meera, 'live-online')
  const user = await pageOf(stage, 'user@drishti.test', '/')
  await choose(user, server.url, 'Meera Joshi')
  await shot(user, 'live-ask')
  await ask(user, 'Meera Joshi')
  await user.getByText('Ringing Meera Joshi').waitFor()
  await meera.getByRole('alertdialog', { name: 'Incoming Chat' }).waitFor()
  await shot(user, 'live-chat-ringing')
  await shot(meera, 'live-incoming-chat')
  await say(user, 'Namaste Meera ji. I have an offer to move to Toronto.')
  await shot(user, 'live-chat-written')
  await meera.getByRole('button', { name: 'Accept Chat' }).click()
  await user.getByText('Session started').waitFor()
  await meera.getByText('Toronto').waitFor()
  await say(meera, 'Namaste Priya, let me look at the ninth house first.')
  await user.getByText('ninth house').waitFor()
  await user.getByText('read', { exact: true }).waitFor({ state: 'attached' })
  await meera.getByText('read', { exact: true }).waitFor({ state: 'attached' })
  await shot(user, 'live-chat-user')
  await shot(meera, 'live-chat-astrologer')
  const wallet = await user.context().newPage()
  await wallet.goto(`${server.url}/dashboard/user/wallet`)
  await wallet.getByText('Chat with Meera Joshi', { exact: true }).first().waitFor()
  await shot(wallet, 'live-wallet')
  await wallet.close()
  await user.getByRole('button', { name: 'End', exact: true }).click()
  await shot(user, 'live-chat-end')
  await user.getByRole('button', { name: 'End session' }).click()
  await user.getByText('Ended by you.').waitFor()
  await user.getByRole('link', { name: 'Receipt' }).waitFor()
  await shot(user, 'live-chat-over')
  for (const page of [user, meera]) await page.context().close()
}

async function call(stage: Stage): Promise<void> {
  const { folder, server } = stage
  const shot = (page: Page, name: string) => shoot(page, name, folder)
  const farzana = await online(stage, 'farzana@drishti.test')
  const user = await pageOf(stage, 'daniel@drishti.test', '/')
  await choose(user, server.url, 'Farzana Qureshi')
  await ask(user, 'Farzana Qureshi', 'Web call')
  await user.waitForURL(/\/call\//)
  await farzana.getByRole('alertdialog', { name: 'Incoming Call' }).waitFor()
  await shot(user, 'live-call-ringing')
  await shot(farzana, 'live-incoming-call')
  const opened = farzana.context().waitForEvent('page')
  await farzana.getByRole('button', { name: 'Accept on Web' }).click()
  const answered = await opened
  await user.getByText('Speaking').waitFor()
  await answered.getByText('Speaking').waitFor()
  await shot(user, 'live-call-speaking')
  await shot(answered, 'live-call-astrologer')
  await answered.getByRole('button', { name: 'Ask for a birth' }).click()
  await user.getByText('asks for a birth.', { exact: false }).waitFor()
  await shot(user, 'live-call-birth-asked')
  await user.getByRole('button', { name: 'Share a birth' }).click()
  const dialog = user.getByRole('dialog')
  await dialog.getByLabel('Place of birth').waitFor()
  await shot(user, 'live-call-new-birth')
  await dialog.getByLabel('Name', { exact: true }).fill('Daniel Osei')
  for (const [part, value] of [
    ['Day', '9'],
    ['Year', '1988'],
    ['Hour', '14'],
    ['Minute', '5'],
  ] as const)
    await dialog.getByLabel(part, { exact: true }).fill(value)
  await dialog.getByLabel('Month', { exact: true }).selectOption('August')
  await dialog.getByLabel('Place of birth').fill('Accra, Greater Accra, Ghana')
  await dialog
    .getByRole('option', { name: /^Accra/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Save and share' }).click()
  for (const page of [user, answered])
    await page.getByRole('group', { name: /North Indian style/ }).waitFor({ state: 'attached' })
  await answered.getByRole('button', { name: /^House 10, / }).press('Enter')
  await user.getByText('Farzana points to the 10th house').first().waitFor()
  await shot(user, 'live-call-desk')
  await shot(answered, 'live-call-desk-astrologer')
  await user.getByRole('button', { name: 'Keypad' }).click()
  await shot(user, 'live-call-keypad')
  const second = await user.context().newPage()
  await second.goto(`${server.url}/terms`)
  await second.getByRole('link', { name: /call/i }).first().waitFor()
  await shot(second, 'live-strip')
  await user.getByRole('button', { name: 'End call' }).first().click()
  await user.getByText('The call is over.').waitFor()
  await shot(user, 'live-call-over')
  await shot(answered, 'live-call-over-astrologer')
  for (const page of [user, farzana]) await page.context().close()
}

/** The reading that the astrologer leaves after a chat, and the user's page of it. */
async function reading({ folder }: Stage, { user, meera }: { user: Page; meera: Page }): Promise<void> {
  const shot = (page: Page, name: string) => shoot(page, name, folder)
  await user.getByRole('button', { name: 'End', exact: true }).click()
  await user.getByRole('button', { name: 'End session' }).click()
  await meera.getByRole('button', { name: 'Leave a reading' }).click()
  const dialog = meera.getByRole('dialog')
  await dialog.getByLabel('Note').fill('Saturn in the 11th carries what you build with others.\n\nAnswer by Friday.')
  await dialog.getByRole('button', { name: 'Add a day' }).click()
  await dialog.getByLabel('Day 1', { exact: true }).fill('2030-01-05')
  await dialog.getByLabel('What day 1 is for').fill('Guru enters Simha: look at the offer again')
  await dialog.getByLabel('Remedies').fill('Light a lamp on Saturdays.')
  await shot(meera, 'live-reading-form')
  await dialog.getByRole('button', { name: 'Send the reading' }).click()
  await meera.getByRole('button', { name: 'Change the reading' }).waitFor()
  await shot(meera, 'live-reading-left')
  await user.getByRole('link', { name: 'Your reading' }).click()
  await user.getByText('Light a lamp on Saturdays.').waitFor()
  await user
    .getByRole('group', { name: /North Indian style/ })
    .last()
    .waitFor()
  await shot(user, 'live-reading')
  await user.getByRole('link', { name: 'Readings' }).last().click()
  await user
    .getByRole('link', { name: /^Open the reading/ })
    .first()
    .waitFor()
  await shot(user, 'live-readings')
}

/** Opens the desk of both sides; the astrologer has pointed to a house and sent a message about it. */
export async function openDesks(stage: Omit<Stage, 'folder'>): Promise<{ user: Page; meera: Page }> {
  const { server } = stage
  const meera = await online(stage, 'astrologer@drishti.test')
  const user = await pageOf(stage, 'user@drishti.test', '/')
  await choose(user, server.url, 'Meera Joshi')
  await user.getByLabel('Birth to share').selectOption('Priya Raman')
  await ask(user, 'Meera Joshi')
  await user.getByText('Ringing Meera Joshi').waitFor()
  await meera.getByRole('button', { name: 'Accept Chat' }).click()
  await user.getByText('Session started').waitFor()
  await say(user, 'I have an offer to move to Toronto and must answer by Friday.')
  for (const page of [user, meera]) await page.getByRole('group', { name: /North Indian style/ }).waitFor()
  await meera.getByRole('button', { name: /^House 11, / }).press('Enter')
  await say(
    meera,
    'Look at @Saturn in the @11th house, with Rahu: work that grows through large groups suits this chart.',
  )
  await user.getByText('Meera points to the 11th house').waitFor()
  await user.getByRole('button', { name: 'Show Saturn in the chart' }).waitFor()
  return { user, meera }
}

/** A second birth beside the first: its dialog, the match, the panchang, and the aspects of a graha. */
async function twoBirths({ folder }: Stage, { user, meera }: { user: Page; meera: Page }): Promise<void> {
  const shot = (page: Page, name: string) => shoot(page, name, folder)
  await user.getByRole('button', { name: 'Add a birth for a match' }).click()
  const dialog = user.getByRole('dialog')
  await dialog.getByLabel('Birth to share').selectOption('Karthik Iyer')
  await shot(user, 'live-desk-share')
  await dialog.getByRole('button', { name: 'Enter a new birth' }).click()
  await dialog.getByLabel('Place of birth').waitFor()
  await shot(user, 'live-desk-new-birth')
  await dialog.getByRole('button', { name: 'Choose a saved birth' }).click()
  await dialog.getByRole('button', { name: 'Add this birth' }).click()
  await meera.getByRole('tab', { name: 'Match' }).click()
  await meera.getByRole('button', { name: /^Point to Nadi koota/ }).click()
  await user.getByText('Meera points to the Nadi koota', { exact: false }).first().waitFor()
  await shot(meera, 'live-desk-match')
  await shot(user, 'live-desk-match-user')
  await meera.getByRole('tab', { name: 'Panchang' }).click()
  await meera.getByRole('button', { name: /^Point to Tithi/ }).waitFor()
  await shot(meera, 'live-desk-panchang')
  await meera.getByRole('tab', { name: 'Chart' }).click()
  await meera.getByRole('combobox', { name: 'Chart', exact: true }).selectOption('10')
  await meera.getByText('Aspects', { exact: true }).click()
  await meera
    .getByRole('button', { name: /^Point to the aspect of Saturn on the/ })
    .first()
    .click()
  await shot(meera, 'live-desk-aspects')
}

async function desk(stage: Stage): Promise<void> {
  const shot = (page: Page, name: string) => shoot(page, name, stage.folder)
  const { user, meera } = await openDesks(stage)
  await shot(user, 'live-desk-user')
  await shot(meera, 'live-desk-astrologer')
  for (const tab of ['Planets', 'Dasha', 'Transits', 'Yogas']) {
    await meera.getByRole('tab', { name: tab }).click()
    await shot(meera, `live-desk-${tab.toLowerCase()}`)
  }
  await meera
    .getByRole('button', { name: /^Point to the/ })
    .first()
    .click()
  await meera.getByRole('textbox', { name: 'Message', exact: true }).pressSequentially('See @Ve')
  await meera.getByRole('listbox').waitFor()
  await shot(meera, 'live-desk-menu')
  await meera.getByRole('textbox', { name: 'Message', exact: true }).fill('')
  await twoBirths(stage, { user, meera })
  await reading(stage, { user, meera })
  for (const page of [user, meera]) await page.context().close()
}

export const liveScenes: readonly Scene[] = [
  { name: 'live-chat', play: chat },
  { name: 'live-call', play: call },
  { name: 'live-desk', play: desk },
  hindiCallScene,
  moneyScene,
  waitingScene,
  pausesScene,
  practiceScene,
  // After the scenes that log an admin in by the password alone, because this one creates a passkey for the admin.
  accountScene,
  phoneScene,
  hindiPhoneScene,
]
