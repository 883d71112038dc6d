// The card "Password and devices" of the profile.
import { expect, logInAs, test } from '../support/browser-server.ts'

test('a user logs another device out, changes the password here, and stays logged in', async ({ browser, server }) => {
  const user = await logInAs(browser, server, 'sunita@drishti.test')
  const other = await logInAs(browser, server, 'sunita@drishti.test')
  await user.goto(`${server.url}/dashboard/user/profile`)
  const devices = user.getByRole('table', { name: 'Devices' })
  await expect(devices.getByText('This device')).toHaveCount(1)
  const rows = devices.getByRole('row')
  const before = await rows.count()
  await devices.getByRole('button', { name: 'Log out: Another program' }).first().click()
  await expect(user.getByText('That device has been logged out.')).toBeVisible()
  await expect(rows).toHaveCount(before - 1)
  await other.goto(`${server.url}/dashboard/user/profile`)
  await other.waitForURL(/\/login/)

  await user.getByRole('button', { name: 'Change password…' }).click()
  const dialog = user.getByRole('dialog', { name: 'Change your password' })
  await dialog.getByLabel('Your password now', { exact: true }).fill('a wrong one')
  await dialog.getByLabel('New password', { exact: true }).fill('quite another phrase')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('This password is incorrect.')).toBeVisible()
  await dialog.getByLabel('Your password now', { exact: true }).fill('drishti-demo')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog).toBeHidden()
  await user.reload()
  await expect(user.getByRole('heading', { name: 'Password and devices' })).toBeVisible()
})
