// Kundli matching: by a shared link, by earlier births, and without scripts.
import type { Page } from '@playwright/test'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

const PAIR =
  '#a.n=Arjun&a.d=1989-07-09&a.t=21:40:00&a.u=15&a.p=bengaluru-karnataka-india&b.n=Priya&b.d=1991-03-17&b.t=07:25:00&b.p=chennai-tamil-nadu-india'
const first = (page: Page) => page.getByRole('group', { name: 'First person' })
const second = (page: Page) => page.getByRole('group', { name: 'Second person' })
const go = (page: Page) => page.getByRole('button', { name: 'Match the two' })

test('the address carries both births in its fragment only, and opens the same match elsewhere', async ({
  browser,
  server,
}) => {
  const page = await (await browser.newContext()).newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.goto(`${server.url}/KundliMatch${PAIR}`)
  await expect(page.getByRole('img', { name: '27.5 of 36 points' })).toBeVisible()
  await expect(page.getByText('9 July 1989, 21:40 ± 15 min, Bengaluru, Karnataka, India, UTC+5:30')).toBeVisible()
  await expect(page.getByText('The score stays 27.5 over the whole doubt.')).toBeVisible()
  expect(asked.filter((url) => /1991|1989|Priya|Arjun/.test(url))).toEqual([])

  await page.getByRole('button', { name: 'Change rules' }).click()
  await page.getByLabel('Vashya table').selectOption('southern')
  await expect(page.getByText('the southern vashya table', { exact: false })).toBeVisible()
  await expect(page).toHaveURL(/vashyaTable=southern/)
  const southern = await page.getByRole('img', { name: /of 36 points/ }).getAttribute('aria-label')
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(page.url())
  await expect(elsewhere.getByRole('img', { name: southern ?? '' })).toBeVisible()

  await expect(page).toHaveTitle('Arjun and Priya: kundli matching')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(first(page).getByLabel('Name')).toBeFocused()
  await expect(first(page).getByLabel('Name')).toHaveValue('Arjun')
  await expect(second(page).getByLabel('Place of birth')).toHaveValue('Chennai, Tamil Nadu, India')
})

test('earlier births are offered again, and saved profiles to a logged-in user', async ({
  page,
  browser,
  server,
  insertUser,
}) => {
  await page.goto(`${server.url}/kundli#n=Ravi&d=1988-05-04&t=10:00:00&p=chennai-tamil-nadu-india`)
  await page.getByRole('button', { name: 'Edit birth details' }).click()
  await page.getByLabel('Minute').fill('5')
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('heading', { name: 'Ravi' })).toBeFocused()
  await page.goto(`${server.url}/KundliMatch`)
  await second(page).getByLabel('Use a birth you have entered before').selectOption('Ravi, 4 May 1988, 10:05')
  await expect(second(page).getByLabel('Name')).toHaveValue('Ravi')
  await expect(second(page).getByLabel('Year')).toHaveValue('1988')
  await expect(second(page).getByLabel('Place of birth')).toHaveValue('Chennai, Tamil Nadu, India')
  await expect(first(page).getByLabel('Name')).toHaveValue('')

  const own = await logInAs(browser, server, await insertUser())
  await own.goto(`${server.url}/dashboard/user/births/new`)
  await started(own)
  await own.getByLabel('Name', { exact: true }).fill('Mira')
  await own.getByLabel('Day').fill('1')
  await own.getByLabel('Month').selectOption('June')
  await own.getByLabel('Year').fill('1993')
  await own.getByLabel('How sure is the time?').selectOption('The time is unknown')
  await own.getByLabel('Place of birth').fill('Chennai, Tamil Nadu, India')
  await own.keyboard.press('Escape')
  await own.getByRole('button', { name: 'Save' }).click()
  await expect(own.getByText('The birth of Mira is saved.').first()).toBeVisible()
  await own.goto(`${server.url}/KundliMatch`)
  await first(own).getByLabel('Use a birth you have entered before').selectOption('Mira, 1 June 1993, time unknown')
  await expect(first(own).getByLabel('Name')).toHaveValue('Mira')
  await expect(first(own).getByLabel('Hour')).toBeDisabled()
})

test('without scripts the server answers the form, and keeps nothing', async ({ browser, server }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${server.url}/kundlimatch`)
  await expect(page).toHaveURL(/\/KundliMatch$/)
  const side = first(page)
  await side.getByLabel('Name').fill('Arjun')
  await side.getByLabel('Day').fill('9')
  await side.getByLabel('Month').selectOption('7')
  await side.getByLabel('Year').fill('1989')
  await side.getByLabel('Hour').fill('21')
  await side.getByLabel('Minute').fill('40')
  await side.getByLabel('Place of birth').fill('Bengaluru')
  await second(page).getByRole('radio', { name: 'Nakshatra and pada' }).check()
  await second(page).getByLabel('Nakshatra of the Moon').selectOption('26. Uttara Bhadrapada')
  await second(page).getByLabel('Pada', { exact: true }).selectOption('3')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    go(page).click(),
  ])
  expect(answer.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('heading', { name: 'Arjun and Second person' })).toBeVisible()
  await expect(page.getByRole('img', { name: '27.5 of 36 points' })).toBeVisible()
})
