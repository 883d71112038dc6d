// KP: a birth from the form to the sub-sub lords, other rules, a question by its number, and what is wrong with it.
import { expect, test } from '../support/browser-server.ts'

const BIRTH = '#n=Meera&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india'

test('from the form to the cusps; the birth stays in the browser', async ({ page, server }) => {
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

test('another ayanamsa is another chart, and stands in the address', async ({ page, server }) => {
  await page.goto(`${server.url}/kp${BIRTH}`)
  const first = page.getByRole('table', { name: 'Cusps' }).getByRole('row').nth(1)
  const before = await first.textContent()
  await page.getByRole('button', { name: 'Change rules' }).click()
  await page.getByLabel('Ayanamsa').selectOption('Lahiri')
  await expect(page.getByText(/Rules used: Lahiri ayanamsa/)).toBeVisible()
  await expect(first).not.toHaveText(before ?? '')
  await expect(page).toHaveURL(/ayanamsa=lahiri/)
  await page.getByRole('button', { name: 'Back to the usual rules' }).click()
  await expect(page.getByText(/Rules used: KP ayanamsa/)).toBeVisible()
})

test('the rules of a program are one choice, stand in the address, and go along to the year', async ({
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

test('a number asked by the rules of a program keeps them in its address', async ({ page, server }) => {
  await page.goto(`${server.url}/kp/horary`)
  await page.getByLabel('Number, 1 to 249').fill('145')
  await page.getByLabel('Rules of').selectOption('B.V. Raman')
  await page.getByRole('button', { name: 'Cast the chart' }).click()
  await expect(page).toHaveURL(/number=145.*preset=raman/)
  await expect(page.getByText(/^The conventions of B\.V\. Raman.* Rules used: Raman ayanamsa/)).toBeVisible()
  await expect(page.getByLabel('Rules of')).toHaveValue('raman')
})

test('a question: the number’s degree rises, and the address keeps its moment', async ({ page, server }) => {
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

test('a number that is none is said at its field', async ({ page, server }) => {
  await page.goto(`${server.url}/kp/horary?number=250&place=chennai`)
  await expect(page.getByLabel('Number, 1 to 249')).toHaveAccessibleDescription(
    'Please choose a whole number from 1 to 249.',
  )
  await page.goto(`${server.url}/kp/horary?number=7&place=tromso`)
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveAccessibleDescription(/below 66° of latitude/)
})
