import { expect, logInAs, test } from '../support/browser-server.ts'

test('the API documents have the product’s frame, fit a phone, and can be tried out without a login', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${server.url}/api/docs`)
  await expect(page).toHaveURL(/\/docs\/api$/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible()
  const search = page.locator('summary', { hasText: '/api/places/' }).first()
  await search.click()
  const form = page.locator('details[open] form').first()
  await form.getByLabel('q', { exact: true }).fill('chennai')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('The answer')).toBeVisible()
  await expect(form.locator('pre')).toContainText('Chennai')
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('a try-out runs with one’s own login, and a body that is no JSON is not sent', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.goto(`${server.url}/docs/api`)
  await page.locator('summary', { hasText: '/api/birth-profiles/' }).first().click()
  const form = page.locator('details[open] form').first()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.locator('pre')).toContainText('Karthik Iyer')
  await page.locator('details[open] > summary').first().click()
  await page.locator('summary', { hasText: 'POST' }).filter({ hasText: 'Log in by password' }).click()
  const login = page.locator('details[open] form').first()
  await login.getByLabel('Body, as JSON').fill('{')
  await login.getByRole('button', { name: 'Send' }).click()
  await expect(login.getByText('This is not JSON.')).toBeVisible()
  await page.context().close()
})
