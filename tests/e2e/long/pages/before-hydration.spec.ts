// Input before hydration is not lost.

import { holdScripts } from '#tests/support/pages/hold-scripts.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

test('a shared page starts in a browser that does not know module preloads', async ({ page, server }) => {
  await page.route(`${server.url}/tools`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('rel="modulepreload"', 'rel="unknown"')
    await route.fulfill({ response, body })
  })
  await page.goto(`${server.url}/tools`)
  await started(page)
})

test('a place typed before the scripts came is looked for when they come', async ({ page, server }) => {
  const release = await holdScripts(page)
  await page.goto(`${server.url}/panchang`, { waitUntil: 'commit' })
  const field = page.locator('input[name=place]')
  await field.fill('madras')
  release()
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Chennai')
  await expect(field).toHaveValue('madras')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/chennai/)
})

test('a form sent before the scripts came is answered with its first wrong field in focus', async ({
  page,
  server,
}) => {
  const release = await holdScripts(page)
  await page.goto(`${server.url}/kundli`, { waitUntil: 'commit' })
  await page.getByLabel('Name').fill('Priya')
  await page.getByRole('button', { name: 'Cast the kundli' }).click({ noWaitAfter: true })
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  release()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
})

test('an error goes once the scripts come for a field that was filled before', async ({ page, server }) => {
  const release = await holdScripts(page)
  await page.goto(`${server.url}/kundli`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Cast the kundli' }).click({ noWaitAfter: true })
  const alerts = page.getByRole('main').getByRole('alert')
  await expect(alerts).toHaveCount(3)
  await page.getByLabel('Day').fill('17')
  await page.getByLabel('Month').selectOption('March')
  await page.getByLabel('Year').fill('1991')
  await page.getByLabel('How sure is the time?').selectOption('unknown')
  await expect(alerts).toHaveCount(3)
  release()
  await expect(alerts).toHaveCount(1)
  await expect(page.getByLabel('Year')).toHaveValue('1991')
})

test('an unknown time chosen before the scripts came stays chosen when they come', async ({ page, server }) => {
  const release = await holdScripts(page)
  await page.goto(`${server.url}/horoscope`, { waitUntil: 'commit' })
  await page.getByLabel('How sure is the time?').selectOption('unknown')
  release()
  await expect(page.getByText('Noon is taken', { exact: false })).toBeVisible()
  await expect(page.getByLabel('How sure is the time?')).toHaveValue('unknown')
  await expect(page.getByLabel('Hour')).toBeDisabled()
})

test('a photo chosen before the scripts came is taken when they come', async ({ page, server }) => {
  const release = await holdScripts(page)
  await page.goto(`${server.url}/astrologer-register`, { waitUntil: 'commit' })
  const chosen = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  await page.getByLabel('Photo').setInputFiles(chosen)
  release()
  await expect(page.getByText('This file was not taken.')).toBeVisible()
})

for (const path of ['/', '/panchang', '/horoscope/mesha/today', '/kundli', '/KundliMatch'])
  test(`${path} stays where it was painted while it comes to life`, async ({ page, server }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
      const shifts = { sum: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) shifts.sum += shift.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(server.url + path)
    await page.waitForFunction(() => window.__started)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.02)
  })

test('words typed into the search of the glossary before its scripts came narrow the list when they come', async ({
  page,
  server,
}) => {
  const release = await holdScripts(page)
  await page.goto(`${server.url}/glossary`, { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Search the glossary' }).fill('lagna')
  release()
  await expect(page.getByRole('main').getByRole('term').first()).toHaveText('Lagna')
  await expect(page.getByRole('searchbox', { name: 'Search the glossary' })).toHaveValue('lagna')
})
