// Passkeys with Chromium's virtual authenticator.
import { expect, logInAs, test } from '../support/browser-server.ts'

test('a user adds a passkey on the profile and logs in with it', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'sunita@drishti.test')
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await page.goto(`${server.url}/dashboard/user/profile`)
  await page.getByRole('button', { name: 'Add a passkey…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Your password', { exact: true }).fill('a wrong one')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This password is incorrect.')).toBeVisible()
  await dialog.getByLabel('Your password', { exact: true }).fill('drishti-demo')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Your passkey was added.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Passkeys' }).getByRole('row')).toHaveCount(2)

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.waitForURL(/\/dashboard\/|\/$/)
  await page.goto(`${server.url}/dashboard/user/profile`)
  const passkeys = page.getByRole('table', { name: 'Passkeys' })
  await expect(passkeys.getByText('not yet')).toHaveCount(0)
  await page.getByRole('button', { name: /^Remove the passkey made with/ }).click()
  const removal = page.getByRole('dialog', { name: 'Remove this passkey?' })
  await removal.getByLabel('Your password', { exact: true }).fill('drishti-demo')
  await removal.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()

  // The device offers the removed key still: the screen says that it is worth nothing.
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText('That passkey was not accepted.', { exact: false }).first()).toBeVisible()
  await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
})
