// Long pages: an index that stays in sight, parts that are folded on a phone with a line of what is in them.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

const DAY = '/panchang/varanasi-uttar-pradesh-india?date=2026-11-08'
const height = (page: Page) => page.getByRole('main').evaluate((main) => main.scrollHeight)

test('on a phone the second half of a panchang is folded, and the index opens what it names', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(server.url + DAY)
  await started(page)
  await page.waitForLoadState('networkidle')
  expect(await height(page)).toBeLessThan(6000)
  const list = page.getByRole('heading', { name: 'Better avoided' })
  await expect(list).toBeHidden()
  const index = page.getByRole('navigation', { name: 'On this page' })
  await index.getByRole('link', { name: 'Muhurtas' }).click()
  await expect(list).toBeVisible()
  await expect(index).toBeInViewport({ ratio: 1 })
  // The line of a fold sums up its content.
  await expect(page.locator('summary', { hasText: 'Muhurtas' })).toContainText('Abhijit')
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const name of ['Muhurtas', 'Choghadiya', 'November 2026', 'More of this day'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Grahas at sunrise' })).toBeVisible()
})

test('on a phone a horoscope shows two areas and folds the others with their marks', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/horoscope/mesha/today`)
  expect(await height(page)).toBeLessThan(4500)
  await expect(page.getByRole('heading', { level: 2, name: 'Career' })).toBeVisible()
  const travel = page.locator('summary', { hasText: 'Travel' })
  await expect(travel.getByRole('img', { name: / of 5$/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Travel' }).click()
  await expect(page.locator('details[open]', { has: travel }).getByText('Why').first()).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByRole('heading', { level: 2, name: 'Transits behind this page' })).toBeVisible()
})

test('the parts of a kundli stay in sight while one of them is read', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  const tabs = page.getByRole('tablist', { name: 'Sections of the kundli' })
  await expect(tabs).toBeVisible()
  await page.getByRole('tabpanel').evaluate((panel) => scrollTo(0, panel.getBoundingClientRect().top + scrollY + 300))
  await expect(tabs).toBeInViewport({ ratio: 0.9 })
})

test('a span of the day tells itself under a finger, and to the arrow keys', async ({ browser, server }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(server.url + DAY)
  await started(page)
  const day = page.getByRole('group', { name: 'The day at a glance' })
  await day.locator('[title^="Rahu Kalam"]').tap()
  await expect(day.getByRole('status')).toHaveText(/^Rahu Kalam, .* to .*/)
  await day.focus()
  await page.keyboard.press('Home')
  await expect(day.getByRole('status')).toHaveText(/^Krishna Chaturdashi, /)
  await page.keyboard.press('ArrowRight')
  await expect(day.getByRole('status')).not.toHaveText(/^Krishna Chaturdashi, /)
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  const dashas = page.getByRole('group', { name: /periods drawn/ }).first()
  await dashas.locator('[title]').first().tap()
  await expect(dashas.getByRole('status')).toHaveText(/ to /)
  await context.close()
})
