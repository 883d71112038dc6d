// Passkeys with Chromium's virtual authenticator.
import type { Page } from '@playwright/test'
import { codeFor, expect, logInAs, test } from '../support/browser-server.ts'

// Admins need a second step here, as in production.
test.use({ bindings: { ADMIN_SECOND_STEP: 'on' } })

const PASSWORD = 'drishti-demo'

async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return { remove: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) }
}

async function confirmByPassword(page: Page, dialog: string, action: string) {
  const opened = page.getByRole('dialog', { name: dialog })
  await opened.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await opened.getByRole('button', { name: action }).click()
  return opened
}

test('a user adds a passkey on the profile and logs in with it', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'sunita@drishti.test')
  const authenticator = await addAuthenticator(page)
  await page.goto(`${server.url}/dashboard/user/profile`)
  await page.getByRole('button', { name: 'Add a passkey…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Your password', { exact: true }).fill('a wrong one')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This password is incorrect.')).toBeVisible()
  await confirmByPassword(page, 'Add a passkey', 'Continue')
  await expect(page.getByText('Your passkey was added.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Passkeys' }).getByRole('row')).toHaveCount(2)

  await forgetLogin(page)
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.waitForURL(/\/dashboard\/|\/$/)
  await page.goto(`${server.url}/dashboard/user/profile`)
  const passkeys = page.getByRole('table', { name: 'Passkeys' })
  await expect(passkeys.getByText('not yet')).toHaveCount(0)
  await page.getByRole('button', { name: /^Remove the passkey made with/ }).click()
  await confirmByPassword(page, 'Remove this passkey?', 'Remove passkey')
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()

  // The device offers the removed key still: the screen says that it is worth nothing.
  await forgetLogin(page)
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText('That passkey was not accepted.', { exact: false }).first()).toBeVisible()
  await authenticator.remove()
})

const EMAIL = 'admin@drishti.test'

/** The browser forgets its login, as on another day. */
async function forgetLogin(page: Page) {
  // On a page of the site a request without its login would lead to the log-in, beside the test's own way there.
  await page.goto(new URL('/robots.txt', page.url()).href)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

async function logInByPassword(page: Page, url: string) {
  await page.goto(`${url}/login`)
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('an admin adds a passkey before anything else, confirms with it from then on, and keeps the last one', async ({
  browser,
  server,
}) => {
  const page = await browser.newPage()
  const authenticator = await addAuthenticator(page)
  await logInByPassword(page, server.url)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(server, EMAIL))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.waitForURL(/\/dashboard\/admin\/account$/)
  await expect(page.getByText('Add a passkey first')).toBeVisible()
  await page.goto(`${server.url}/dashboard/admin/clients`)
  await page.waitForURL(/\/dashboard\/admin\/account$/)

  await page.getByRole('button', { name: 'Add a passkey…' }).click()
  await confirmByPassword(page, 'Add a passkey', 'Continue')
  await expect(page.getByText('Your passkey was added.')).toBeVisible()
  await expect(page.getByText('Add a passkey first')).toBeHidden()

  await page.getByRole('button', { name: 'Make new codes…' }).click()
  await confirmByPassword(page, 'New recovery codes', 'Make codes')
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [code = ''] = await codes.allTextContents()
  await page.getByRole('button', { name: 'I have kept them' }).click()

  await page.getByRole('button', { name: /^Remove the passkey made with/ }).click()
  const removal = await confirmByPassword(page, 'Remove this passkey?', 'Remove passkey')
  await expect(removal.getByText('An admin needs a passkey.', { exact: false })).toBeVisible()
  await removal.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('table', { name: 'Passkeys' }).getByRole('row')).toHaveCount(2)
  await page.goto(`${server.url}/dashboard/admin/clients`)
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible()

  await forgetLogin(page)
  await logInByPassword(page, server.url)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.waitForURL(/\/dashboard\/admin\/overview/)

  // The device is lost: a recovery code stands in for it, once.
  await authenticator.remove()
  await forgetLogin(page)
  await logInByPassword(page, server.url)
  const byCode = async () => {
    await page.getByRole('button', { name: 'I have lost my passkey' }).click()
    await page.getByLabel('Recovery code').fill(code)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  await byCode()
  await page.waitForURL(/\/dashboard\/admin\/overview/)
  await forgetLogin(page)
  await logInByPassword(page, server.url)
  await byCode()
  await expect(page.getByText('This code is incorrect, or was used before.')).toBeVisible()
})
