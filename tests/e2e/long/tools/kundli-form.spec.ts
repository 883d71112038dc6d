// The form of the free kundli: Back and forth, code that comes early or not at all, and answers without scripts.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

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

test('the code of a kundli comes while the birth is typed: to cast it loads no more', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli`)
  await fillBirth(page)
  // The history of the zones comes last, after the module that reads it; the toasts come with the first key.
  await page.waitForFunction(() => {
    // A file may be preloaded and imported.
    const files = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    const count = (part: string) =>
      [...files].filter((name) => name.includes(`/assets/${part}-`) && name.endsWith('.js')).length
    return count('zones') === 2 && count('toast-host.client') === 1
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('heading', { name: 'Priya' })).toBeVisible()
  expect(asked).toEqual([])
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

test('Back before the kundli has been drawn leads to the form, not to a kundli without its address', async ({
  page,
  server,
}) => {
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

test('a result that cannot be loaded leaves the form and what was typed', async ({ page, server }) => {
  await page.route('**/assets/result*', (route) => route.abort())
  await page.goto(`${server.url}/kundli`)
  await fillBirth(page)
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The kundli could not be loaded' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
  await expect(page.getByRole('button', { name: 'Cast the kundli' })).toBeFocused()
  await page.goto(`${server.url}/KundliMatch#a.s=3-1&b.s=5-2`)
  await expect(page.getByRole('alert').filter({ hasText: 'The matching could not be loaded' })).toBeVisible()
})

test('an engine that cannot be loaded is an error beside the form; the page loads it again after asking', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/kundli`)
  await page.route('**/assets/zones-*', (route) => route.abort())
  await fillBirth(page)
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The kundli could not be loaded' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
  await page.unroute('**/assets/zones-*')
  page.once('dialog', (question) => void question.accept())
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try again' }).click()
  await reloaded
  await fillBirth(page)
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  await expect(page.getByRole('row', { name: /^Jupiter/ })).toContainText('Exalted')
})

test('without scripts a time that came twice is read as the later one, and before standard time by the place itself', async ({
  browser,
  server,
}) => {
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

  // The winter of 1941: the other clock is a press away, and the way back too.
  await send({ Day: '25', Month: '12', Year: '1941', Hour: '6', Minute: '0' }, 'New Delhi, Delhi, India')
  await expect(page.getByText('Used: UTC+6:30, lagna Vrishchika', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Cast by UTC+5:30' }).click()
  await expect(page.getByText('The time is read by the offset that was typed, UTC+5:30.')).toBeVisible()
  await page.getByRole('button', { name: 'Cast by the rule of the zone' }).click()
  await expect(page.getByText('The other: UTC+5:30', { exact: false })).toBeVisible()
})
