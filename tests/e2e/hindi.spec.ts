// The site in Hindi: the footer's link leads there and back, the choice is kept, and pages come to life in Hindi.
import { expect, logInAs, test } from '#tests/support/browser-server.ts'
import { started } from '#tests/support/started.ts'

test('a kundli is cast and read in Hindi; its PDF, which draws no Devanagari, is English', async ({ page, server }) => {
  await page.goto(`${server.url}/hi/kundli#n=Priya&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`)
  await expect(page.getByRole('heading', { level: 1, name: 'Priya' })).toBeVisible()
  await expect(page.getByText('उत्तरा भाद्रपद').first()).toBeVisible()
  await expect(page.getByText('Uttara Bhadrapada')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF (अंग्रेज़ी)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

test('the sentences of the server and of the schemas are in Hindi', async ({ page, server }) => {
  await page.goto(`${server.url}/hi/login`)
  await started(page)
  await page.getByLabel('ई-मेल').fill('user@drishti.test')
  await page.getByLabel('पासवर्ड', { exact: true }).fill('not the password')
  await page.locator('main form').getByRole('button', { name: 'लॉग इन करें', exact: true }).click()
  await expect(page.getByText('आपका ई-मेल या पासवर्ड सही नहीं है।')).toBeVisible()
  await page.goto(`${server.url}/hi/contact-us`)
  await started(page)
  await page.getByLabel('आपका नाम').fill('प')
  await page.getByRole('button', { name: 'संदेश भेजें' }).click()
  await expect(page.getByText('कृपया अपना नाम लिखें (कम से कम 2 अक्षर)।')).toBeVisible()
  await expect(page.getByText('कृपया कम से कम 10 अक्षर लिखें।')).toBeVisible()
})

test('a visitor changes the language, logs in and looks at the wallet in Hindi', async ({ page, browser, server }) => {
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
  // The choice leads from a private page's English address.
  await page.goto(`${server.url}/login`)
  await expect(page).toHaveURL(`${server.url}/hi/login`)
  await started(page)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${server.url}/login`)
  const user = await logInAs(browser, server, 'user@drishti.test')
  user.on('pageerror', ({ message }) => errors.push(message))
  await user.goto(`${server.url}/hi/dashboard/user/wallet`)
  await started(user)
  await expect(user.getByRole('heading', { level: 1 })).toHaveText(/वॉलेट/)
  await user.goto(`${server.url}/hi`)
  await started(user)
  await expect(user.locator('html')).toHaveAttribute('lang', 'hi')
  expect(errors).toEqual([])
})
