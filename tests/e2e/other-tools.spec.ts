// Muhurta, KP, varshaphala, prashna and rectification: each from its form to its result.
import { expect, test } from '#tests/support/servers/browser-server.ts'

/** P.V.R. Narasimha Rao, Vedic Astrology, chart 67: the year from 1 June 1993, her twenty-second. */
const CHART_67 = '#n=Chart+67&d=1972-06-01&t=04:16:00&p=16.25,81.2'

test('muhurta: from the form to a window with its rules, its day and its calendar file', async ({ page, server }) => {
  await page.goto(`${server.url}/muhurta`)
  await page.getByLabel('What do you begin?').selectOption('Entering a house (griha pravesh)')
  const place = page.getByRole('combobox', { name: 'Place' })
  await place.fill('varan')
  await page
    .getByRole('option', { name: /^Varanasi/ })
    .first()
    .click()
  await page.getByLabel('From', { exact: true }).fill('2026-11-20')
  await page.getByLabel('To', { exact: true }).fill('2026-12-31')
  await page.getByLabel('Person 1: nakshatra').selectOption('4. Rohini')
  await page.getByLabel('Pada of person 1').selectOption('2')
  await page.getByRole('button', { name: 'Find windows' }).click()
  await expect(page).toHaveURL(/purpose=griha_pravesh&place=Varanasi.*star1=4&pada1=2/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Muhurta in Varanasi: Entering a house (griha pravesh)',
  )
  const first = page.getByRole('region', { name: 'The best windows' }).getByRole('listitem').first()
  await expect(first).toContainText('one of the best nakshatras for this. MC 13; Raman 12')
  await expect(first).toContainText(/Person 1: \w+/)
  await expect(first).toContainText(/\d+ of 25 points/)
  const table = page.getByRole('table', { name: 'December 2026' })
  await expect(table.getByRole('row', { name: /^Tue 1 / })).toContainText('Tuesday is ruled out for this.')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    first.getByRole('link', { name: /^Add to calendar/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^muhurta-2026-1[12]-\d\d\.ics$/)
  const text = (await (await download.createReadStream()).toArray()).join('')
  expect(text).toContain('SUMMARY:Entering a house (griha pravesh) muhurta\\, score ')
})

test('KP: from the form to the cusps; the birth stays in the browser', async ({ page, server }) => {
  await page.goto(`${server.url}/kp`)
  await expect(page.getByRole('button', { name: 'Cast the kundli' })).toBeEnabled()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page.getByLabel('Name').focus()
  for (const part of ['Meera', '17', 'March', '1991', '7', '25', '0']) {
    await page.keyboard.type(part)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('combobox', { name: /place/i }).fill('madras')
  await page
    .getByRole('option', { name: /Chennai/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meera')
  await expect(page).toHaveURL(/#n=Meera&d=1991-03-17.*ayanamsa=kp/)
  const first = page.getByRole('table', { name: 'Cusps' }).getByRole('row').nth(1)
  await expect(first).toContainText(/\d\d° \d\d′ \d\d″/)
  await expect(page.getByRole('table', { name: 'Significators of the houses' }).getByRole('row')).toHaveCount(13)
  await expect(page.getByText(/Rules used: KP ayanamsa .* Placidus houses/)).toBeVisible()
  await expect(page.getByText('Star of the lagna')).toBeVisible()
  expect(sent.filter((each) => each.includes('1991-03'))).toEqual([])
})

test('varshaphala: the year of a book’s example: return, muntha, lord, saham, mudda dasha', async ({
  page,
  server,
}) => {
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

test('prashna: the moment of a question becomes a part of the address, and the chart stays', async ({
  page,
  server,
}) => {
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

test('rectification: a doubt in steps; an event as a column with its periods; nothing is proposed', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/rectification${CHART_67}`)
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
