// The free kundli: cast by keyboard alone, refused with a sentence at the wrong field, and answered without scripts.
import type { Page } from '@playwright/test'
import { holdScripts } from '#tests/support/pages/hold-scripts.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

async function type(page: Page, text: string) {
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
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
  await page.keyboard.insertText('madras')
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

const wrongFields = (page: Page) =>
  page.locator('[aria-invalid="true"]').evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))

test('an empty press is answered before any more code is there; what is typed while a birth is cast stays', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/kundli`)
  await started(page)
  const release = await holdScripts(page, '**/assets/*.js')
  const cast = page.getByRole('button', { name: 'Cast the kundli' })
  await cast.click()
  await expect(page.getByText('Please enter the date.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription('Please enter the date.')
  await expect(page.getByLabel('Day')).toBeFocused()
  await expect.poll(() => wrongFields(page)).toEqual(['day', 'month', 'year', 'hour', 'minute', 'place'])
  await page.getByLabel('Day').fill('17')
  await expect.poll(() => wrongFields(page)).toEqual(['month', 'year', 'hour', 'minute', 'place'])
  await page.getByLabel('Month').selectOption('3')
  await page.getByLabel('Year').fill('1991')
  await page.getByLabel('Hour').fill('7')
  await page.getByLabel('Minute').fill('25')
  await page.getByLabel('Place of birth').fill('Qqqqzzzz')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await cast.click()
  await expect(cast).toHaveAttribute('aria-busy', 'true')
  await page.getByLabel('Name').fill('Priya')
  await page.getByLabel('Day').fill('18')
  release()
  await expect(page.getByText('We found no place called “Qqqqzzzz”.', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
  await expect(page.getByLabel('Day')).toHaveValue('18')
  // The focus stays in another field that was gone on to.
  await expect(page.getByLabel('Day')).toBeFocused()
  expect(await wrongFields(page)).toEqual(['place'])
})

test('wrong dates, hours that never came and unknown places are said at their fields; the rest is kept', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/kundli`)
  const cast = page.getByRole('button', { name: 'Cast the kundli' })
  await expect(cast).toBeEnabled()
  await started(page)
  await page.getByLabel('Name').fill('Nobody')
  await page.getByLabel('Day').fill('31')
  await page.getByLabel('Month').selectOption('2')
  await page.getByLabel('Year').fill('1999')
  await cast.click()
  await expect(page.getByText('February 1999 has 28 days.')).toBeVisible()
  await expect(page.getByLabel('Day')).toBeFocused()
  await expect(page.getByText('Please enter the time, or choose that it is unknown.')).toBeVisible()
  await expect.poll(() => wrongFields(page)).toEqual(['day', 'hour', 'minute', 'place'])
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
