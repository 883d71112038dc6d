// Long pages: an index that stays in sight, parts that are folded on a phone with a line of what is in them.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-server.ts'

const DAY = '/panchang/varanasi-uttar-pradesh-india?date=2026-11-08'
const height = (page: Page) => page.getByRole('main').evaluate((main) => main.scrollHeight)

test('on a phone the second half of a panchang is folded, and the index opens what it names', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(server.url + DAY)
  expect(await height(page)).toBeLessThan(6000)
  const list = page.getByRole('heading', { name: 'Better avoided' })
  await expect(list).toBeHidden()
  const index = page.getByRole('navigation', { name: 'On this page' })
  await index.getByRole('link', { name: 'Muhurtas' }).click()
  await expect(list).toBeVisible()
  await expect(index).toBeInViewport({ ratio: 1 })
  // What a fold holds is said in its line.
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
