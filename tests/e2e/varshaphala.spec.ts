// Varshaphala: a worked year of a book, the year before and after, other rules, and a birth that cannot be.
import { expect, test } from '../support/browser-server.ts'

/** P.V.R. Narasimha Rao, Vedic Astrology, chart 67: the year from 1 June 1993, her twenty-second. */
const CHART_67 = '#n=Chart+67&d=1972-06-01&t=04:16:00&p=16.25,81.2'

test('the year of a book’s example: return, muntha, lord, saham, mudda dasha', async ({ page, server }) => {
  await page.goto(`${server.url}/varshaphala${CHART_67}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chart 67')
  await page.getByLabel('Year of life').selectOption('22, from 1993')
  await expect(page.getByText(/^From 1 Jun 1993, 13:30:\d\d to 1 Jun 1994/)).toBeVisible()
  await expect(page.getByText('Makara, 5th house (10th of the birth)')).toBeVisible()
  const vivaha = page.getByRole('region', { name: 'Sahams' }).locator('dl > div').filter({ hasText: 'Vivaha' })
  await expect(vivaha).toContainText(/02° 2\d′ Dhanu/)
  const mudda = page.getByRole('table', { name: 'Mudda dasha' })
  await expect(mudda.getByRole('row').nth(1)).toContainText(/Rahu.*14 Jul 1993/)
  await expect(page.getByText(/Mercury comes to Jupiter by square, 06° 1\d′ to go/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Lord of the year' }).getByRole('row')).toHaveCount(6)
})

test('the running year comes first; the next one is a press away; other rules move the points', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/varshaphala${CHART_67}`)
  const year = page.getByLabel('Year of life')
  await expect(year).toHaveValue(/5\d/)
  const shown = Number(await year.inputValue())
  await page.getByRole('button', { name: 'Year after' }).click()
  await expect(year).toHaveValue(String(shown + 1))
  const punya = page.getByRole('region', { name: 'Sahams' }).locator('dl > div').first()
  const before = await punya.textContent()
  await page.getByRole('button', { name: 'Change rules' }).click()
  await page.getByLabel('Ayanamsa').selectOption('Raman')
  await expect(page.getByText(/Rules used: Raman ayanamsa/)).toBeVisible()
  await expect(punya).not.toHaveText(before ?? '')
})

test('a date that never was is said at its field', async ({ page, server }) => {
  await page.goto(`${server.url}/varshaphala#n=X&d=1991-02-31&t=07:25:00&p=chennai-tamil-nadu-india`)
  await expect(page.getByRole('alert').first()).toContainText('February 1991 has 28 days')
})
