// Payouts: due amounts, marked as paid with a reference, reversed with a reason, and the file for the bank.
import { expect, logInAs, test } from '../support/browser-server.ts'

const PATH = '/dashboard/admin/payouts'

test('a due is paid, which the astrologer sees, and reversed, which makes it due again', async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(server.url + PATH)
  const due = admin.getByRole('table', { name: 'Due to astrologers' })
  const row = due.getByRole('row', { name: /Meera Joshi/ })
  const amount = ((await row.locator('td').last().textContent()) ?? '').trim()
  const file = await admin.request.get(`${server.url}${PATH}.csv`)
  expect(await file.text()).toMatch(/^Astrologer,E-mail,Id,Amount \(INR\),Period until\r\n/)
  await expect(admin.getByRole('button', { name: 'Mark as paid' })).toBeDisabled()
  await row.getByLabel('Select Meera Joshi').check()
  await admin.getByRole('button', { name: 'Mark 1 as paid' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Mark 1 payout as paid?' })
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(dialog.getByText('Please enter the reference of the bank.')).toBeVisible()
  await dialog.getByLabel('Reference of the bank').fill('NEFT 4711')
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(admin.getByText('1 payout is marked as paid.')).toBeVisible()
  await expect(row).toBeHidden()
  const made = admin.getByRole('table', { name: 'Payouts that were made' })
  await expect(made.getByRole('row', { name: /Meera Joshi/ })).toContainText(amount)
  const meera = await logInAs(browser, server, 'astrologer@drishti.test')
  await meera.goto(`${server.url}/dashboard/astrologer/earnings`)
  await expect(meera.getByText('NEFT 4711').first()).toBeVisible()
  await made.getByRole('button', { name: 'Reverse the payout of Meera Joshi' }).click()
  await admin.getByLabel('Reason, for the audit log').fill('The bank sent it back')
  await admin.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click()
  await expect(admin.getByText('The payout is reversed.')).toBeVisible()
  await expect(row.locator('td').last()).toHaveText(amount)
})
