// Muhurta, KP, varshaphala, prashna and the advanced kundli: other rules, kept addresses, without scripts.
import { readFile } from 'node:fs/promises'
import { expect, test } from '#tests/support/servers/browser-server.ts'

const BIRTH = '#n=Meera&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india'
const PRIYA = '#n=Priya&d=1990-05-01&t=10:30:00&p=chennai-tamil-nadu-india'
/** P.V.R. Narasimha Rao, Vedic Astrology, chart 67. */
const CHART_67 = '#n=Chart+67&d=1972-06-01&t=04:16:00&p=16.25,81.2'

test('muhurta: other rules are another search; a day outside the season says what stood against it', async ({
  page,
  server,
}) => {
  await page.goto(
    `${server.url}/muhurta?purpose=marriage&place=varanasi-uttar-pradesh-india&from=2026-11-20&to=2026-12-31`,
  )
  await expect(page.getByText(/Rules used: Lahiri ayanamsa, Varanasi/)).toBeVisible()
  await expect(page.getByText('The Sun is in Dhanu: no month of weddings.').first()).toBeVisible()
  await page.getByLabel('Ayanamsa').selectOption('Raman')
  await page.getByRole('button', { name: 'Find windows' }).click()
  await expect(page.getByText(/Rules used: Raman ayanamsa/)).toBeVisible()
  await page.getByLabel('Ayanamsa').selectOption('As these rules have it')
  await page.getByLabel('Rules of').selectOption('Krishnamurti (KP)')
  await page.getByRole('button', { name: 'Find windows' }).click()
  await expect(page.getByText(/Rules used, those of Krishnamurti \(KP\): KP ayanamsa/)).toBeVisible()
  await expect(page).toHaveURL(/preset=kp/)
  await expect(page.getByLabel('What do you begin?')).toHaveValue('marriage')
  await page.goto(`${server.url}/muhurta?purpose=marriage&place=pune&from=2026-08-01&to=2026-08-05`)
  await expect(page.getByText('No window in these days')).toBeVisible()
  await expect(page.getByText('The Sun is in Karka: no month of weddings.').first()).toBeVisible()
})

test('KP: the rules of a program are one choice, stand in the address, and go along to the year', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/kp${BIRTH}`)
  await page.getByRole('button', { name: 'Change rules' }).click()
  await page.getByLabel('Rules of').selectOption('Jagannatha Hora')
  const rules = page.getByText(/^The conventions of Jagannatha Hora, .* Rules used: Lahiri ayanamsa/)
  await expect(rules).toBeVisible()
  await expect(page).toHaveURL(/preset=jhora/)
  await page.reload()
  await expect(rules).toContainText('true positions')
  await page.getByRole('link', { name: 'Varshaphala' }).first().click()
  await expect(page.getByText(/^The conventions of Jagannatha Hora.* the sidereal return of the Sun/)).toBeVisible()
})

test('KP: a question: the number’s degree rises, and the address keeps its moment', async ({ page, server }) => {
  await page.goto(`${server.url}/kp/horary`)
  await page.getByLabel('Number, 1 to 249').fill('145')
  const place = page.getByRole('combobox', { name: 'Place' })
  await place.fill('chennai')
  await page
    .getByRole('option', { name: /^Chennai/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Cast the chart' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('KP horary, number 145')
  await expect(page).toHaveURL(/number=145.*at=2/)
  await expect(page.getByText('29° 26′ 40″ of Tula rises: star of Jupiter, sub of Moon.')).toBeVisible()
  await expect(page.getByText(/Asked on .* Chennai/)).toBeVisible()
  const ninth = page.getByRole('table', { name: 'Cusps' }).getByRole('row').nth(9)
  const shown = await ninth.textContent()
  await page.reload()
  await expect(ninth).toHaveText(shown ?? '')
})

test('varshaphala: the running year comes first; the next one is a press away; other rules move the points', async ({
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

test('strengths, reduced bindus, argala and dashas of a birth', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli/advanced${PRIYA}`)
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
  await page.goto(`${server.url}/kundli/advanced${PRIYA}`)
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('muhurta: the form finds windows', async ({ page, server }) => {
    await page.goto(`${server.url}/muhurta`)
    await page.getByLabel('Place').fill('Varanasi')
    await page.getByLabel('From', { exact: true }).fill('2026-11-20')
    await page.getByLabel('To', { exact: true }).fill('2026-12-31')
    await page.getByRole('button', { name: 'Find windows' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muhurta in Varanasi: Marriage')
    await expect(page.getByText(/^\d+ windows on \d+ of 42 days\.$/)).toBeVisible()
  })

  test('prashna casts the chart of the moment', async ({ page, server }) => {
    await page.goto(`${server.url}/prashna`)
    await page.getByRole('button', { name: 'Cast the chart' }).click()
    await expect(page.getByRole('table', { name: 'Grahas of the moment' })).toBeVisible()
  })
})
