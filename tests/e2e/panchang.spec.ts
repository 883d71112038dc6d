// The panchang: by address, by keyboard, for any place and day, without scripts, and as a calendar file.
import { expect, test } from '../support/browser-server.ts'

const HOUSTON = '/panchang/houston-texas-united-states?date=2026-11-21'

test('a day of a city by its address: elements, windows, calendars, festivals with their rule', async ({
  page,
  server,
}) => {
  await page.goto(server.url + HOUSTON)
  await expect(page).toHaveTitle('Panchang for Houston, Saturday 21 November 2026')
  const row = (name: string) => page.getByRole('row', { name })
  await expect(row('Shukla Dwadashi')).toContainText('5:27 pm')
  await expect(row('Shukla Dwadashi')).toContainText('Bhadra class')
  await expect(row('Nakshatra Revati')).toContainText('6:25 pm')
  await expect(row('Yoga Siddhi')).toContainText('3:01 pm')
  await expect(page.getByRole('listitem').filter({ hasText: 'Rahu Kalam' })).toContainText('9:29 am')
  await expect(page.getByText('Kartika (both schools)')).toBeVisible()
  await expect(page.getByText('2083, ', { exact: false })).toBeVisible()
  const pradosh = page.getByRole('listitem').filter({ hasText: 'Shani Pradosh Vrat' }).first()
  await expect(pradosh).toContainText('Shukla Trayodashi is kept on the day on which it runs in pradosha')
  await expect(page.getByText('America/Chicago', { exact: false }).first()).toBeVisible()
})

test('place, day and clock by keyboard; the place is remembered', async ({ page, server }) => {
  await page.goto(server.url + HOUSTON)
  await page.getByRole('link', { name: 'Next day' }).press('Enter')
  await expect(page.getByText('Sunday 22 November 2026', { exact: false }).first()).toBeVisible()
  await page.getByRole('link', { name: '24+', exact: true }).press('Enter')
  await expect(page).toHaveURL(/date=2026-11-22&clock=24%2B/)
  await expect(page.getByText(/\b2[4-9]:\d\d\b/).first()).toBeVisible()
  const place = page.getByRole('combobox', { name: 'Place' })
  await place.fill('benares')
  await expect(page.getByRole('option', { name: /Varanasi/ })).toBeVisible()
  await place.press('Enter')
  await expect(page).toHaveURL(/\/panchang\/varanasi-uttar-pradesh-india\?date=2026-11-22/)
  await expect(page.getByText('Varanasi, Uttar Pradesh, India', { exact: false }).first()).toBeVisible()
  await page.goto(`${server.url}/panchang`)
  await expect(page).toHaveURL(/\/panchang\/varanasi-uttar-pradesh-india/)
  await page.getByRole('link', { name: 'Previous month' }).press('Enter')
  await expect(page).toHaveURL(/date=\d{4}-\d\d-01/)
})

test('today has its now: the card, the line, the chips', async ({ page, server }) => {
  await page.goto(`${server.url}/panchang/new-delhi-delhi-india`)
  await expect(page.getByText(/^Right now, \d/)).toBeVisible()
  await expect(page.getByText('Now', { exact: true }).first()).toBeVisible()
})

test('a calendar file of the day opens in any calendar', async ({ page, server }) => {
  await page.goto(server.url + HOUSTON)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar file', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('panchang-2026-11-21.ics')
  const text = (await (await download.createReadStream()).toArray()).join('')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(text).toContain('DTSTART:20261121T152912Z\r\n')
  expect(text).toContain('SUMMARY:Rahu Kalam\r\n')
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
})

test('nonsense in the address is said, and answered with today or New Delhi, never with an error', async ({
  page,
  server,
}) => {
  const answer = await page.goto(`${server.url}/panchang/no-such-place-anywhere?date=2026-02-31&clock=99`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByText('We found no place called', { exact: false })).toBeVisible()
  await expect(page.getByText('That date could not be read', { exact: false })).toBeVisible()
  await page.goto(`${server.url}/panchang/new-delhi-delhi-india?date=1650-01-01`)
  await expect(page.getByText('That date could not be read', { exact: false })).toBeVisible()
})

test('a day without a sunrise says so, and keeps everything else', async ({ page, server }) => {
  await page.goto(`${server.url}/panchang/tromso-troms-norway?date=2026-06-21`)
  await expect(page.getByText('Stays above the horizon all day').first()).toBeVisible()
  await expect(page.getByText('The Sun does not rise or set here on this day.', { exact: false })).toBeVisible()
  await expect(page.getByRole('row', { name: /Tithi/ }).first()).toBeVisible()
})

test('without scripts the whole page stands, and the form leads to another place', async ({ browser, server }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(server.url + HOUSTON)
  await expect(page.getByRole('row', { name: 'Shukla Dwadashi' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Place' }).fill('Chennai')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Chennai, Tamil Nadu, India', { exact: false }).first()).toBeVisible()
})
