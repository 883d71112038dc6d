// Parts far below the first screen are laid out after it (app/shell/late-layout.ts), and never late where a guessed height could
// be seen.
import type { Page } from '@playwright/test'
import { FIRST_MS } from '#app/shell/late-layout.ts'
import { expect, test } from '../../support/browser-server.ts'
import { started } from '../../support/started.ts'

const LATE = 'html[data-late]'

/** The number of late parts that the browser has not laid out. */
const leftOut = (page: Page) =>
  page
    .locator('.late-layout > :first-child')
    .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length)

/** The time never comes at which the parts are laid out one after the other. */
const withoutThatTime = (page: Page) =>
  page.addInitScript((first) => {
    const { setTimeout } = window
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === first ? 0 : setTimeout(run, ms)) as typeof window.setTimeout
  }, FIRST_MS)

for (const path of ['/', '/panchang', '/horoscope/mesha/today']) {
  test(`on a phone, ${path} leaves parts out of its first layout and has all of them soon`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(server.url + path)
    await expect(page.locator('html')).not.toHaveAttribute('data-late')
    expect(await leftOut(page)).toBe(0)
    await withoutThatTime(page)
    await page.goto('about:blank')
    await page.goto(server.url + path)
    await expect(page.locator(LATE)).toBeAttached()
    expect(await leftOut(page)).toBeGreaterThan(0)
  })
}

test('a page that is loaded again, reached by Back or opened at one of its parts is laid out whole', async ({
  page,
  server,
}) => {
  await withoutThatTime(page)
  await page.goto(server.url)
  await expect(page.locator(LATE)).toBeAttached()
  await page.reload()
  await expect(page.locator(LATE)).not.toBeAttached()
  await page.goto(`${server.url}/terms`)
  await page.goBack()
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page.locator(LATE)).not.toBeAttached()
  await page.goto('about:blank')
  await page.goto(`${server.url}/#questions`)
  await expect(page.locator('#questions')).toBeInViewport()
  await expect(page.locator(LATE)).not.toBeAttached()
})

test('Back within the site finds a page that is laid out whole', async ({ page, server }) => {
  await withoutThatTime(page)
  await page.goto(server.url)
  await started(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: false }).first().click()
  await expect(page).toHaveURL(/\/terms$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Vedic astrology' })).toBeVisible()
  await expect(page.locator(LATE)).not.toBeAttached()
})

test('a link to a part has the page laid out before it leads there', async ({ page, server }) => {
  await withoutThatTime(page)
  await page.goto(server.url)
  await expect(page.locator(LATE)).toBeAttached()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(LATE)).not.toBeAttached()
  expect(await leftOut(page)).toBe(0)
})
