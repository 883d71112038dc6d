// A time is booked from the profile, seen by both, and cancelled.

import { insertHours } from '#tests/support/database/insert-past.ts'
import { chooseTime } from '#tests/support/pages/booking-pages.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test('a slot is booked by keyboard, seen by both, and cancelled by the astrologer', async ({
  browser,
  server,
  people,
}) => {
  const { client, astrologer } = people
  await insertHours(server, astrologer)
  const user = await logInAs(browser, server, client)
  await user.goto(`${server.url}/astrologer/${astrologer.id}`)
  await expect(user.getByText('The astrologer is in Asia/Kolkata.')).toBeVisible()
  const missing = user.getByText('Please verify your phone number first, so that we can book a time for you.')
  await expect(missing).toBeVisible()
  await server.db.prepare('UPDATE user SET phone_verified_at = 1 WHERE id = ?').bind(client.id).run()
  await user.reload()
  await expect(missing).toBeHidden()
  await chooseTime(user)
  const dialog = user.getByRole('dialog')
  await expect(dialog).toContainText('for the astrologer')
  await dialog.getByRole('button', { name: 'Book this time' }).focus()
  await user.keyboard.press('Enter')
  await expect(user.getByText('Your time is booked.')).toBeVisible()

  await user.goto(`${server.url}/dashboard/user/bookings`)
  await expect(user.getByRole('cell', { name: 'Booked', exact: true })).toBeVisible()
  const address = await user.getByRole('link', { name: 'Calendar file' }).getAttribute('href')
  const file = await user.request.get(`${server.url}${address}`)
  expect(await file.text()).toContain('BEGIN:VEVENT')

  const tara = await logInAs(browser, server, astrologer)
  await tara.goto(`${server.url}/dashboard/astrologer/bookings`)
  await tara.getByLabel(`Cancel the time with ${client.name}`, { exact: true }).click()
  await tara.getByRole('button', { name: 'Cancel this time' }).click()
  await expect(tara.getByRole('status').filter({ hasText: 'The time is cancelled.' })).toBeFocused()
  await user.reload()
  await expect(user.getByText(/^Cancelled by /)).toBeVisible()
})
