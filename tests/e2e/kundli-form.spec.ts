// The form of the free kundli: Back and forth, what is wrong at its field, and answers without scripts or engine.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-server.ts'
import { started } from '../support/started.ts'

async function fillBirth(page: Page) {
  await expect(page.getByRole('button', { name: 'Cast the kundli' })).toBeEnabled()
  await started(page)
  await page.getByLabel('Name').fill('Priya')
  await page.getByLabel('Day', { exact: true }).fill('17')
  await page.getByLabel('Month', { exact: true }).selectOption('March')
  await page.getByLabel('Year', { exact: true }).fill('1991')
  await page.getByLabel('Hour', { exact: true }).fill('7')
  await page.getByLabel('Minute', { exact: true }).fill('25')
  await page.getByRole('combobox', { name: /place/i }).fill('chennai')
  await page.getByRole('listbox').getByRole('option').first().click()
}

test('Back leads from a kundli to its form and out again, forth to the kundli; a typed birth is offered again', {
  tag: '@long',
}, async ({ page, server }) => {
  await page.goto(`${server.url}/panchang`)
  await page.goto(`${server.url}/kundli`)
  await fillBirth(page)
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('heading', { name: 'Priya' })).toBeFocused()
  await expect(page).toHaveURL(/#n=Priya/)
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page).toHaveURL(/\/kundli$/)
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Priya' })).toBeFocused()
  await expect(page).toHaveURL(/#n=Priya/)
  await page.goBack()
  await page.getByRole('button', { name: /^Priya/ }).click()
  await expect(page.getByRole('heading', { name: 'Priya' })).toBeFocused()
  await expect(page).toHaveURL(/#n=Priya/)
  await page.goBack()
  await page.getByRole('button', { name: 'Forget Priya' }).click()
  await expect(page.getByRole('heading', { name: 'Cast before, in this browser' })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Panchang' })).toBeVisible()
})

test('Back before the kundli has been drawn leads to the form, not to a kundli without its address', {
  tag: '@long',
}, async ({ page, server }) => {
  await page.goto(`${server.url}/kundli`)
  await fillBirth(page)
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      push(...entry)
      history.back()
      // The step back waits in the event loop before anything is drawn, as on a slow phone.
      const until = performance.now() + 500
      while (performance.now() < until) {}
    }
  })
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('button', { name: 'Forget Priya' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
  await expect(page).toHaveURL(/\/kundli$/)
})

test('the code of a kundli comes while the birth is typed: to cast it loads no more', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli`)
  await fillBirth(page)
  // The history of the zones comes last, after the module that reads it; the toasts come with the first key.
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    // Each file is fetched before it is imported.
    const imported = files.filter(({ initiatorType }) => initiatorType !== 'fetch')
    const count = (part: string) =>
      imported.filter(({ name }) => name.includes(`/assets/${part}-`) && name.endsWith('.js')).length
    return count('zones') === 2 && count('toast-host') > 0
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('heading', { name: 'Priya' })).toBeVisible()
  expect(asked).toEqual([])
})

test('a result that cannot be loaded leaves the form and what was typed', { tag: '@long' }, async ({
  page,
  server,
}) => {
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

test('a link that was cut short fills what it has and says the rest; broken ones are no error', {
  tag: '@long',
}, async ({ page, server }) => {
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

test('sex and another zone: said in the form, kept in the address, wrong ones at their field', {
  tag: '@long',
}, async ({ page, server }) => {
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
  await started(page)
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

test('an engine that cannot be loaded is an error beside the form, which works again once it can be loaded', {
  tag: '@long',
}, async ({ page, server }) => {
  await page.goto(`${server.url}/kundli`)
  await page.route('**/assets/zones-*', (route) => route.abort())
  await fillBirth(page)
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('alert')).toContainText('The kundli could not be loaded')
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
  await page.unroute('**/assets/zones-*')
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('row', { name: /^Jupiter/ })).toContainText('Exalted')
})

test('without scripts a time that came twice is read as the later one, and before standard time by the place itself', {
  tag: '@long',
}, async ({ browser, server }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const send = async (fields: Record<string, string>, place: string) => {
    await page.goto(`${server.url}/kundli`)
    const { Month: month = '', ...others } = fields
    for (const [label, value] of Object.entries(others)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('Month', { exact: true }).selectOption(month)
    await page.getByLabel('Place of birth').fill(place)
    await page.getByRole('button', { name: 'Cast the kundli' }).click()
  }
  const fields = { Name: 'Asha', Day: '28', Month: '10', Year: '1990', Hour: '1', Minute: '30' }
  await send(fields, 'New York City, New York, United States')
  await expect(page.getByText('This is the earlier one.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Take the later one' }).click()
  await expect(page.getByText('This is the later one.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Asha' })).toBeVisible()

  await send({ Day: '2', Month: '10', Year: '1869', Hour: '7', Minute: '12' }, 'Porbandar, Gujarat, India')
  const lagna = page.getByRole('row', { name: /^Lagna/ })
  await expect(lagna).toContainText('Kanya')
  await page.getByRole('button', { name: 'Cast by the place’s own mean time' }).click()
  await expect(lagna).toContainText('Tula')
  await page.getByRole('button', { name: 'Cast by the rule of the zone' }).click()
  await expect(lagna).toContainText('Kanya')
})

test('a doubt of any number of minutes stays, and is a choice of the form', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&u=7&p=chennai-tamil-nadu-india`)
  await expect(page.getByText('07:25:00 ± 7 min')).toBeVisible()
  await expect(page).toHaveURL(/u=7/)
  await page.getByRole('button', { name: 'Edit birth details' }).click()
  await expect(page.getByLabel('How sure is the time?')).toHaveValue('7')
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByText('07:25:00 ± 7 min')).toBeVisible()
})
