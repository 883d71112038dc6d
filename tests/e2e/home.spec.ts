import { expect, test } from '#tests/support/servers/browser-server.ts'

test('the home page opens, hydrates and breaks no policy', async ({ page, server }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(server.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The stars behind the promise, which a script draws.
  await expect(page.getByRole('main').locator('canvas')).toHaveAttribute('data-moving', 'false')
  await expect(page.getByText('From $0.80 a minute.')).toBeVisible()
  expect(complaints).toEqual([])
})
