// A login that has expired: it is renewed by itself as long as it may be, and its end is said.
import type { Page } from '@playwright/test'
import { expect, logInAs, test } from '../support/browser-server.ts'

test('an expired access token is refreshed at the start; an ended login says so', async ({
  browser,
  server,
  insertUser,
}) => {
  const page = await logInAs(browser, server, await insertUser())
  const refresh = (of: Page) => of.evaluate(() => localStorage.getItem('refresh'))
  const before = await refresh(page)
  await page.evaluate(() => {
    localStorage.setItem('access', 'a.b.c')
    localStorage.setItem('user', '{}')
  })
  await page.reload()
  // While the page loads again it cannot be asked.
  await expect.poll(() => refresh(page).catch(() => before)).not.toBe(before)
  await expect(page).toHaveURL(/profile/)

  // A page without our code: nothing there notices that the tokens are dead.
  await page.goto(`${server.url}/robots.txt`)
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.setItem('access', 'a.b.c')
    localStorage.setItem('refresh', 'x'.repeat(43))
  })
  await page.goto(`${server.url}/?from=mail`, { waitUntil: 'commit' })
  await page.waitForURL(/\/login\?next=/)
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
})
