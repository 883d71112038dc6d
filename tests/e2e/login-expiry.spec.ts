// The browser's login: lost tokens are fetched again, a dead login is said once, and nothing loops.
import type { Page } from '@playwright/test'
import { codeFor, expect, logInAs, test } from '../support/browser-server.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

function countLoads(page: Page): () => number {
  let loads = 0
  // A reload may come before the first document has loaded whole.
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

test('a lost cookie is brought back with one reload', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.context().clearCookies()
  const loads = countLoads(page)
  await page.goto(`${server.url}/`)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect.poll(loads).toBe(2)
})

test('a browser that keeps no cookie gets a sentence about it', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.context().clearCookies()
  await page.route('**/api/users/token/refresh/', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers() }
    delete headers['set-cookie']
    await page.context().clearCookies()
    await route.fulfill({ response, headers })
  })
  const loads = countLoads(page)
  await page.goto(`${server.url}/`)
  await expect(page.getByText('Please allow cookies')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect.poll(loads).toBe(2)
  expect(await stored(page, 'access')).toBeNull()
})

test('dead tokens at the start are cleared, and said', { tag: '@long' }, async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.context().clearCookies()
  const die = () =>
    page.evaluate(() => {
      localStorage.setItem('access', 'a.b.c')
      localStorage.setItem('refresh', 'x'.repeat(43))
    })
  // A page without our code: nothing there notices that the tokens are dead.
  await page.goto(`${server.url}/robots.txt`)
  await die()
  await page.goto(`${server.url}/?from=mail`, { waitUntil: 'commit' })
  await page.waitForURL(/\/login\?next=/)
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
  await die()
  await page.goto(`${server.url}/register`, { waitUntil: 'commit' })
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
  await expect(page).toHaveURL(/\/register$/)
})

test('an expired access token is refreshed at the start', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  const before = await stored(page, 'refresh')
  await page.evaluate(() => {
    localStorage.setItem('access', 'a.b.c')
    localStorage.setItem('user', '{}')
  })
  await page.reload()
  // While the page loads again it cannot be asked.
  await expect.poll(() => stored(page, 'refresh').catch(() => before)).not.toBe(before)
  await expect(page).toHaveURL(/profile/)
})

test('log-in by code carries the typed address; next survives it, and the way to a new password', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/login?next=%2Fdashboard%2Fuser%2Fwallet`)
  await page.getByLabel('E-mail').fill('user@drishti.test')
  await page.getByRole('button', { name: 'Log in with a code' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('user@drishti.test')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByLabel('Code').fill(await codeFor(server, 'user@drishti.test'))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/user\/wallet/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/login$/)
  await page.goto(`${server.url}/login?next=%2Fdashboard%2Fuser%2Fwallet`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/forgot-password\?next=/)
})
