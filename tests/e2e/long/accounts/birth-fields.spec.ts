// The fields of a birth: errors that go away, a list of places that can be seen, the best match at the first key.
import { expect, test } from '#tests/support/servers/browser-server.ts'

const PAIR =
  '#a.n=Arjun&a.d=1989-07-09&a.t=21:40:00&a.p=bengaluru-karnataka-india&b.n=Priya&b.d=1991-03-17&b.t=07:25:00&b.p=chennai-tamil-nadu-india'

test('an error stays at its field until the field is filled', async ({ page, server }) => {
  await page.goto(`${server.url}/kundli`)
  await page.getByRole('button', { name: 'Cast the kundli' }).click()
  const alerts = page.getByRole('main').getByRole('alert')
  await expect(alerts).toHaveCount(3)
  await page.getByLabel('Day').fill('17')
  await page.getByLabel('Month').selectOption('March')
  await expect(alerts).toHaveCount(3)
  await page.getByLabel('Year').fill('1991')
  await expect(alerts).toHaveCount(2)
  await page.getByLabel('How sure is the time?').selectOption('The time is unknown')
  await expect(alerts).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Place of birth' }).fill('Chennai')
  await expect(alerts).toHaveCount(0)
})

test('the list of places opens above the field where there is no room below', async ({ page, server }) => {
  for (const height of [640, 800]) {
    await page.setViewportSize({ width: 1280, height })
    await page.goto(`${server.url}/kundli`)
    const place = page.getByRole('combobox', { name: 'Place of birth' })
    await place.evaluate((field, fold) => scrollBy(0, field.getBoundingClientRect().bottom - fold + 60), height)
    await place.fill('chenn')
    const list = page.getByRole('listbox', { name: 'Places found' })
    await expect(list.getByRole('option').first()).toContainText('Chennai')
    await expect(list.getByRole('option').nth(2)).toBeInViewport({ ratio: 1 })
    const edges = await list.evaluate((element) => element.parentElement?.getBoundingClientRect())
    expect(edges?.top).toBeGreaterThanOrEqual(0)
    expect(edges?.bottom).toBeLessThanOrEqual(height)
  }
})

test('on a phone a kundli has one main act and one button for the others', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  await expect(page.getByRole('link', { name: 'Ask an astrologer about this' })).toBeVisible()
  const print = page.getByRole('button', { name: 'Print', exact: true })
  await expect(print).toBeHidden()
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(print).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(more).toBeHidden()
  await expect(print).toBeVisible()
})

test('on a phone a match has one main act, and each koota keeps to a few lines', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/KundliMatch${PAIR}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Arjun and Priya' })).toBeVisible()
  await expect(page.getByRole('main').locator('.bg-accent:is(a, button):visible')).toHaveCount(1)
  const rows = page.getByRole('table', { name: 'The eight kootas' }).locator('tbody tr')
  await expect(rows).toHaveCount(8)
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(230)
})
