// The passkey of an admin, with Chromium's virtual authenticator.
import type { Page } from '@playwright/test'
import { addAuthenticator, confirmByPassword, forgetLogin } from '#tests/support/pages/passkey-pages.ts'
import { codeFor, expect, test } from '#tests/support/servers/browser-server.ts'

// Admins need a second step here, as in production.
test.use({ bindings: { ADMIN_SECOND_STEP: 'on' } })

const [EMAIL, PASSWORD] = ['admin@drishti.test', 'drishti-demo']

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
  const confirm = (dialog: string, action: string) => confirmByPassword(page, { dialog, action, password: PASSWORD })
  await logInByPassword(page, server.url)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(server, EMAIL))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.waitForURL(/\/dashboard\/admin\/account$/)
  await expect(page.getByText('Add a passkey first')).toBeVisible()
  await page.goto(`${server.url}/dashboard/admin/clients`)
  await page.waitForURL(/\/dashboard\/admin\/account$/)

  await page.getByRole('button', { name: 'Add a passkey…' }).click()
  await confirm('Add a passkey', 'Continue')
  await expect(page.getByText('Your passkey was added.')).toBeVisible()
  await expect(page.getByText('Add a passkey first')).toBeHidden()

  await page.getByRole('button', { name: 'Make new codes…' }).click()
  await confirm('New recovery codes', 'Make codes')
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [code = ''] = await codes.allTextContents()
  await page.getByRole('button', { name: 'I have kept them' }).click()

  await page.getByRole('button', { name: /^Remove the passkey made with/ }).click()
  const removal = await confirm('Remove this passkey?', 'Remove passkey')
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
    await page.getByText('I have lost my passkey').click()
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
