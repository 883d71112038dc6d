// The panchang: by address, by keyboard, for any place and day, and as a calendar file.
import { expect, test } from '#tests/support/servers/browser-server.ts'

const HOUSTON = '/panchang/houston-texas-united-states?date=2026-11-21'

test('a day of a city by its address: elements, windows, calendars, festivals with their rule', async ({
  page,
  server,
}) => {
  await page.goto(server.url + HOUSTON)
  await expect(page).toHaveTitle('Panchang for Houston, Texas, United States, Saturday 21 November 2026')
  const row = (name: string) => page.getByRole('row', { name })
  await expect(row('Shukla Dwadashi')).toContainText('5:27 pm')
  await expect(row('Shukla Dwadashi')).toContainText('Bhadra class')
  await expect(row('Nakshatra Revati')).toContainText('6:25 pm')
  await expect(row('Yoga Siddhi')).toContainText('3:01 pm')
  await expect(page.getByRole('listitem').filter({ hasText: 'Rahu Kalam' })).toContainText('9:29 am')
  await expect(page.getByText('Kartika (both schools)')).toBeVisible()
  await expect(page.getByText('2083, Siddharthi')).toBeVisible()
  const pradosh = page.getByRole('listitem').filter({ hasText: 'Shani Pradosh Vrat' }).first()
  await expect(pradosh).toContainText('Shukla Trayodashi is kept on the day on which it runs in pradosha')
  await expect(page.getByText('America/Chicago', { exact: false }).first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar file', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('panchang-2026-11-21.ics')
  const text = (await (await download.createReadStream()).toArray()).join('')
  expect(text).toContain('DTSTART:20261121T152912Z\r\n')
  expect(text).toContain('SUMMARY:Rahu Kalam\r\n')
})

test('place, day and clock by keyboard; the place is remembered', async ({ page, server }) => {
  // The address drops a date that is today: this one is far from it.
  await page.goto(`${server.url}/panchang/houston-texas-united-states?date=2031-11-21`)
  await page.getByRole('link', { name: 'Next day' }).press('Enter')
  await expect(page.getByRole('link', { name: '24+', exact: true })).toHaveAttribute('href', /date=2031-11-22/)
  await page.getByRole('link', { name: '24+', exact: true }).press('Enter')
  await expect(page).toHaveURL(/date=2031-11-22&clock=24%2B/)
  await expect(page.getByText(/\b2[4-9]:\d\d\b/).first()).toBeVisible()
  const place = page.getByRole('combobox', { name: 'Place' })
  await place.fill('benares')
  await expect(page.getByRole('option', { name: /Varanasi/ })).toBeVisible()
  await place.press('Enter')
  await expect(page).toHaveURL(/\/panchang\/varanasi-uttar-pradesh-india\?date=2031-11-22/)
  await expect(page.getByText('Varanasi, Uttar Pradesh, India', { exact: false }).first()).toBeVisible()
  await page.goto(`${server.url}/panchang`)
  await expect(page).toHaveURL(/\/panchang\/varanasi-uttar-pradesh-india/)
  await page.getByRole('link', { name: 'Previous month' }).press('Enter')
  await expect(page).toHaveURL(/date=\d{4}-\d\d-01/)
})
