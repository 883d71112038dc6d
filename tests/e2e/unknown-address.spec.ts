// Addresses that lead nowhere: the error page, and nobody is logged out by it.
import { expect, logInAs, test } from '../support/browser-server.ts'

test('a mistyped address keeps the session, here and in other tabs', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  const other = await page.context().newPage()
  await other.goto(`${server.url}/dashboard/user/wallet`)
  for (const path of ['/typo', '/blogs', '/dashboard/nope', '/dashboard/astrologer/calls']) {
    const errors: string[] = []
    page.removeAllListeners('pageerror')
    page.on('pageerror', (error) => errors.push(error.message))
    const answer = await page.goto(server.url + path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => localStorage.getItem('access')), path).not.toBeNull()
    expect(errors, path).toEqual([])
  }
  await expect(other).toHaveURL(/wallet/)
})

test('without a session guarded beginnings lead to the log-in, others to the error page', async ({ page, server }) => {
  for (const path of ['/astrologers/x', '/astrologersfoo', '/dashboard/nope', '/blogs/1', '/calls/1/files']) {
    await page.goto(server.url + path)
    await expect(page, path).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(path)}`))
  }
  expect((await page.goto(`${server.url}/typo`))?.status()).toBe(404)
})
