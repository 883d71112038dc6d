// The card "Your data" of the profile: an archive, and the deletion of the account.
import { readFile } from 'node:fs/promises'
import { PASSWORD } from '#tests/support/pages/people.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test('a user takes an archive along and deletes the account: the money that is left is given up in words, and the login is gone', async ({
  browser,
  server,
  insertUser,
}) => {
  const mira = await insertUser({ cents: 2_000 })
  const user = await logInAs(browser, server, mira)
  await user.goto(`${server.url}/dashboard/user/profile`)
  await user.getByRole('button', { name: 'Make an archive' }).click()
  await expect(user.getByText('Your archive is being made.', { exact: false })).toBeVisible()
  server.startCron()
  const downloading = user.waitForEvent('download')
  await user.getByRole('link', { name: /^Download \(\d+ KB\)/ }).click()
  const archive = await readFile(await (await downloading).path(), 'latin1')
  for (const part of ['README.txt', 'statement.json', mira.email]) expect(archive).toContain(part)
  await user.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = user.getByRole('dialog', { name: 'Delete your account?' })
  const remove = dialog.getByRole('button', { name: 'Delete for good' })
  await expect(remove).toBeDisabled()
  const consent = dialog.getByRole('checkbox', { name: /^I give up \$\d+\.\d\d/ })
  await consent.check()
  // Money that comes meanwhile, from another tab, is not given up by that: the dialog names the new amount, and asks again.
  expect(await user.evaluate(topUp)).toBe(true)
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await remove.click()
  await expect(dialog.getByText('Spend it, ask us for a refund', { exact: false })).toBeVisible()
  await expect(consent).not.toBeChecked()
  await expect(remove).toBeDisabled()
  await consent.check()
  await dialog.getByLabel('Your password', { exact: true }).fill('a wrong one')
  await remove.click()
  await expect(dialog.getByText('This password is incorrect.')).toBeVisible()
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await remove.click()
  await user.waitForURL(`${server.url}/`)
  await expect(user.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  await user.goto(`${server.url}/dashboard/user/profile`)
  await user.waitForURL(/\/login/)
})

async function topUp(): Promise<boolean> {
  const headers = { authorization: `Bearer ${localStorage.getItem('access')}`, 'content-type': 'application/json' }
  const send = (path: string, body = '{}') => fetch(`/api/payments/topups/${path}`, { method: 'POST', headers, body })
  const { id } = (await (await send('', JSON.stringify({ amount_cents: 1000 }))).json()) as { id: string }
  return (await send(`${id}/complete/`)).ok
}
