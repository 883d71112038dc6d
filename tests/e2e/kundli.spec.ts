// The free kundli: by keyboard alone, by a shared link, with times that came twice or never, and without scripts.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-server.ts'

async function type(page: Page, text: string) {
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

async function fillBirth(page: Page) {
  await expect(page.getByRole('button', { name: 'Cast the kundli' })).toBeEnabled()
  await page.waitForFunction(() => window.__started)
  await page.getByLabel('Name').fill('Priya')
  await page.getByLabel('Day', { exact: true }).fill('17')
  await page.getByLabel('Month', { exact: true }).selectOption('March')
  await page.getByLabel('Year', { exact: true }).fill('1991')
  await page.getByLabel('Hour', { exact: true }).fill('7')
  await page.getByLabel('Minute', { exact: true }).fill('25')
  await page.getByRole('combobox', { name: /place/i }).fill('chennai')
  await page.getByRole('listbox').getByRole('option').first().click()
}

test('cast by keyboard alone; the chart is walked cell by cell, the dasha tree opens', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli`)
  await expect(page.getByRole('button', { name: 'Cast the kundli' })).toBeEnabled()
  await page.getByLabel('Name').focus()
  await type(page, 'Priya Raman')
  await type(page, '17')
  await type(page, 'March')
  await type(page, '1991')
  for (const part of ['7', '25', '0']) await type(page, part)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('madras')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Chennai')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Cast the kundli' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Priya Raman' })).toBeFocused()
  await expect(page).toHaveTitle('Priya Raman: kundli')
  await expect(page.getByText('Sunday 17 March 1991, 07:25:00 · Chennai, Tamil Nadu, India · UTC+5:30')).toBeVisible()
  const jupiter = page.getByRole('row', { name: /^Jupiter/ })
  await expect(jupiter).toContainText('Karka')
  await expect(jupiter).toContainText('Exalted')
  await expect(jupiter).toContainText('retrograde')

  const first = page.getByRole('img', { name: /^House 1, Mina: lagna 22°; Sun 2°; Moon 11°; Mercury 15°$/ })
  await first.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('img', { name: 'House 12, Kumbha: empty' })).toBeFocused()

  const open = page.getByRole('button', { name: 'Antardasha periods in Mercury' })
  await open.press('Enter')
  await expect(page.getByText('Mercury, Ketu', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Pratyantar periods in Mercury, Ketu' }).press('Enter')
  await expect(page.getByText('Mercury, Ketu, Venus', { exact: true })).toBeVisible()

  await page.getByRole('tab', { name: 'Dasha' }).press('ArrowRight')
  await expect(page.getByText('Mina rises:')).toBeVisible()
  await page.getByText('Why').first().click()
  await expect(page.getByText('Jupiter in Karka, the 5th house').first()).toBeVisible()
})

test('the address carries the birth in its fragment only, and opens the same kundli elsewhere', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&u=15&p=chennai-tamil-nadu-india&node=true`)
  await expect(page.getByRole('heading', { name: 'Priya' })).toBeVisible()
  await expect(page.getByText('07:25:00 ± 15 min')).toBeVisible()
  await expect(page.getByText('true node', { exact: false })).toBeVisible()
  expect(asked.filter((url) => url.includes('1991') || url.includes('Priya'))).toEqual([])

  await page.getByRole('button', { name: 'Change rules' }).click()
  await page.getByLabel('Ayanamsa').selectOption('raman')
  await expect(page.getByText('Rules used: Raman ayanamsa')).toBeVisible()
  await expect(page).toHaveURL(/ayanamsa=raman/)

  await page.getByRole('button', { name: 'Edit birth details' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page).toHaveTitle(/^Free Kundli/)
  // A birth of somebody's link is not kept here, whatever is done with it.
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('heading', { name: 'Priya' })).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
  await expect(page.getByRole('heading', { name: 'Cast before, in this browser' })).toBeHidden()
})

test('Back leads from a kundli to its form and out again, forth to the kundli; a typed birth is offered again', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/panchang`)
  await page.goto(`${server.url}/kundli`)
  await fillBirth(page)
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('heading', { name: 'Priya' })).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page).toHaveURL(/\/kundli$/)
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Priya' })).toBeFocused()
  await page.goBack()
  await page.getByRole('button', { name: /^Priya/ }).click()
  await expect(page.getByRole('heading', { name: 'Priya' })).toBeFocused()
  await page.goBack()
  await page.getByRole('button', { name: 'Forget Priya' }).click()
  await expect(page.getByRole('heading', { name: 'Cast before, in this browser' })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Panchang' })).toBeVisible()
})

test('a result that cannot be loaded leaves the form and what was typed', async ({ page, server }) => {
  await page.route('**/assets/result*', (route) => route.abort())
  await page.goto(`${server.url}/kundli`)
  await fillBirth(page)
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('alert')).toContainText('The kundli could not be loaded')
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
  await expect(page.getByRole('button', { name: 'Cast the kundli' })).toBeFocused()
  await page.goto(`${server.url}/KundliMatch#a.s=3-1&b.s=5-2`)
  await expect(page.getByRole('alert')).toContainText('The matching could not be loaded')
})

