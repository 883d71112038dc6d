// The chart desk beside its journey: places in words, a phone, births that change in mid-session.

import { insertBirth, KARTHIK } from '#tests/support/database/insert-past.ts'
import { startChat } from '#tests/support/pages/chat-pages.ts'
import { drawn, house, leave, message, pointTo, startDesk, tab } from '#tests/support/pages/desk-pages.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'

test('a place of the chart is named in a message, and opens the desk there, live and in the transcript', async ({
  browser,
  server,
  people,
}) => {
  const { user, other: tara } = await startDesk(browser, server, people)
  await drawn(user, tara)
  await message(tara).pressSequentially('Look at @Sat')
  await expect(tara.getByRole('option', { name: /@Saturn/ })).toBeVisible()
  await tara.keyboard.press('Enter')
  await expect(message(tara)).toHaveValue('Look at @Saturn ')
  await message(tara).pressSequentially('and @10th')
  await tara.getByRole('option', { name: /@10th house/ }).click()
  await expect(message(tara)).toHaveValue('Look at @Saturn and @10th house ')
  await tara.keyboard.press('Enter')

  await tab(user, 'Yogas').click()
  const chip = user.getByRole('button', { name: 'Show 10th house in the chart' })
  await chip.click()
  await expect(tab(user, 'Chart')).toHaveAttribute('aria-selected', 'true')
  await expect(house(user, 10)).toHaveAttribute('data-finger')
  await tara.getByRole('button', { name: 'Show Saturn in the chart' }).click()
  await pointTo(tara, 4)
  await expect(user.getByText('Tara points to the 4th house')).toBeVisible()

  // A period outside the running one is opened and in sight; a yoga that is not formed is said to be none.
  await message(tara).fill('See @Rahu–Saturn period and @Hamsa yoga')
  await tara.keyboard.press('Enter')
  await user.getByRole('button', { name: 'Show Rahu–Saturn period in the chart' }).click()
  const period = user.getByRole('button', { name: /^Point to Rahu – Saturn, / })
  await expect(period).toHaveAttribute('data-finger')
  await expect(period).toBeInViewport()
  await user.getByRole('button', { name: 'Show Hamsa yoga in the chart' }).click()
  await expect(user.getByText('This chart does not form the Hamsa yoga.')).toBeVisible()

  // Later the client still opens the desk from the words; the astrologer keeps the words alone.
  await user.getByRole('button', { name: 'End', exact: true }).click()
  await user.getByRole('button', { name: 'End session' }).click()
  await expect(user.getByText('Ended by you.')).toBeVisible()
  await user.reload()
  await drawn(user)
  await expect(user.getByText('Pointed to in this session (1)')).toBeVisible()
  await chip.click()
  await expect(house(user, 10)).toHaveAttribute('data-finger')
  await user.getByRole('button', { name: /Tara · the 4th house/ }).click()
  await expect(house(user, 4)).toHaveAttribute('data-finger')
  await tara.reload()
  await expect(tara.getByText('@10th house', { exact: true })).toBeVisible()
  await expect(tara.getByRole('button', { name: 'Show 10th house in the chart' })).toHaveCount(0)
})

test('on a phone the desk opens over the conversation, and the folded line says what is pointed to', async ({
  browser,
  server,
  people,
}) => {
  const { user, other: tara } = await startDesk(browser, server, people)
  await user.setViewportSize({ width: 390, height: 700 })
  await user.reload()
  await drawn(tara)
  await pointTo(tara, 9)
  // One status is announced: the folded panel has the same sentence, but is hidden from screen readers.
  await expect(user.getByRole('status').filter({ hasText: 'Tara points to the 9th house' })).toHaveCount(1)
  await expect(house(user, 9)).toBeHidden()
  await user.getByText('You share the birth of Priya Raman').click()
  await expect(house(user, 9)).toHaveAttribute('data-finger', 'theirs')
  await expect(user.getByLabel('Message', { exact: true })).toBeInViewport()
  await house(user, 9).focus()
  await user.keyboard.press('Escape')
  await expect(house(user, 9)).toBeHidden()
  await leave(user, tara)
})

test('a birth is asked for, shared, changed and taken back in mid-session, without a reload', async ({
  browser,
  server,
  people,
}) => {
  await insertBirth(people.client)
  await insertBirth(people.client, KARTHIK)
  const { user, other: tara } = await startChat(browser, server, people)
  await tara.getByRole('button', { name: 'Ask for a birth' }).click()
  await expect(user.getByText(`${people.astrologer.name} asks for a birth.`, { exact: false })).toBeVisible()
  const share = async (name: string) => {
    await user.getByLabel('Birth to share').selectOption(name)
    await user.getByRole('dialog').getByRole('button', { name: 'Share a birth' }).click()
  }
  await user.getByRole('button', { name: 'Share a birth' }).click()
  await expect(user.getByText('sees this birth and its chart until the session ends', { exact: false })).toBeVisible()
  await share('Priya Raman')
  await expect(tara.getByText('Birth of Priya Raman')).toBeVisible()
  await drawn(tara)
  await drawn(user)
  await pointTo(tara, 3)
  await expect(user.getByText('Tara points to the 3rd house')).toBeVisible()

  await tara.getByLabel('Message', { exact: true }).fill('See @Saturn, please')
  await tara.keyboard.press('Enter')
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
  await expect(tara.getByText('Birth of Karthik Iyer')).toBeVisible()
  await drawn(tara)
  await expect(user.getByText('Tara points to')).toHaveCount(0)
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

  await pointTo(tara, 5)
  await expect(user.getByText('Tara points to the 5th house')).toBeVisible()
  await user.getByRole('button', { name: 'Take it back' }).click()
  await expect(tara.getByText(`${people.client.name} shares no birth.`)).toBeVisible()
  await expect(tara.getByText('Birth of Karthik Iyer')).toHaveCount(0)
  await leave(user, tara)
})

test('a newcomer without a saved birth enters one in mid-session, which is saved and shared at once', async ({
  browser,
  server,
  people,
}) => {
  const { user, other: tara } = await startChat(browser, server, people)
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
  await expect(tara.getByText('Birth of Daniel Okafor')).toBeVisible()
  await drawn(tara)
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
  await leave(user, tara)
})
