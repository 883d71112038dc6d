// The rectification desk: rows over the doubt, an event that becomes a column, and goes again.
import { expect, test } from '../support/browser-server.ts'

const BIRTH = '#n=Chart+67&d=1972-06-01&t=04:16:00&p=16.25,81.2'

test('a doubt in steps; an event as a column with its periods; nothing is proposed', async ({ page, server }) => {
  await page.goto(`${server.url}/rectification${BIRTH}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chart 67')
  await page.getByRole('combobox', { name: 'To either side' }).selectOption('30 minutes')
  await page.getByRole('combobox', { name: 'In steps of' }).selectOption('5 minutes')
  const times = page.getByRole('table', { name: 'Times within the doubt' })
  await expect(times.getByRole('row')).toHaveCount(14)
  await expect(times.getByRole('row', { name: /04:16:00 ?as given/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add the event' }).click()
  await expect(page.getByText('Please give the date of the event.')).toBeVisible()
  await page.getByLabel('Date', { exact: true }).fill('1700-01-01')
  await page.getByRole('button', { name: 'Add the event' }).click()
  await expect(page.getByText('Please choose a day from 2 January 1800')).toBeVisible()
  await page.getByLabel('Date', { exact: true }).fill('2150-01-01')
  await page.getByRole('button', { name: 'Add the event' }).click()
  await expect(times.getByRole('row', { name: /04:16:00/ })).toContainText('after the last period')
  await page.getByRole('button', { name: 'Remove Event' }).click()
  await page.getByRole('textbox', { name: 'What happened' }).fill('Wedding')
  await page.getByLabel('Date', { exact: true }).fill('1993-07-24')
  await page.getByRole('button', { name: 'Add the event' }).click()
  await expect(times.getByRole('columnheader', { name: '1. Wedding' })).toBeVisible()
  await expect(times.getByRole('row', { name: /04:16:00/ })).toContainText(/\w+ – \w+ – \w+/)
  await expect(page.getByText('no time is proposed', { exact: false }).first()).toBeVisible()
  expect(page.url()).not.toContain('Wedding')
  await page.getByRole('button', { name: 'Remove Wedding' }).click()
  await expect(times.getByRole('columnheader', { name: '1. Wedding' })).toHaveCount(0)
})
