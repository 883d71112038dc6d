import { expect, test } from '#tests/support/servers/browser-server.ts'

test('a wrong address offers Home, Astrologers and Kundli, and neither a reload nor the device', async ({
  page,
  server,
}) => {
  expect((await page.goto(`${server.url}/no-such-page`))?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found · Drishti')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'There is no page at this address' })).toBeVisible()
  for (const name of ['Home', 'Astrologers', 'Kundli']) await expect(main.getByRole('link', { name })).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByText(/Chrome/)).toHaveCount(0)
  await main.getByRole('link', { name: 'Kundli' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Free Kundli' })).toBeVisible()
})
