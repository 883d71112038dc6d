// The chart desk: births that are asked for, shared, changed, taken back and entered in mid-session.
import { expect, test } from '../support/browser-server.ts'
import { startChat } from '../support/chat-pages.ts'
import { drawn, leave, MEERA, pointTo } from '../support/desk-pages.ts'

test('a birth is asked for, shared, changed and taken back in mid-session, without a reload', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const { user, other: meera } = await startChat(browser, server, MEERA)
  await meera.getByRole('button', { name: 'Ask for a birth' }).click()
  await expect(user.getByText('Meera Joshi asks for a birth.', { exact: false })).toBeVisible()
  const share = async (name: string) => {
    await user.getByLabel('Birth to share').selectOption(name)
    await user.getByRole('dialog').getByRole('button', { name: 'Share a birth' }).click()
  }
  await user.getByRole('button', { name: 'Share a birth' }).click()
  await expect(user.getByText('sees this birth and its chart until the session ends', { exact: false })).toBeVisible()
  await share('Priya Raman')
  await expect(meera.getByText('Birth of Priya Raman')).toBeVisible()
  await drawn(meera)
  await drawn(user)
  await pointTo(meera, 3)
  await expect(user.getByText('Meera points to the 3rd house')).toBeVisible()

  await meera.getByLabel('Message', { exact: true }).fill('See @Saturn, please')
  await meera.keyboard.press('Enter')
  const chip = user.getByRole('button', { name: 'Show Saturn in the chart' })
  await expect(chip).toBeVisible()

  // While the page has not read the other birth yet, the chip marks Saturn on the chart that it is about.
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await user.route('**/chat/*.data*', async (route) => {
    await held
    await route.continue()
  })
  await user.getByRole('button', { name: 'Share another birth' }).click()
  await share('Karthik Iyer')
  await expect(meera.getByText('Birth of Karthik Iyer')).toBeVisible()
  await drawn(meera)
  await expect(user.getByText('Meera points to')).toHaveCount(0)
  await chip.click()
  await expect(user.locator('[data-finger]')).not.toHaveCount(0)
  letThrough()
  await expect(user.getByText('You share the birth of Karthik Iyer')).toBeVisible()
  await expect(user.locator('[data-finger]')).toHaveCount(0)

  // A message about the birth before is not shown on this chart as if it were about this one.
  await drawn(user)
  await chip.click()
  await expect(user.getByText('“@Saturn” was written before this birth was shared', { exact: false })).toBeVisible()
  await expect(user.locator('[data-finger]')).toHaveCount(0)

  await pointTo(meera, 5)
  await expect(user.getByText('Meera points to the 5th house')).toBeVisible()
  await user.getByRole('button', { name: 'Take it back' }).click()
  await expect(meera.getByText('Priya Raman shares no birth.')).toBeVisible()
  await expect(meera.getByText('Birth of Karthik Iyer')).toHaveCount(0)
  await leave(user, meera)
})

test('a newcomer without a saved birth enters one in mid-session, which is saved and shared at once', {
  tag: '@long',
}, async ({ browser, server }) => {
  const { user, other: meera } = await startChat(browser, server, { astrologer: MEERA.astrologer, name: MEERA.name })
  await user.getByRole('button', { name: 'Share a birth' }).click()
  const dialog = user.getByRole('dialog')
  // Nothing is saved yet: the form is there without a choice.
  await dialog.getByRole('button', { name: 'Save and share' }).click()
  await expect(dialog.getByText('Please enter a name.')).toBeVisible()
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await dialog.getByLabel('Name', { exact: true }).fill('Daniel Okafor')
  await dialog.getByLabel('Day', { exact: true }).fill('9')
  await dialog.getByLabel('Month', { exact: true }).selectOption('August')
  await dialog.getByLabel('Year', { exact: true }).fill('1988')
  await dialog.getByLabel('Hour', { exact: true }).fill('14')
  await dialog.getByLabel('Minute', { exact: true }).fill('5')
  await dialog.getByLabel('Place of birth').fill('Chennai')
  await dialog
    .getByRole('option', { name: /^Chennai/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Save and share' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(meera.getByText('Birth of Daniel Okafor')).toBeVisible()
  await drawn(meera)
  await drawn(user)

  // A second one for a match is entered the same way, beside the saved one.
  await user.getByRole('button', { name: 'Add a birth for a match' }).click()
  await expect(dialog.getByLabel('Birth to share')).toBeVisible()
  await dialog.getByRole('button', { name: 'Enter a new birth' }).click()
  await expect(dialog.getByRole('button', { name: 'Save and add' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose a saved birth' }).click()
  await expect(dialog.getByLabel('Birth to share').getByRole('option', { name: 'Daniel Okafor' })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await user.goto(`${server.url}/dashboard/user/births`)
  await expect(user.getByText('Daniel Okafor').first()).toBeVisible()
  await user.goBack()
  await leave(user, meera)
})
