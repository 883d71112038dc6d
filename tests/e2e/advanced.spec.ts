// The advanced kundli: every part of it, a dasha chosen, a transit found and saved as a calendar.
import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/browser-server.ts'

const BIRTH = '#n=Priya&d=1990-05-01&t=10:30:00&p=chennai-tamil-nadu-india'

test('strengths, reduced bindus, argala and dashas of a birth', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli/advanced${BIRTH}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Priya')
  await expect(page.getByRole('table', { name: 'Special lagnas' }).getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('table', { name: 'Strength of the houses' }).getByRole('row')).toHaveCount(13)
  await expect(page.getByRole('table', { name: 'After ekadhipatya shodhana' }).getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('table', { name: 'Argala on the houses' }).getByRole('row')).toHaveCount(13)
  await expect(page.getByRole('table', { name: 'Chara dasha' }).getByRole('row')).toHaveCount(25)
  await page.getByRole('combobox', { name: 'Dashas of signs' }).selectOption('Kalachakra dasha')
  await expect(page.getByText(/^Deha \w+, jiva \w+\.$/)).toBeVisible()
  const lagna = page.getByRole('table', { name: 'Special lagnas' }).getByRole('row', { name: /^Hora lagna/ })
  const before = await lagna.textContent()
  await page.getByRole('button', { name: 'Change rules' }).click()
  await page.getByLabel('Ayanamsa').selectOption('Raman')
  await expect(page.getByText(/Rules used: Raman ayanamsa/)).toBeVisible()
  await expect(lagna).not.toHaveText(before ?? '')
})

test('transits: a search narrows them, and they come as a calendar file', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli/advanced${BIRTH}`)
  await page.getByRole('combobox', { name: 'Year', exact: true }).selectOption('2025')
  await page.getByRole('searchbox', { name: 'Search the list' }).fill('saturn enters mina')
  const rows = page.getByRole('table', { name: 'Transits and dashas' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('29 Mar 2025')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar file (.ics)' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('DTSTART:20250329T')
  expect(file.split('\r\n').every((line) => line.length <= 75)).toBe(true)
  await page.getByRole('searchbox', { name: 'Search the list' }).fill('zzzz')
  await expect(page.getByText('No line has these words.')).toBeVisible()
})

test('dashas: those that are chosen stand in the list and in the calendar file, by their names', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/kundli/advanced${BIRTH}`)
  await page.getByRole('combobox', { name: 'Year', exact: true }).selectOption('2025')
  await page.getByRole('combobox', { name: 'How many years' }).selectOption('12')
  await page.getByRole('searchbox', { name: 'Search the list' }).fill('mahadasha of')
  const rows = page.getByRole('table', { name: 'Transits and dashas' }).getByRole('row')
  const vimshottari = await rows.count()
  expect(vimshottari).toBeGreaterThan(1)
  await page.getByRole('group', { name: 'Beginnings of dashas' }).getByLabel('Chara dasha').check()
  await expect(rows.filter({ hasText: 'Chara dasha: mahadasha of' })).not.toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar file (.ics)' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('transits-dashas-2025-2036.ics')
  const file = (await readFile(await saved.path(), 'utf8')).replaceAll('\r\n ', '')
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength((await rows.count()) - 1)
  expect(file).toContain('SUMMARY:Chara dasha: mahadasha of')
  expect(file).toContain('SUMMARY:Vimshottari dasha: mahadasha of')
})
