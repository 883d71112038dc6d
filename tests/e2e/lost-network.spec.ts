// The network goes while a page is open: the page says so in its own looks, and nobody seems logged out.
import { expect, logInAs, test } from '../support/browser-server.ts'

test('a search without a network ends on a page that says so, with its sheet and the person’s name', async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.goto(`${server.url}/blogs`)
  await page.waitForFunction(() => window.__started)
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  const before = await font()
  await page.context().setOffline(true)
  await page.getByRole('searchbox').first().fill('saturn')
  await page.getByRole('searchbox').first().press('Enter')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear Cache & Reload' })).toHaveCount(0)
  expect(await font()).toBe(before)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0)
  await page.close()
})
