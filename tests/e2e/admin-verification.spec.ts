// Verification: an admin marks what was checked, clients read it on the profile, and a mark can be taken back.
import { expect, logInAs, test } from '../support/browser-server.ts'

const PATH = '/dashboard/admin/astrologers'

test('a mark appears on the public profile with its day and its meaning, and goes when it is taken back', async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}${PATH}?search=priya@`)
  await admin.getByRole('button', { name: 'Actions on Priya Menon' }).click()
  await admin.getByRole('menuitem', { name: 'Verification' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Verification of Priya Menon' })
  const day = dialog.getByLabel('Day of the check: Identity')
  await day.fill('2019-12-31')
  await dialog.getByRole('button', { name: 'Mark as checked: Identity' }).click()
  await expect(dialog.getByText('Please choose a day from 2020 on.')).toBeVisible()
  await day.fill('2026-03-05')
  await dialog.getByRole('button', { name: 'Mark as checked: Identity' }).click()
  await expect(admin.getByText('Identity is marked as checked.')).toBeVisible()
  await expect(dialog.getByText('Checked on Mar 5, 2026')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/astrologer/seedAstrologer00000011`)
  const badge = visitor.getByRole('listitem').filter({ hasText: 'Identity checked' })
  await expect(badge).toContainText('on Mar 5, 2026')
  await expect(badge).toContainText('We saw a document with a photo, and the person it belongs to.')

  await dialog.getByRole('button', { name: 'Take back: Identity' }).click()
  await expect(admin.getByText('The mark for identity is taken back.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Mark as checked: Identity' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Priya Menon' })).toBeVisible()
  await expect(visitor.getByText('Identity checked')).toBeHidden()

  await admin.goto(`${server.url}/dashboard/admin/audit?object=astrologer:seedAstrologer00000011`)
  await expect(admin.getByRole('row', { name: /Take back verification/ })).toContainText('Identity: 2026-03-05 → ')
  await expect(admin.getByRole('row', { name: /Verify/ })).toContainText('2026-03-05')
})
