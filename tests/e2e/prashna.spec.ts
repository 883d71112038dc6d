// A question's chart: asked, kept in the address, the same for everyone who opens it later; without scripts too.
import { expect, test } from '../support/browser-server.ts'

test('a question: the moment becomes a part of the address, and the chart stays', async ({ page, server }) => {
  await page.goto(`${server.url}/prashna`)
  await page.getByLabel('What the question is about').selectOption('Work, office, standing')
  await page.getByRole('button', { name: 'Cast the chart' }).click()
  await expect(page).toHaveURL(/\/prashna\?house=10&place=[^&]+&at=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prashna: Work, office, standing')
  const grahas = page.getByRole('table', { name: 'Grahas of the moment' })
  await expect(grahas.getByRole('row')).toHaveCount(11)
  const before = await grahas.textContent()
  await page.reload()
  await expect(grahas).toHaveText(before ?? '')
})

test('a fixed moment: lords, findings with their books, and a refusal at its field', async ({ page, server }) => {
  await page.goto(`${server.url}/prashna?house=10&place=chennai-tamil-nadu-india&at=2026-11-23T06:00:00Z`)
  await expect(page.getByText('Asked on 23 November 2026, 11:30:00', { exact: false })).toBeVisible()
  await expect(page.getByText(/The matter is that of house 10/)).toBeVisible()
  await expect(page.getByText(/the day of Moon/)).toBeVisible()
  await expect(page.getByText('no answer is promised', { exact: false })).toBeVisible()
  await page.goto(`${server.url}/prashna?house=13&place=xyzzy`)
  await expect(page.getByText('Please choose what the question is about.')).toBeVisible()
})

test('a question by the rules of a program: they stand in the address and in the sentence', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/prashna`)
  await page.getByLabel('Rules of').selectOption('Jagannatha Hora')
  await page.getByRole('button', { name: 'Cast the chart' }).click()
  await expect(page).toHaveURL(/\/prashna\?house=1&place=[^&]+&at=[^&]+&preset=jhora/)
  await expect(page.getByText(/^The conventions of Jagannatha Hora.* true positions/)).toBeVisible()
  await expect(page.getByLabel('Rules of')).toHaveValue('jhora')
})

test('without scripts', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/prashna`)
  await page.getByRole('button', { name: 'Cast the chart' }).click()
  await expect(page.getByRole('table', { name: 'Grahas of the moment' })).toBeVisible()
  await context.close()
})
