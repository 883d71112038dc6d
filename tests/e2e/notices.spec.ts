// The list of notices, the kinds that reach the devices or are mailed, and quiet hours.
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test('notices are listed with what became of them; a kind is switched off, quiet hours are set and cleared', async ({
  browser,
  server,
  insertUser,
}) => {
  const mira = await insertUser()
  const notice = (tag: string, title: string, outcome: string) =>
    server.db
      .prepare(
        `INSERT INTO notice (user_id, tag, id, type, title, body, url, at, outcome)
         VALUES (?, ?, ?, 'call-ended', ?, 'The session is over.', '/dashboard/user/history', ?, ?)`,
      )
      .bind(mira.id, tag, tag, title, Date.now(), outcome)
      .run()
  await notice('session:n1', 'Chat ended', 'pushed')
  await notice('session:n2', 'Call ended', 'quiet')

  await server.db
    .prepare("INSERT INTO mail_ended (email, kind, at) VALUES (?1, 'bookings', 1), (?1, 'follows', 1)")
    .bind(mira.email)
    .run()

  const page = await logInAs(browser, server, mira)
  await page.goto(`${server.url}/dashboard/user/notices`)
  await expect(page.getByRole('row', { name: /Chat ended/ })).toContainText('Sent')
  await expect(page.getByRole('row', { name: /Call ended/ })).toContainText('Held back: quiet hours')

  const bookings = page.getByRole('switch', { name: 'Booked times' })
  await bookings.click()
  await expect(page.getByText('Booked times: notices are only listed.')).toBeVisible()

  const reminders = page.getByRole('switch', { name: 'Bookings and reminders' })
  await reminders.click()
  await expect(page.getByText('Bookings and reminders: these mails come.')).toBeVisible()

  await page.getByLabel('From').fill('22:00')
  await page.getByRole('button', { name: 'Save quiet hours' }).click()
  await expect(page.getByText('Please enter both times, or none.')).toBeVisible()
  await page.getByLabel('Until').fill('07:00')
  await page.getByRole('button', { name: 'Save quiet hours' }).click()
  await expect(page.getByText('Your quiet hours are saved.')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('switch', { name: 'Booked times' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Bookings and reminders' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'An astrologer is online' })).not.toBeChecked()
  await expect(page.getByLabel('From')).toHaveValue('22:00')
  await page.getByRole('button', { name: 'No quiet hours' }).click()
  await expect(page.getByText('You have no quiet hours.')).toBeVisible()
  await expect(page.getByLabel('From')).toHaveValue('')
})
