// A passkey of a user, with Chromium's virtual authenticator.

import { addAuthenticator, confirmByPassword, forgetLogin } from '#tests/support/pages/passkey-pages.ts'
import { PASSWORD } from '#tests/support/pages/people.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test('a user adds a passkey on the profile, logs in with it, and removes it', async ({
  browser,
  server,
  insertUser,
}) => {
  const page = await logInAs(browser, server, await insertUser())
  const authenticator = await addAuthenticator(page)
  await page.goto(`${server.url}/dashboard/user/profile`)
  await page.getByRole('button', { name: 'Add a passkey…' }).click()
  const adding = { dialog: 'Add a passkey', action: 'Continue' }
  const dialog = await confirmByPassword(page, { ...adding, password: 'a wrong one' })
  await expect(dialog.getByText('This password is incorrect.')).toBeVisible()
  await confirmByPassword(page, { ...adding, password: PASSWORD })
  await expect(page.getByText('Your passkey was added.')).toBeVisible()
  const passkeys = page.getByRole('table', { name: 'Passkeys' })
  await expect(passkeys.getByRole('row')).toHaveCount(2)

  await forgetLogin(page)
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.waitForURL(/\/dashboard\/|\/$/)
  await page.goto(`${server.url}/dashboard/user/profile`)
  await expect(passkeys.getByText('not yet')).toHaveCount(0)
  await page.getByRole('button', { name: /^Remove the passkey made with/ }).click()
  const removing = { dialog: 'Remove this passkey?', action: 'Remove passkey' }
  await confirmByPassword(page, { ...removing, password: PASSWORD })
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()

  // The device offers the removed key still: the screen says that it is worth nothing.
  await forgetLogin(page)
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText('That passkey was not accepted.', { exact: false }).first()).toBeVisible()
  await authenticator.remove()
})
