// The horoscope for one's own chart: read in the browser, for a birth known there or in the account.
import type { Page } from '@playwright/test'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

const CHENNAI = {
  id: 'chennai-tamil-nadu-india',
  name: 'Chennai',
  region: 'Tamil Nadu',
  country: 'India',
  country_code: 'IN',
  lat: 13.0878,
  lon: 80.2785,
  tz: 'Asia/Kolkata',
}
const PRIYA = { name: 'Priya', date: '1991-03-17', time: '07:25:00', uncertaintyMinutes: 0, place: CHENNAI }

const own = (page: Page) => page.getByRole('region', { name: 'For your own chart' })

test('a visitor chooses a birth cast before: each sentence with its cause, for the day and the week', async ({
  page,
  server,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.goto(`${server.url}/horoscope`)
  await expect(own(page)).toContainText('No birth is known in this browser yet.')
  await page.evaluate(
    (births) => localStorage.setItem('kundli_births', JSON.stringify(births)),
    [PRIYA, { ...PRIYA, name: 'Unsure', time: null, uncertaintyMinutes: 720 }],
  )
  await page.goto(`${server.url}/horoscope/mina/today`)
  const before = asked.length
  await own(page)
    .getByRole('button', { name: /^Priya/ })
    .press('Enter')
  await expect(own(page).getByRole('heading', { name: /^Read for Priya: / })).toBeVisible()
  expect(asked.slice(before).some((url) => url.includes('build-personal'))).toBe(true)
  expect(asked.filter((url) => url.includes('1991') || url.includes('Priya'))).toEqual([])

  await expect(own(page)).toContainText('Lagna Mina, Moon in Mina, Uttara Bhadrapada.')
  await expect(own(page)).toContainText(/Great period: (Ketu|Venus)/)
  await expect(own(page)).toContainText(/the \d+(st|nd|rd|th) tara from your Uttara Bhadrapada, /)
  await expect(own(page).getByRole('table', { name: 'Where each graha passes' }).getByRole('row')).toHaveCount(10)
  const saturn = own(page)
    .locator('div:has(> p + details)')
    .filter({ hasText: /^Saturn passes your/ })
  await saturn.getByText('Why').click()
  await expect(saturn).toContainText(/Saturn in \w+.*from your lagna and the \d+\w\w from your Moon; \d+ bindus/)
  const sentences = await own(page).locator('div:has(> p + details)').count()
  expect(await own(page).locator('p + details > div > div').count()).toBeGreaterThanOrEqual(sentences)

  await own(page).getByRole('button', { name: 'Week' }).press('Enter')
  await expect(own(page).getByRole('heading', { name: 'The stars of the week' })).toBeVisible()
  expect(
    await own(page)
      .getByText(/ tara from your /)
      .count(),
  ).toBeGreaterThanOrEqual(7)

  // Without an hour there is no lagna, and the page says what it counts from.
  await own(page)
    .getByRole('button', { name: /^Unsure/ })
    .click()
  await expect(own(page)).toContainText('houses are counted from the Moon')
  await expect(own(page).getByRole('columnheader', { name: 'From lagna' })).toHaveCount(0)
  await own(page).getByRole('link', { name: 'Open this kundli' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unsure' })).toBeVisible()
})

test('saved births are offered to their owner; a list or an engine that fails can be asked again', async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  let broken = true
  const fragile = (pattern: string) =>
    page.route(pattern, (route) => (broken ? route.fulfill({ status: 503, body: '' }) : route.continue()))
  await fragile('**/api/birth-profiles/')
  await page.goto(`${server.url}/horoscope`)
  await expect(own(page)).toContainText('Your saved births could not be loaded.')
  broken = false
  await own(page).getByRole('button', { name: 'Try again' }).click()
  await own(page)
    .getByRole('button', { name: /^Karthik Iyer/ })
    .click()
  await expect(own(page).getByRole('heading', { name: /^Read for Karthik Iyer/ })).toBeVisible()
  await page.close()
})

test('a place chosen once is the place of the next horoscope', async ({ page, server }) => {
  await page.goto(`${server.url}/horoscope/tula/today`)
  const place = page.getByRole('combobox', { name: 'Times for' })
  await place.fill('london')
  await expect(page.getByRole('option', { name: /London.*England/ }).first()).toBeVisible()
  await place.press('Enter')
  await expect(page).toHaveURL(/place=london-england-united-kingdom/)
  await page.goto(`${server.url}/horoscope/mesha/week?basis=sun`)
  await expect(page).toHaveURL(/\/horoscope\/mesha\/week\?basis=sun&place=london-england-united-kingdom/)
  await expect(page.getByText('times in London', { exact: false })).toBeVisible()
})

test('the remembered place joins the rules of the address, and takes over no place that was asked for', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/glossary`)
  await page.evaluate((place) => localStorage.setItem('place', JSON.stringify(place)), CHENNAI)
  await page.goto(`${server.url}/horoscope?unknown&ayanamsa=raman`)
  await expect(page).toHaveURL(/\/horoscope\?place=chennai-tamil-nadu-india&ayanamsa=raman&unknown=$/)
  await expect(page.getByText('That address names no sign', { exact: false })).toBeVisible()
  await page.goto(`${server.url}/panchang?clock=24&ayanamsa=raman`)
  await expect(page).toHaveURL(/\/panchang\/chennai-tamil-nadu-india\?clock=24&ayanamsa=raman$/)
  for (const path of [
    '/horoscope/mesha/today?place_id=pune-maharashtra-india',
    '/panchang?place_id=pune-maharashtra-india',
    '/panchang/pune-maharashtra-india',
  ]) {
    await page.goto(server.url + path)
    await started(page)
    await page.waitForLoadState('networkidle')
    expect(page.url()).toBe(server.url + path)
  }
})
