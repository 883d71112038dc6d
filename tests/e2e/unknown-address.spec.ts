// Addresses that lead nowhere: a page of their own with ways on, and nobody is logged out by it.
import { expect, logInAs, test } from '../support/browser-server.ts'

test('a mistyped address keeps the login, here and in other tabs', { tag: '@long' }, async ({ browser, server }) => {
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

test('a wrong address offers Home, Astrologers and Kundli, and neither a reload nor the device', async ({
  page,
  server,
}) => {
  expect((await page.goto(`${server.url}/no-such-page`))?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found · Drishti')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'There is no page at this address' })).toBeVisible()
  for (const name of ['Home', 'Astrologers', 'Kundli']) await expect(main.getByRole('link', { name })).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByText(/Chrome/)).toHaveCount(0)
  await main.getByRole('link', { name: 'Kundli' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Free Kundli' })).toBeVisible()
})

test('a page that is missing at an address of the right form is named there', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  expect((await page.goto(`${server.url}/astrologer/nobody`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'There is no astrologer here' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Astrologers' })).toBeVisible()
  await page.context().close()
})

test('without a login guarded paths lead to the login page, others to the page of wrong addresses', async ({
  page,
  server,
}) => {
  for (const path of ['/astrologers/x', '/astrologersfoo', '/dashboard/nope', '/calls/1/files']) {
    await page.goto(server.url + path)
    await expect(page, path).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(path)}`))
  }
  expect((await page.goto(`${server.url}/typo`))?.status()).toBe(404)
})
