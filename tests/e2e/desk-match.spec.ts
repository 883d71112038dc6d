// The chart desk with two births, aspects, the panchang and the astrologer's rules.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-server.ts'
import { endChat, startChat } from '../support/chat-pages.ts'

const MEERA = { client: 'user@drishti.test', astrologer: 'astrologer@drishti.test', name: 'Meera Joshi' }
const withBirth = { ...MEERA, birth: 'Priya Raman' }
const drawn = (page: Page) => expect(page.getByRole('group', { name: /North Indian style/ })).toBeVisible()
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const house = (page: Page, n: number) => page.getByRole('button', { name: new RegExp(`^House ${n}, `) })

async function leave(user: Page, meera: Page): Promise<void> {
  await endChat(user)
  await expect(meera.getByText('Session ended', { exact: true }).first()).toBeVisible()
  for (const page of [user, meera]) await page.context().close()
}

test('a second birth is added for a match: its points, its chart, and taken back', async ({ browser, server }) => {
  const { user, other: meera } = await startChat(browser, server, withBirth)
  for (const page of [user, meera]) await drawn(page)
  await expect(tab(meera, 'Match')).toHaveCount(0)
  await user.getByRole('button', { name: 'Add a birth for a match' }).click()
  const dialog = user.getByRole('dialog')
  await expect(dialog.getByText('and the match of both, until the session ends', { exact: false })).toBeVisible()
  await dialog.getByLabel('Birth to share').selectOption('Karthik Iyer')
  await dialog.getByRole('button', { name: 'Add this birth' }).click()
  await expect(meera.getByText('Births of Priya Raman and Karthik Iyer')).toBeVisible()

  await tab(meera, 'Match').click()
  await expect(tab(user, 'Match')).toHaveAttribute('aria-selected', 'true')
  const nadi = (page: Page) => page.getByRole('button', { name: /^Point to Nadi koota/ })
  await expect(nadi(user)).toBeVisible()
  await nadi(meera).click()
  await expect(user.getByText('Meera points to the Nadi koota of the match')).toBeVisible()
  await expect(nadi(user)).toHaveAttribute('data-finger', 'theirs')

  // The other chart, named in words of its own.
  await tab(meera, 'Chart').click()
  await meera
    .getByRole('button', { name: 'Karthik Iyer' })
    .or(meera.getByRole('radio', { name: 'Karthik Iyer' }))
    .click()
  await house(meera, 7).press('Enter')
  await expect(user.getByText('Meera points to the 7th house of Karthik’s chart')).toBeVisible()
  await expect(house(user, 7)).toHaveAttribute('data-finger', 'theirs')
  await meera.getByLabel('Message', { exact: true }).pressSequentially('See @Sat')
  await meera.getByRole('option', { name: /@Saturn of the second chart/ }).click()
  await meera.keyboard.press('Enter')
  await tab(user, 'Yogas').click()
  await user.getByRole('button', { name: 'Show Saturn of the second chart in the chart' }).click()
  await expect(tab(user, 'Chart')).toHaveAttribute('aria-selected', 'true')

  await user.getByRole('button', { name: 'Take the second birth back' }).click()
  await expect(meera.getByText('Birth of Priya Raman')).toBeVisible()
  await expect(tab(meera, 'Match')).toHaveCount(0)
  await drawn(meera)
  await expect(meera.getByText('on the chart of another birth').first()).toBeAttached()
  await meera.getByText(/^Pointed to in this session/).click()
  await expect(meera.getByRole('button', { name: /the Nadi koota of the match/ })).toBeDisabled()

  // Points on the first chart are kept; the reading names its rules.
  await house(meera, 2).press('Enter')
  await expect(user.getByText('Meera points to the 2nd house')).toBeVisible()
  await leave(user, meera)
})

test('aspects, doshas and rows of the panchang are pointed to; the client says where they are', async ({
  browser,
  server,
}) => {
  const { user, other: meera } = await startChat(browser, server, withBirth)
  for (const page of [user, meera]) await drawn(page)
  await meera.getByText('Aspects', { exact: true }).click()
  await meera
    .getByRole('button', { name: /^Point to the aspect of Saturn on the/ })
    .first()
    .click()
  await expect(user.getByText(/Meera points to the aspect of Saturn on the \d+.. house/)).toBeVisible()
  await expect(user.locator('[data-finger="theirs"]')).not.toHaveCount(0)

  await tab(meera, 'Yogas').click()
  await meera.getByRole('button', { name: 'Point to the Manglik rule' }).click()
  await expect(user.getByText('Meera points to the Manglik rule')).toBeVisible()

  await tab(meera, 'Panchang').click()
  await meera.getByRole('button', { name: 'Point to Rahu kalam' }).click()
  await expect(user.getByText('Meera points to Rahu Kalam in the panchang')).toBeVisible()
  await expect(user.getByText('This is the place of birth.')).toBeVisible()
  await user.getByRole('button', { name: 'Show the panchang of where you are' }).click()
  await expect(user.getByText('Meera sees this place until the session ends.')).toBeVisible()
  await user.getByRole('combobox', { name: 'Where you are now' }).fill('Pune')
  await user.getByRole('option', { name: /Pune/ }).first().click()
  await user.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(meera.getByText('This is where Priya is now.')).toBeVisible()
  await expect(user.getByText('This is where you are now.')).toBeVisible()
  await expect(meera.getByText(/Panchang of .*Pune/)).toBeVisible()
  await leave(user, meera)
})

test('the astrologer chooses the rules of both desks, and points keep theirs', async ({ browser, server }) => {
  const { user, other: meera } = await startChat(browser, server, withBirth)
  for (const page of [user, meera]) await drawn(page)
  await house(meera, 1).press('Enter')
  await expect(user.getByText('Meera points to the 1st house')).toBeVisible()
  await expect(user.getByText('Rules used: Lahiri', { exact: false })).toBeVisible()
  await expect(user.getByRole('button', { name: 'Change rules' })).toHaveCount(0)
  await meera.getByRole('button', { name: 'Change rules' }).click()
  await meera.getByLabel('Ayanamsa').selectOption('raman')
  await expect(meera.getByText('Rules used: Raman', { exact: false })).toBeVisible()
  await expect(user.getByText('Rules used: Raman', { exact: false })).toBeVisible()
  await expect(user.getByText('Meera chooses the rules of these charts.')).toBeVisible()
  await house(meera, 4).press('Enter')
  await expect(user.getByText('Meera points to the 4th house')).toBeVisible()
  await user.reload()
  await expect(user.getByText('Rules used: Raman', { exact: false })).toBeVisible()
  const id = new URL(meera.url()).pathname.split('/').at(-1) ?? ''
  await endChat(user)
  // A page that is left at once may take the request for the end along.
  await expect(meera.getByText('Session ended', { exact: true }).first()).toBeVisible()
  await user.goto(`${server.url}/dashboard/user/readings/${id}`)
  await expect(user.getByText('Rules used: Raman', { exact: false })).toBeVisible()
  for (const page of [user, meera]) await page.context().close()
})
