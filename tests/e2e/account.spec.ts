// The account: what the forms say, the way in, the way out, a new password.

import { holdScripts } from '#tests/support/pages/hold-scripts.ts'
import { PASSWORD } from '#tests/support/pages/people.ts'
import { codeFor, expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

test('wrong input stays in its fields; the right password logs in; log-out takes the other tabs along', async ({
  page,
  server,
  insertUser,
}) => {
  const { email } = await insertUser()
  await page.goto(`${server.url}/register`)
  await page.getByLabel('Full name').fill(' ')
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please enter your name.')).toBeVisible()
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

test('without a network the profile stays with its fields; saved, it changes the letter in the bar', async ({
  browser,
  server,
  insertUser,
}) => {
  const page = await logInAs(browser, server, await insertUser())
  await page.goto(`${server.url}/dashboard/user/profile`)
  await started(page)
  await page.getByLabel('Full name').fill('Zoya Devi')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'No connection. Please check your network and try again.' })
  await expect(problem).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Zoya Devi')
  await page.context().setOffline(false)
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Z', { exact: true })).toBeVisible()
})

test('without a network a form keeps its fields, and is sent again by its own button', async ({
  page,
  server,
  insertUser,
}) => {
  const { email } = await insertUser()
  await page.goto(`${server.url}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await started(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'No connection. Please check your network and try again.' })
  await expect(problem).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  await page.context().setOffline(false)
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('a log-in before and after scripts is one log-in', async ({ browser, server, insertUser }) => {
  const { email } = await insertUser()
  const context = await browser.newContext()
  const page = await context.newPage()
  const release = await holdScripts(page)
  await page.goto(`${server.url}/login?next=/dashboard/user/wallet`, { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/user\/wallet/, { waitUntil: 'commit' })
  release()
  const tokens = () => page.evaluate(() => [localStorage.getItem('access'), localStorage.getItem('user_id')])
  await expect.poll(async () => (await tokens()).every(Boolean)).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()

  // The storage is cleared, and five tabs open at once.
  await page.goto(`${server.url}/robots.txt`)
  await page.evaluate(() => localStorage.clear())
  const tabs = await Promise.all([1, 2, 3, 4, 5].map(() => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto(`${server.url}/dashboard/user/wallet`)))
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Wallet' })).toBeVisible()
  await expect.poll(async () => (await tokens()).every(Boolean)).toBe(true)
  for (const tab of tabs) expect(tab.url()).toContain('/wallet')
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
