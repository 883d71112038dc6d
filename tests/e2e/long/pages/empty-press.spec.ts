// Errors of an empty form of each tool, while the files of the engine and of the places are held back.
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

/** A tool, its first wrong field, and how many fields are wrong. */
const TOOLS = [
  ['/kundli', 'day', 6],
  ['/kundli/advanced', 'day', 6],
  ['/kp', 'day', 6],
  ['/rectification', 'day', 6],
  ['/varshaphala', 'day', 6],
  ['/KundliMatch', 'a_day', 12],
  ['/horoscope', 'day', 6],
  ['/kp/horary', 'number', 1],
] as const

for (const [path, first, count] of TOOLS)
  test(`${path} answers an empty press without another file`, async ({ page, server }) => {
    await page.goto(`${server.url}${path}`)
    await started(page)
    await page.route(/\/(assets|places)\//, () => {})
    const form = page.getByRole('main').locator('form')
    await form.getByRole('button', { name: /^(Cast|Match|Find|Compare)/ }).click()
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(count)
    await expect(form.locator('[aria-invalid="true"]').first()).toHaveAttribute('name', first)
    await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused()
  })
