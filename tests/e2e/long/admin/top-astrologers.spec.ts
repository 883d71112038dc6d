// The strip of top astrologers below the tools.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'Connect With Our Top Astrologers' })

test('the strip stands on a page, and on the next one', async ({ page, server }) => {
  await page.goto(`${server.url}/muhurta`)
  await strip(page).scrollIntoViewIfNeeded()
  await expect(strip(page).getByRole('link', { name: /^Contact / })).toHaveCount(3)
  await started(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'Panchang', exact: true }).first().click()
  await expect(page).toHaveURL(/\/panchang/)
  await expect(strip(page).getByRole('link', { name: /^Contact / })).toHaveCount(3)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a page answers although the search for others who are online cannot load', async ({ page, server }) => {
  const code = /\/assets\/find-top-astrologers-[\w-]+\.js$/
  await page.route(code, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => code.test(request.url()))
  await page.goto(`${server.url}/panchang`)
  await refused
  await started(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: '24 h', exact: true }).click()
  await expect(page).toHaveURL(/new-delhi.*24/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
