// The site in Hindi: the footer's link leads there and back, the choice is kept, and forms speak Hindi.
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

test('a visitor changes the language, reads a page in Hindi, and fills its form', async ({ page, server }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${server.url}/kundli`)
  await started(page)
  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(`${server.url}/hi/kundli`)
  await started(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  // Within the router the language stays, and so do the texts.
  await page.getByRole('link', { name: 'दरें' }).click()
  await expect(page).toHaveURL(`${server.url}/hi/pricing`)
  await expect(page.getByRole('navigation', { name: 'मुख्य' })).toHaveCount(1)

  await page.goto(`${server.url}/hi/contact-us`)
  await started(page)
  await page.getByLabel('आपका नाम').fill('')
  await page.getByLabel('ई-मेल').fill('priya@example.com')
  await page.getByLabel('संदेश', { exact: true }).fill('आप कौन-सा अयनांश लेते हैं?')
  await page.getByRole('button', { name: 'संदेश भेजें' }).click()
  await expect(page.getByText('कृपया अपना नाम लिखें।')).toBeVisible()
  await page.getByLabel('आपका नाम').fill('प्रिया')
  await page.getByRole('button', { name: 'संदेश भेजें' }).click()
  await expect(page.getByText('संदेश भेज दिया गया')).toBeVisible()

  // The choice leads from a private page's English address.
  await page.goto(`${server.url}/login`)
  await expect(page).toHaveURL(`${server.url}/hi/login`)
  await started(page)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${server.url}/login`)
  expect(errors).toEqual([])
})
