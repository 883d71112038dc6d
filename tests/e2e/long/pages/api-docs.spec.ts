import type { Page } from '@playwright/test'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

/** The line that opens an endpoint. */
const endpoint = (page: Page, path: string) => page.locator('summary', { hasText: path }).first()
const openForm = (page: Page) => page.locator('details[open] form').first()

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('every endpoint opens, with what it takes and answers', async ({ page, server }) => {
    await page.goto(`${server.url}/api/docs`)
    await expect(page).toHaveURL(/\/docs\/api$/)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible()
    await endpoint(page, '/api/places/').click()
    const opened = page.locator('#get-places-')
    await opened.getByText('Query', { exact: true }).click()
    await expect(opened.getByText('q: string')).toBeVisible()
    await opened.getByText('Answer 200').click()
    await expect(opened.getByText('tz: string')).toBeVisible()
  })
})

for (const [address, tryOut, send, answer] of [
  ['/docs/api', 'Try it out', 'Send', 'The answer'],
  ['/hi/docs/api', 'आज़माएँ', 'भेजें', 'जवाब'],
] as const)
  test(`a press on ${address} leads to the form of its endpoint, to try out without a login`, async ({
    page,
    server,
  }) => {
    await page.goto(server.url + address)
    await endpoint(page, '/api/places/').click()
    await expect(page.locator('main form')).toHaveCount(0)
    await page.getByRole('link', { name: `${tryOut} GET /api/places/`, exact: true }).click()
    await expect(page).toHaveURL(`${server.url}${address}?try#get-places-`)
    const form = openForm(page)
    await form.getByLabel('q', { exact: true }).fill('chennai')
    await form.getByRole('button', { name: send }).click()
    await expect(form.getByText(answer, { exact: true })).toBeVisible()
    await expect(form.locator('pre')).toContainText('Chennai')
    // Only an endpoint that is open has a form.
    await expect(page.locator('main form')).toHaveCount(1)
    await expect(page.getByRole('link', { name: tryOut })).toHaveCount(0)
  })

test('a try-out runs with one’s own login, and a body that is no JSON is not sent', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.goto(`${server.url}/docs/api?try`)
  await endpoint(page, '/api/birth-profiles/').click()
  const form = openForm(page)
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.locator('pre')).toContainText('Karthik Iyer')
  await page.locator('details[open] > summary').first().click()
  await page.locator('summary', { hasText: 'POST' }).filter({ hasText: 'Log in by password' }).click()
  const login = openForm(page)
  await login.getByLabel('Body, as JSON').fill('{')
  await login.getByRole('button', { name: 'Send' }).click()
  await expect(login.getByText('This is not JSON.')).toBeVisible()
})
