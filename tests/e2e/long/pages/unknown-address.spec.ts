// Addresses that lead nowhere: nobody is logged out by them.
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test('a mistyped address keeps the login, here and in other tabs', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  const other = await page.context().newPage()
  await other.goto(`${server.url}/dashboard/user/wallet`)
  for (const path of ['/typo', '/blogs/a/b/c', '/dashboard/nope', '/dashboard/admin/nothing']) {
    const errors: string[] = []
    page.removeAllListeners('pageerror')
    page.on('pageerror', (error) => errors.push(error.message))
    const answer = await page.goto(server.url + path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'There is no page at this address' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => localStorage.getItem('access')), path).not.toBeNull()
    expect(errors, path).toEqual([])
  }
  await expect(other).toHaveURL(/wallet/)
})

test('a page that is missing at an address of the right form is named there', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  expect((await page.goto(`${server.url}/astrologer/nobody`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'There is no astrologer here' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Astrologers' })).toBeVisible()
  await page.context().close()
})
