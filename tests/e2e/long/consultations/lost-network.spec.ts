// The network goes while a page is open: the page says so in its own looks, and nobody seems logged out.
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

test('a search without a network ends on a page that says so, with its sheet and the person’s name', async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.goto(`${server.url}/blogs`)
  await started(page)
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  const before = await font()
  await page.context().setOffline(true)
  await page.getByRole('searchbox').first().fill('saturn')
  await page.getByRole('searchbox').first().press('Enter')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear Cache & Reload' })).toHaveCount(0)
  expect(await font()).toBe(before)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0)
})

test('a page whose data cannot be asked for again stays as it is, and catches up later', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const page = await logInAs(browser, server, await insertAstrologer())
  await page.goto(`${server.url}/dashboard/astrologer/availability`)
  await started(page)
  let isLost = true
  let refused = 0
  let passed = 0
  await page.route(/\.data(\?|$)/, (route) => {
    if (isLost) refused += 1
    else passed += 1
    return isLost ? route.abort('internetdisconnected') : route.continue()
  })
  await page.getByRole('switch', { name: 'Chats' }).uncheck()
  await expect(page.getByText('Chats are off now.')).toBeVisible()
  await expect.poll(() => refused).toBeGreaterThan(0)
  isLost = false
  await expect.poll(() => passed).toBeGreaterThan(0)
  await expect(page.getByRole('switch', { name: 'Chats' })).not.toBeChecked()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Availability/)
})
