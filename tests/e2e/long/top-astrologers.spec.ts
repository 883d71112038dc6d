// The strip of top astrologers stands in the server's HTML; its code loads when it comes near the screen.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-server.ts'
import { started } from '#tests/support/started.ts'

const CODE = /\/assets\/top-astrologers-[\w-]+\.js$/
const strip = (page: Page) => page.getByRole('region', { name: 'Connect With Our Top Astrologers' })

test('the strip comes to life on a page, and stands on the next one', async ({ page, server }) => {
  const code = page.waitForResponse(CODE)
  await page.goto(`${server.url}/muhurta`)
  await strip(page).scrollIntoViewIfNeeded()
  await expect(strip(page).getByRole('link', { name: /^Contact / })).toHaveCount(3)
  expect((await code).ok()).toBe(true)
  await started(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'Panchang', exact: true }).first().click()
  await expect(page).toHaveURL(/\/panchang/)
  await expect(strip(page).getByRole('link', { name: /^Contact / })).toHaveCount(3)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

for (const [lost, code] of [
  ['strip', CODE],
  ['search for others who are online', /\/assets\/find-top-astrologers-[\w-]+\.js$/],
] as const)
  test(`a page answers although the code of its ${lost} cannot load`, async ({ page, server }) => {
    await page.route(code, (route) => route.abort())
    const refused = page.waitForEvent('requestfailed', (request) => code.test(request.url()))
    await page.goto(`${server.url}/panchang`)
    await strip(page).scrollIntoViewIfNeeded()
    await refused
    await started(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    // The page's own data change, below which the strip stands.
    await page.getByRole('link', { name: '24 h', exact: true }).click()
    await expect(page).toHaveURL(/new-delhi.*24/)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
