// Horoscopes: by address, by keyboard, each sentence with its cause.
import { expect, test } from '#tests/support/servers/browser-server.ts'

test('from the twelve signs to a day, its causes, a week, another basis, by keyboard', async ({ page, server }) => {
  await page.goto(`${server.url}/horoscope`)
  await expect(page.getByText(/The Moon is in \w+ until/)).toBeVisible()
  await page.getByRole('link', { name: /^Karka/ }).press('Enter')
  await expect(page).toHaveURL(/\/horoscope\/karka\/today$/)
  await expect(page.getByRole('heading', { name: 'Karka Cancer' })).toBeVisible()
  for (const area of ['General', 'Career', 'Money', 'Love', 'Family', 'Learning', 'Travel', 'Energy and rest']) {
    await expect(page.getByRole('heading', { name: area, exact: true })).toBeVisible()
  }
  const general = page.locator('section').filter({ has: page.getByRole('heading', { name: 'General', exact: true }) })
  await general.getByText('What is this?').click()
  await expect(general.getByRole('link', { name: 'More in the glossary' })).toBeVisible()
  const whys = page.getByText('Why', { exact: true })
  expect(await whys.count()).toBeGreaterThanOrEqual(12)
  await whys.first().press('Enter')
  await expect(page.getByText(/^The Moon in |^\w+ in \w+, the \d+(st|nd|rd|th) from your sign/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Week' }).press('Enter')
  await expect(page).toHaveURL(/\/horoscope\/karka\/week$/)
  await page.getByRole('link', { name: 'Sun, tropical' }).press('Enter')
  await expect(page).toHaveURL(/basis=sun_tropical/)
  await expect(page.getByText('Sun sign, tropical.', { exact: false })).toBeVisible()
})