test('a link that was cut short fills what it has and says the rest; broken ones are no error', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17`)
  await expect(page.getByText('Please enter a place.')).toBeVisible()
  await expect(page.getByLabel('Year')).toHaveValue('1991')
  await expect(page.getByLabel('Place of birth')).toBeFocused()
  for (const hash of ['#n=%zz&d=1', '#', '#%', '#d=--']) {
    await page.goto('about:blank')
    await page.goto(`${server.url}/kundli${hash}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Free Kundli' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cast the kundli' })).toBeVisible()
  }
})

test('a doubt about the time says what holds and what turns into what; an unknown time is nowhere told as known', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&u=30&p=chennai-tamil-nadu-india`)
  const holds = page.getByRole('region', { name: 'Within 30 minutes either way' })
  await expect(holds).toContainText(/LagnaMina.*Mesha from 07:\d\d/)
  await expect(holds).toContainText(/Moon signMina\s*holds/)
  await expect(holds).toContainText(/move by up to \d+ days either way/)
  await page.goto('about:blank')
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&p=chennai-tamil-nadu-india`)
  await expect(page.getByRole('region', { name: 'On this day at any hour' })).toContainText('(at noon)')
  await expect(page.locator('.ksum')).toContainText(/LagnaMithuna\s*\(at noon\)/)
  for (const tab of ['Dasha', 'Doshas', 'Reading']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel')).toContainText('The time of birth is unknown. Noon is taken')
    await expect(page.getByRole('tabpanel')).not.toContainText('720 minutes')
  }
})

test('speed, month, friendships stand in the tables', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  await expect(page.getByRole('row', { name: /^Sun/ }).first()).toContainText(/00° 59′ \d\d″/)
  await page.getByRole('tab', { name: 'Birth details' }).click()
  await expect(page.getByText('Chaitra (both schools)')).toBeVisible()
  await expect(page.getByRole('table', { name: 'How each graha regards the others' }).getByRole('row')).toHaveCount(8)
})

test('sex and another zone: said in the form, kept in the address, wrong ones at their field', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/kundli`)
  await fillBirth(page)
  await page.getByText('Sex, time zone (optional)').click()
  await page.getByLabel('Sex').selectOption('Female')
  await page.getByLabel('Time zone').fill('Mars/Base')
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByText('There is no time zone called “Mars/Base”', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Time zone')).toBeFocused()
  await page.getByLabel('Time zone').fill('Europe/London')
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByText('Clock read by Europe/London: GMT, UTC')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Clock read by Europe/London: GMT, UTC')).toBeVisible()
  await page.getByRole('button', { name: 'Edit birth details' }).click()
  await expect(page.getByLabel('Sex')).toHaveValue('female')
})

test('wrong dates, hours that never came and unknown places are said at their fields; the rest is kept', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/kundli`)
  const cast = page.getByRole('button', { name: 'Cast the kundli' })
  await expect(cast).toBeEnabled()
  await page.getByLabel('Name').fill('Nobody')
  await page.getByLabel('Day').fill('31')
  await page.getByLabel('Month').selectOption('2')
  await page.getByLabel('Year').fill('1999')
  await cast.click()
  await expect(page.getByText('February 1999 has 28 days.')).toBeVisible()
  await expect(page.getByLabel('Day')).toBeFocused()
  await expect(page.getByText('Please enter the time, or choose that it is unknown.')).toBeVisible()
  await expect(page.getByText('Please enter a place.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Nobody')

  await page.getByLabel('Day').fill('4')
  await page.getByLabel('Month').selectOption('4')
  await page.getByLabel('Hour').fill('2')
  await page.getByLabel('Minute').fill('30')
  await page.getByLabel('Place of birth').fill('Qqqqzzzz')
  await page.keyboard.press('Escape')
  await cast.click()
  await expect(page.getByText('We found no place called “Qqqqzzzz”.', { exact: false })).toBeVisible()
  await page.getByLabel('Place of birth').fill('Chicago, Illinois, United States')
  await page.keyboard.press('Escape')
  await cast.click()
  await expect(
    page.getByText(
      'The clocks of Chicago never showed 02:30 that day: they went ahead by 60 minutes, from UTC−6 to UTC−5.',
    ),
  ).toBeVisible()
  await expect(page.getByLabel('Hour')).toBeFocused()
})

