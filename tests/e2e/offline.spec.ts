// The site without a network.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

test.use({ serviceWorkers: 'allow' })

/** The worker answers for a page that was opened after it had started. */
async function withWorker(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null && window.__started)
}

const keptPages = (page: Page, cache: string) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname), cache)

test('the last panchang is there without a network, and other pages say that there is none', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/panchang/pune-maharashtra-india`)
  await withWorker(page)
  await expect.poll(() => keptPages(page, 'pages-1')).toContain('/panchang/pune-maharashtra-india')
  await page.context().setOffline(true)
  await page.goto(`${server.url}/panchang`)
  await expect(page).toHaveURL(/\/panchang\/pune-maharashtra-india$/)
  await started(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panchang')
  await expect(page.getByText('Pune, Maharashtra, India').first()).toBeVisible()
  await page.goto(`${server.url}/horoscope`)
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection')
})
