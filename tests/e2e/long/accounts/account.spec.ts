// The account beside its journey: other ways in, devices, strangers who guess, the menu.

import { PASSWORD } from '#tests/support/pages/people.ts'
import { codeFor, expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

const OWN = [
  ['Your conversations', '/chat'],
  ['Wallet', '/dashboard/user/wallet'],
  ['History', '/dashboard/user/history'],
  ['Birth profiles', '/dashboard/user/births'],
] as const

test('both forms show the benefits of an account and the three price rules', async ({ page, server }) => {
  for (const path of ['/login', '/register']) {
    await page.goto(server.url + path)
    await expect(page.getByRole('heading', { name: 'What you get' })).toBeVisible()
    const rules = page.getByRole('complementary').getByRole('list').last().getByRole('listitem')
    await expect(rules).toHaveCount(3)
    const [form, aside] = await Promise.all([
      page.locator('form').boundingBox(),
      page.getByRole('complementary').boundingBox(),
    ])
    expect(aside?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
  }
})

test('log-in by code carries the typed address; next survives it, and the way to a new password', async ({
  page,
  server,
  insertUser,
}) => {
  const { email } = await insertUser()
  await page.goto(`${server.url}/login?next=%2Fdashboard%2Fuser%2Fwallet`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('link', { name: 'Log in with a code' }).click()
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByLabel('Code').fill(await codeFor(server, email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/user\/wallet/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/login$/)
  await page.goto(`${server.url}/login?next=%2Fdashboard%2Fuser%2Fwallet`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/forgot-password\?next=/)
})

test('a user logs another device out, changes the password here, and stays logged in', async ({
  browser,
  server,
  insertUser,
}) => {
  const mira = await insertUser()
  const user = await logInAs(browser, server, mira)
  // A log-in by request, as programs make it.
  const other = await logInAs(browser, server, mira.email, PASSWORD)
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

  await user.getByText('Change password…').click()
  const fold = user.getByRole('group').filter({ hasText: 'Change password…' })
  await fold.getByLabel('Your password now', { exact: true }).fill('a wrong one')
  await fold.getByLabel('New password', { exact: true }).fill('quite another phrase')
  await fold.getByRole('button', { name: 'Change password' }).click()
  await expect(fold.getByText('This password is incorrect.')).toBeVisible()
  await fold.getByLabel('Your password now', { exact: true }).fill(PASSWORD)
  await fold.getByRole('button', { name: 'Change password' }).click()
  await expect(user.getByText('Your new password is set.', { exact: false })).toBeVisible()
  await expect(fold.getByLabel('Your password now', { exact: true })).toBeHidden()
  await user.reload()
  await expect(user.getByRole('heading', { name: 'Password and devices' })).toBeVisible()
})

test('under attack the browser proves that it is in earnest, and the right password still opens', async ({
  page,
  server,
  insertUser,
}) => {
  const { email } = await insertUser()
  for (let n = 1; n <= 20; n += 1)
    await fetch(`${server.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': `192.0.2.${n}` },
      body: JSON.stringify({ email, password: 'a wrong password' }),
    })
  await page.clock.install()
  await page.goto(`${server.url}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  // The page that says so is left with the answer to the second try. Until then the words stay, longer than those of other messages.
  let tries = 0
  await page.route('**/login.data*', async (route) => {
    if (route.request().method() === 'POST') tries += 1
    if (tries === 2) {
      const words = page.getByText(/Your browser proves that it is in earnest/)
      await expect(words).toBeVisible()
      await page.clock.runFor('00:15')
      await expect(words).toBeVisible()
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/(astrologers|dashboard)/)
  expect(tries).toBe(2)
})

test('the menu leads to conversations, wallet, history and birth profiles, on phones and on wide screens', async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [name, path] of OWN) {
      await page.goto(`${server.url}/mission`)
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`${server.url}${path}`)
    }
  }
})

test('the dashboard links conversations, and shows its links on conversations and receipts', async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  const links = page.getByRole('navigation', { name: 'Dashboard' })
  await links.getByRole('link', { name: 'Your conversations' }).click()
  await expect(page.getByRole('heading', { name: 'Your conversations' })).toBeVisible()
  await expect(links.getByRole('link', { name: 'Wallet' })).toBeVisible()
  await page.goto(`${server.url}/receipts/seedSession00000000001`)
  await expect(links.getByRole('link', { name: 'History' })).toBeVisible()
})

test('packs of money show how long they last, and their amounts align on a phone', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/dashboard/user/wallet`)
  await expect(page.getByText(/^Minutes as with .+, at \$\d\.\d\d a minute\./)).toBeVisible()
  const amounts = page.getByRole('group', { name: 'Amount' }).locator('b')
  const tops = await amounts.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
  expect(new Set(tops.slice(0, 3)).size).toBe(1)
  expect(new Set(tops.slice(3)).size).toBe(1)
})