test('a clock time that came twice has both readings, one click apart', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli#n=Twice&d=1999-10-31&t=01:30:00&p=chicago-illinois-united-states`)
  await expect(page.getByText('UTC−5', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('This is the earlier one.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Take the later one' }).click()
  await expect(page.getByText(/01:30:00 · Chicago.*UTC−6/)).toBeVisible()
  await expect(page).toHaveURL(/r=later/)
  await expect(page.getByRole('button', { name: 'Take the earlier one' })).toBeFocused()
})

test('without scripts the server answers the form, and keeps nothing', async ({ browser, server }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${server.url}/kundli`)
  await page.getByLabel('Day').fill('17')
  await page.getByLabel('Month').selectOption('3')
  await page.getByLabel('Year').fill('1991')
  await page.getByLabel('Hour').fill('7')
  await page.getByLabel('Minute').fill('25')
  await page.getByLabel('Place of birth').fill('Chennai')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Cast the kundli' }).click(),
  ])
  expect(answer.headers()['cache-control']).toBe('no-store')
  await expect(page.getByText('Sunday 17 March 1991', { exact: false })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Jupiter/ })).toContainText('Exalted')
})

test('the PDF is made in the browser: charts, grahas, dashas, reading', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli#n=Priya+Raman&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('priya-raman.pdf')
  const bytes = Buffer.concat(await (await download.createReadStream()).toArray())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
})

test('on paper every section stands, and nothing that is only for clicks', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  await expect(page.getByRole('heading', { name: 'Priya' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  for (const name of ['Vimshottari dasha', 'Reading', 'Yogas', 'Doshas', 'Ashtakavarga', 'Birth details'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByText('What is this?').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Chart' })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { name: 'Doshas', exact: true })).toHaveCount(0)
})

test('a name in Devanagari is on the PDF, and in its file', async ({ page, server }) => {
  await page.goto(
    `${server.url}/kundli#n=${encodeURIComponent('प्रिया')}&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`,
  )
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('प्रिया.pdf')
  const bytes = Buffer.concat(await (await download.createReadStream()).toArray()).toString('latin1')
  expect(bytes).toContain('/Subtype /Image')
})

test('the kundli is printed in Hindi, on a sheet that no screen shows', async ({ page, server }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  await page.getByRole('button', { name: 'हिन्दी में छापें' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  const sheet = page.locator('.hsheet')
  await expect(sheet).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  await expect(sheet.getByRole('row', { name: /^गुरु कर्क .* उच्च, वक्री/ })).toBeVisible()
  await expect(sheet.getByText('17 मार्च 1991')).toBeVisible()
  await expect(sheet.getByText('रविवार')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('main')).toBeVisible()
})

test('an engine that cannot be loaded is said beside the form, which works again when it can', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/kundli`)
  await fillBirth(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('alert')).toContainText('The kundli could not be loaded')
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('row', { name: /^Jupiter/ })).toContainText('Exalted')
})

test('on a phone the dashas show from when to when and how long, and open to the deepest level, without scrolling', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  await page.getByRole('tab', { name: 'Dasha' }).click()
  const tree = page.getByRole('table', { name: /^Periods of life/ })
  await expect(tree.getByRole('columnheader')).toHaveCount(4)
  const saturn = tree.getByRole('row', { name: /Saturn/ }).first()
  await expect(saturn.getByRole('cell')).toHaveCount(4)
  for (const text of ['17 Mar 1991', '8 Jul 1998', '7 y 3 m 21 d']) await expect(saturn).toContainText(text)
  let path = 'Mercury'
  for (const level of ['Antardasha', 'Pratyantar', 'Sookshma', 'Prana']) {
    await tree.getByRole('button', { name: `${level} periods in ${path}`, exact: true }).press('Enter')
    path += ', Mercury'
  }
  await expect(tree.getByRole('row', { name: new RegExp(path) }).first()).toBeVisible()
  const cut = await tree.evaluate((table) => {
    const { right } = (table.parentElement as Element).getBoundingClientRect()
    const cells = [...table.querySelectorAll('td, td b, td .chip')]
    return cells.filter((cell) => cell.getBoundingClientRect().right > right).map(({ textContent }) => textContent)
  })
  expect(cut).toEqual([])
  expect(await tree.evaluate(({ parentElement: box }) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0))).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
