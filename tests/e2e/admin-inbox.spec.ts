// The admins' inbox: what needs a person, a refund and an answer from the entry itself, and two admins on one entry.
import { expect, logInAs, test } from '../support/browser-server.ts'

const ENTRIES = [
  ['report:one', 'problem_report', 'session', 'The sound was gone for half of our talk, and I was charged for it.'],
  ['dispute:two', 'dispute', 'payment:pay-1', 'A dispute of 25.00 USD was opened.'],
] as const

test('an admin answers, refunds and closes; the one who comes late is told who was first', async ({
  browser,
  server,
}) => {
  const { id, user_id: userId } = (await server.db
    .prepare("SELECT id, user_id FROM consultation WHERE state = 'ended' AND charge_cents > 100 LIMIT 1")
    .first<{ id: string; user_id: string }>()) ?? { id: '', user_id: '' }
  expect(id).not.toBe('')
  for (const [entry, kind, object, detail] of ENTRIES)
    await server.db
      .prepare('INSERT INTO inbox_entry (id, kind, object, user_id, detail, at) VALUES (?, ?, ?, ?, ?, ?)')
      .bind(
        entry,
        kind,
        object === 'session' ? `session:${id}` : object,
        object === 'session' ? userId : null,
        detail,
        1e12,
      )
      .run()
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}/dashboard/admin/overview`)
  await admin.getByRole('link', { name: 'Reported problem 1' }).click()
  await expect(admin.getByRole('status').filter({ hasText: '1 entry' })).toBeVisible()
  await admin.getByRole('combobox', { name: 'Kind' }).selectOption('All kinds')
  await expect(admin.getByText('A dispute of 25.00 USD was opened.')).toBeVisible()

  const report = admin.getByRole('listitem').filter({ hasText: 'The sound was gone' })
  await report.getByRole('button', { name: 'Answer by mail' }).click()
  await report.getByRole('button', { name: 'Send the answer' }).click()
  await expect(report.getByText('Please write at least 10 characters.')).toBeVisible()
  await report.getByRole('textbox').fill('We are sorry, and have refunded a dollar.')
  await report.getByRole('button', { name: 'Send the answer' }).click()
  await expect(admin.getByText('Answer sent')).toBeVisible()

  await report.getByRole('button', { name: 'Refund' }).click()
  await report.getByLabel('Amount in dollars').fill('1')
  await report.getByLabel('Reason').fill('Half of it was silent')
  await report.getByRole('button', { name: 'Refund now' }).click()
  await expect(report.getByText('$1.00')).toBeVisible()
  const refund = await server.db
    .prepare("SELECT amount FROM transfer WHERE code = 'refund' AND ref = ?")
    .bind(id)
    .first()
  expect(refund).toMatchObject({ amount: 100 })

  const late = await admin.context().newPage()
  await late.goto(`${server.url}/dashboard/admin/inbox`)
  const same = late.getByRole('listitem').filter({ hasText: 'The sound was gone' })
  await expect(same.getByRole('button', { name: 'Close' })).toBeEnabled()
  await report.getByRole('button', { name: 'Close' }).click()
  await expect(report).toHaveCount(0)
  await same.getByRole('button', { name: 'Close' }).click()
  await expect(late.getByText(/has closed this entry in the meantime/)).toBeVisible()
  await expect(same).toHaveCount(0)
  await late.goto(`${server.url}/dashboard/admin/inbox?closed=true&kind=review_report`)
  await expect(late.getByText('No entries match these filters')).toBeVisible()
})

test('a long inbox has pages; closing the last entry of one leaves a way back', async ({ browser, server }) => {
  await server.db
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 51)
       INSERT INTO inbox_entry (id, kind, object, detail, at)
       SELECT 'alert:' || i, 'alert', 'job:x', 'The job was late by ' || i || ' minutes.', i FROM n`,
    )
    .run()
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}/dashboard/admin/inbox?kind=alert`)
  await expect(admin.getByText('50 entries on this page')).toBeVisible()
  await expect(admin.getByText('late by 51 minutes')).toBeVisible()
  await admin.getByRole('link', { name: 'Older' }).click()
  await expect(admin.getByText('1 entry on this page')).toBeVisible()
  await admin
    .getByRole('listitem')
    .filter({ hasText: 'late by 1 minutes' })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(admin.getByText('There are no older entries')).toBeVisible()
  await admin.getByRole('link', { name: 'To the newest' }).click()
  await expect(admin.getByText('50 entries', { exact: true })).toBeVisible()
})
