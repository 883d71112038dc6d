import { codeFor, expect, logInAs, test } from '../support/browser-server.ts'

test('a visitor who wants the directory logs in first, and then gets there', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/`)
  await page
    .getByRole('link', { name: /^Contact / })
    .first()
    .click()
  await page.waitForURL(/\/login\?next=/)
  // The address changes first: until the log-in is drawn, the home page stands with its newsletter's field "E-mail".
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.getByLabel('E-mail').fill('user@drishti.test')
  await page.getByLabel('Password', { exact: true }).fill('drishti-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  // Nobody answers there now, so that the profile opens.
  await page.waitForURL(/\/astrologer\/seedAstrologer/)
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'access',
    'refresh',
    'role',
    'user',
    'user_id',
  ])
})

test('wrong input stays in its fields with a sentence each', async ({ page, server }) => {
  await page.goto(`${server.url}/register`)
  await page.getByLabel('Full name').fill('M')
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please enter your name (at least 2 characters).')).toBeVisible()
  await expect(page.getByText('Please enter an e-mail address, like name@example.com.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody')
  await page.goto(`${server.url}/login`)
  await page.getByLabel('E-mail').fill('user@drishti.test')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Your e-mail or password is incorrect.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('user@drishti.test')
})

test('a new password by code ends the other sessions, which say so', { tag: '@long' }, async ({
  browser,
  page,
  server,
}) => {
  const other = await logInAs(browser, server, 'vikram@drishti.test')
  await page.goto(`${server.url}/forgot-password`)
  await page.getByLabel('E-mail').fill('vikram@drishti.test')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('Code')).toBeVisible()
  await page.getByLabel('New password').fill('an even longer phrase')
  await page.getByLabel('Code').fill(await codeFor(server, 'vikram@drishti.test'))
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.waitForURL(/\/login$/)
  // The line of an astrologer notices by itself: its socket is closed, and no new ticket is given.
  await other.waitForURL(/\/login/)
  await expect(other.getByText('Your session has expired. Please log in again.')).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('access'))).toBeNull()
})

test('log-out clears this tab and takes the others along', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
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

test('each role has its own dashboard; a changed role in storage changes nothing', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.goto(`${server.url}/dashboard/astrologer/dashboard`)
  await expect(page).toHaveURL(/dashboard\/user\/profile/)
  await page.goto(`${server.url}/dashboard/admin/overview`)
  await expect(page).toHaveURL(/dashboard\/user\/profile/)
  const tab = await page.context().newPage()
  await tab.goto(`${server.url}/`)
  await tab.evaluate(() => localStorage.setItem('role', 'admin'))
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('role'))).toBe('user')
  await expect(page).toHaveURL(/dashboard\/user\/profile/)
  expect((await page.goto(`${server.url}/receipts/seedSession00000000002`))?.status()).toBe(404)
  expect((await page.goto(`${server.url}/receipts/no-such-session`))?.status()).toBe(404)
})

test('an astrologer registers, waits for approval, and is approved by an admin', async ({ browser, page, server }) => {
  await page.goto(`${server.url}/astrologer-register`)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await page.getByLabel('Full name').fill('Gauri Kale')
  await page.getByLabel('E-mail').fill('gauri@people.test')
  await page.getByLabel('Phone', { exact: true }).fill('+91 98123 45678')
  await page.getByLabel('Password', { exact: true }).fill('a long enough phrase')
  await next.click()
  for (const [label, value] of [
    ['Years of experience', '7'],
    ['Specializations', 'Birth chart, Career'],
    ['Languages', 'Marathi, English'],
    ['About your work', 'I look at the lagna first, and I say when the chart is silent about a question.'],
  ] as const) {
    await page.getByLabel(label).fill(value)
  }
  await next.click()
  await page.getByLabel('Chat, dollars a minute').fill('1.20')
  await page.getByLabel('Calls, dollars a minute').fill('1.50')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible()
  await page.getByLabel('Code').fill(await codeFor(server, 'gauri@people.test'))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/dashboard\/astrologer\/dashboard/)
  await expect(page.getByText('Your registration is awaiting approval.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Available', exact: true })).toBeDisabled()
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.getByRole('listitem').filter({ hasText: 'Gauri Kale' }).getByRole('button', { name: 'Approve' }).click()
  await expect(admin.getByText('Astrologer approved successfully!')).toBeVisible()
  await page.reload()
  await page.getByRole('switch', { name: 'Available', exact: true }).click()
  await expect(page.getByText('You are now Online')).toBeVisible()
})
