// The installed site without a network: the last panchang, own receipts, and nothing of anybody after the log-out.
import type { Page } from '@playwright/test'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test.use({ serviceWorkers: 'allow' })

/** The worker answers for a page that was opened after it had started. */
async function withWorker(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null && window.__started)
}

const keptPages = (page: Page, cache: string) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname), cache)

test('the site can be installed', async ({ page, server }) => {
  await page.goto(server.url)
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    return (await fetch(link?.href ?? '')).json() as Promise<{ icons: { src: string; sizes: string }[] }>
  })
  expect(manifest).toMatchObject({ name: 'Drishti: Vedic astrology', display: 'standalone', start_url: '/' })
  for (const { src, sizes } of manifest.icons) {
    const [width] = sizes.split('x').map(Number)
    const natural = await page.evaluate(async (icon) => {
      const image = new Image()
      image.src = icon
      await image.decode()
      return image.naturalWidth
    }, src)
    expect([src, natural]).toEqual([src, width])
  }
  expect((await page.request.get(`${server.url}/apple-touch-icon.png`)).headers()['content-type']).toBe('image/png')
})

test('an own receipt is there without a network, until the log-out', async ({ browser, server }) => {
  const user = await logInAs(browser, server, 'user@drishti.test')
  const receipt = '/receipts/seedSession00000000001'
  await user.goto(server.url + receipt)
  await withWorker(user)
  await expect.poll(() => keptPages(user, 'own-1')).toEqual([receipt])
  await user.context().setOffline(true)
  await user.reload()
  await expect(user.getByRole('region', { name: 'Timeline' })).toBeVisible()
  await user.context().setOffline(false)

  // The kept copy of a public page is the visitors' one: no name, no balance.
  await user.goto(`${server.url}/panchang/pune-maharashtra-india`)
  await expect.poll(() => keptPages(user, 'pages-1')).toContain('/panchang/pune-maharashtra-india')
  const kept = await user.evaluate(async () => {
    const pages = await caches.open('pages-1')
    return (await pages.match('/panchang/pune-maharashtra-india'))?.text()
  })
  expect(kept).not.toContain('/dashboard/user/wallet')

  await user.getByRole('button', { name: 'Logout' }).click()
  await user.waitForURL(/\/login/)
  await expect.poll(() => user.evaluate(() => caches.has('own-1'))).toBe(false)
  await user.context().setOffline(true)
  await user.goto(server.url + receipt)
  await expect(user.getByRole('heading', { name: 'No connection' })).toBeVisible()
})

test('a page that stays open over a deployment offers to load the new version', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.goto(`${server.url}/panchang`)
  await withWorker(page)
  await page.evaluate(() => void Object.assign(window, { old: true }))
  // Another address is another worker, as a new build's is. The first one may come before the page watches for it.
  let builds = 0
  await expect(async () => {
    builds += 1
    await page.evaluate((build) => navigator.serviceWorker.register(`/sw.js?newer=${build}`).then(() => {}), builds)
    await expect(page.getByText('A new version of this site is there.')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect.poll(() => page.evaluate(() => 'old' in window).catch(() => true)).toBe(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Panchang' })).toBeVisible()
  await page.context().close()
})
