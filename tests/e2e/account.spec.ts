// The account: what the forms say, the way in, the way out, a new password.
import { codeFor, expect, logInAs, test } from '../support/browser-server.ts'
import { PASSWORD } from '../support/people.ts'

test('wrong input stays in its fields; the right password logs in; log-out takes the other tabs along', async ({
  page,
  server,
  insertUser,
}) => {
  const { email } = await insertUser()
  await page.goto(`${server.url}/register`)
  await page.getByLabel('Full name').fill('M')
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please enter your name (at least 2 characters).')).toBeVisible()
  await expect(page.getByText('Please enter an e-mail address, like name@example.com.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody')

  await page.goto(`${server.url}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Your e-mail or password is incorrect.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()

  const tab = await page.context().newPage()
  await tab.goto(`${server.url}/dashboard/user/wallet`)
  await expect(tab.getByRole('heading', { name: 'Wallet' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/login$/)
  await expect(page.getByText('You have been logged out successfully.')).toBeVisible()
  await tab.waitForURL(/\/login/)
  await tab.goto(`${server.url}/dashboard/user/wallet`)
  await expect(tab).toHaveURL(/\/login\?next=/)
})

test('a new password by code ends the other sessions, which say so, and opens the account', async ({
  browser,
  page,
  server,
  insertAstrologer,
}) => {
  const tara = await insertAstrologer()
  const other = await logInAs(browser, server, tara)
  await page.goto(`${server.url}/login`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The page before has a field of this name, too.
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible()
  await page.getByLabel('E-mail').fill(tara.email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('Code')).toBeVisible()
  await page.getByLabel('New password').fill('an even longer phrase')
  await page.getByLabel('Code').fill(await codeFor(server, tara.email))
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Your new password is set. Please log in.')).toBeVisible()
  // The line of an astrologer notices by itself: its socket is closed, and no new ticket is given.
  await other.waitForURL(/\/login/)
  await expect(other.getByText('Your session has expired. Please log in again.')).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('access'))).toBeNull()
  await page.getByLabel('E-mail').fill(tara.email)
  await page.getByLabel('Password', { exact: true }).fill('an even longer phrase')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/\/dashboard\/astrologer/)
})
