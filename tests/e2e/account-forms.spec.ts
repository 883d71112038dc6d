// Register and log-in: what stands beside the form, and the country of a phone number.
import { expect, test } from '../support/browser-server.ts'

test('both forms show the benefits of an account and the three price rules', { tag: '@long' }, async ({
  page,
  server,
}) => {
  for (const path of ['/login', '/register']) {
    await page.goto(server.url + path)
    await expect(page.getByRole('heading', { name: 'What you get' })).toBeVisible()
    const rules = page.getByRole('complementary').getByRole('list').last().getByRole('listitem')
    await expect(rules).toHaveCount(3)
    const [form, aside] = await Promise.all([
      page.locator('form').boundingBox(),
      page.getByRole('complementary').boundingBox(),
    ])
    expect(aside?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
  }
})

test('a typed code chooses the country, and a chosen country gives its code', async ({ page, server }) => {
  await page.goto(`${server.url}/register`)
  const country = page.getByRole('combobox', { name: 'Country' })
  const phone = page.getByLabel('Phone', { exact: true })
  await expect(country.getByRole('option', { name: '+91 India' })).toBeAttached()
  await phone.fill('+91 98123 45678')
  await expect(country).toHaveValue('IN')
  await country.selectOption('+977 Nepal')
  await expect(phone).toHaveValue('+977 98123 45678')
  await phone.fill('')
  await country.selectOption('+44 United Kingdom')
  await phone.fill('07911 123456')
  await phone.blur()
  await expect(phone).toHaveValue('+44 7911 123456')
  await phone.fill('+1 415 555 0132')
  await expect(country).toHaveValue('US')
})
