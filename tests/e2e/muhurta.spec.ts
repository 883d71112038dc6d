// The muhurta finder: a search from the empty form to a calendar file, what is wrong with an address, without scripts.
import { expect, test } from '../support/browser-server.ts'

const SEARCH = '/muhurta?purpose=marriage&place=varanasi-uttar-pradesh-india&from=2026-11-20&to=2026-12-31'

test('from the form to a window with its rules, its day and its calendar file', async ({ page, server }) => {
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

test('other rules are another search; a day outside the season says what stood against it', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.goto(server.url + SEARCH)
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

test('an error in an address is said at its field', { tag: '@long' }, async ({ page, server }) => {
  await page.goto(`${server.url}/muhurta?purpose=travel&place=xyzzy&from=2026-02-31&to=2026-12-31&star1=4`)
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveAccessibleDescription(/no place called/)
  await expect(page.getByLabel('From', { exact: true })).toHaveAccessibleDescription(/“2026-02-31” is not a date/)
  await expect(page.getByLabel('Person 1: nakshatra')).toHaveAccessibleDescription(
    'Please choose the pada too, 1 to 4.',
  )
  await page.goto(`${server.url}/muhurta?purpose=travel&from=2026-01-01&to=2027-06-01`)
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription('A search covers at most 366 days.')
  await page.goto(`${server.url}/muhurta?purpose=travel&from=2026-02-01&to=2026-01-01`)
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
    'The last day comes before the first.',
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the form finds the same windows', async ({ page, server }) => {
    await page.goto(`${server.url}/muhurta`)
    await page.getByLabel('Place').fill('Varanasi')
    await page.getByLabel('From', { exact: true }).fill('2026-11-20')
    await page.getByLabel('To', { exact: true }).fill('2026-12-31')
    await page.getByRole('button', { name: 'Find windows' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muhurta in Varanasi: Marriage')
    await expect(page.getByText(/^\d+ windows on \d+ of 42 days\.$/)).toBeVisible()
  })
})
