// Content pages of a visitor: without scripts, and with the script of documents.

import { goWithin } from '#tests/support/pages/go-within.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

test('without scripts: menu, glossary, calculator, contact and newsletter', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${server.url}/terms`)
  await expect(page.getByRole('button', { name: 'Switch between light and dark' })).toBeHidden()
  await page.locator('details[data-menu] > summary').click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Free Kundli Matching' }).click()
  await expect(page).toHaveURL(`${server.url}/KundliMatch`)

  await page.goto(`${server.url}/glossary`)
  await page.getByRole('searchbox', { name: 'Search the glossary' }).fill('ashtakuta')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('main').getByRole('term').first()).toContainText('Ashtakoota')

  await page.goto(`${server.url}/pricing`)
  await page.getByLabel('Price a minute').fill('2.00')
  await page.getByLabel('Minutes connected').fill('10')
  await page.getByLabel('Seconds').fill('0')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('$20.00')).toBeVisible()
  await expect(page.getByLabel('Minutes connected')).toHaveValue('10')

  await page.goto(`${server.url}/contact-us`)
  await page.getByLabel('Your name').fill('Kavya Nair')
  await page.getByLabel('Message').fill('Do you keep birth details?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Please enter an e-mail address, like name@example.com.')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Do you keep birth details?')
  await page.getByLabel('E-mail').fill('kavya@example.com')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Message sent')).toBeVisible()

  await page.goto(`${server.url}/hi/newsletter`)
  await page.getByLabel('ई-मेल').fill('kavya@example.com')
  await page.getByRole('button', { name: 'न्यूज़लेटर पाएँ' }).click()
  await expect(page).toHaveURL(`${server.url}/hi/newsletter`)
  await expect(page.getByRole('status').filter({ hasText: 'ई-मेल' })).toBeVisible()
  await context.close()
})

test('with its script a document closes its menu, computes what was typed, and opens from a tool', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/kundli`)
  await started(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL(`${server.url}/pricing`)
  await started(page)
  await expect(page.locator('details[data-menu]')).toHaveCount(1)

  const menu = page.getByRole('navigation', { name: 'Menu' })
  const opener = page.locator('details[data-menu] > summary')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menu).toBeHidden()

  await page.getByLabel('Price a minute').fill('2.00')
  await page.getByLabel('Minutes connected').fill('10')
  await page.getByLabel('Seconds').fill('0')
  await page.keyboard.press('Tab')
  await expect(page.getByText('$20.00')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/pricing`)
})

test('the router of a page of the build before is led to the document', async ({ page, server }) => {
  for (const [base, path] of [
    ['', '/topics/career'],
    ['/hi', '/blogs?search=hindi'],
  ] as const) {
    await page.goto(`${server.url}${base}/kundli`)
    await started(page)
    // Links of that build do not load the document.
    await goWithin(page, base + path)
    await expect(page.locator('details[data-menu]')).toHaveCount(1)
    await expect(page).toHaveURL(server.url + base + path)
    await started(page)
  }
})

test('tokens without a cookie that nobody can refresh end with the warning, and the page stays', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/about-us`)
  await page.evaluate(() => {
    localStorage.setItem('access', 'ended')
    localStorage.setItem('refresh', 'ended')
    localStorage.setItem('activeCall', JSON.stringify({ sessionId: 'old', timestamp: 1 }))
  })
  await page.goto(`${server.url}/terms`)
  // Nobody has moved or pressed anything yet.
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/terms`)
  expect(await page.evaluate(() => [localStorage.getItem('access'), localStorage.getItem('activeCall')])).toEqual([
    null,
    null,
  ])
})
