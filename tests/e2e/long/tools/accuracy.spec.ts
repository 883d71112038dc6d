import { expect, test } from '#tests/support/servers/browser-server.ts'

test('published figures: the overview, a search, nothing found', async ({ page, server }) => {
  await page.goto(`${server.url}/accuracy`)
  await expect(page.getByRole('heading', { name: 'Accuracy', level: 1 })).toBeVisible()
  await expect(page.getByText(/figures that others have published stand here beside ours: [\d,]+ agree/)).toBeVisible()
  await expect(page.getByText('The book takes his navamsha for an enemy’s', { exact: false })).toBeVisible()
  const beside = page.getByRole('table', { name: 'Beside the Swiss Ephemeris' })
  await expect(beside.getByRole('row', { name: /^Time of a call \d\.\d+ ms \d\.\d+ ms$/ })).toBeVisible()
  await expect(beside.getByRole('row')).toHaveCount(10)
  await page.getByRole('searchbox', { name: 'Search the figures' }).fill('diwali 2025')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/accuracy\?q=diwali\+2025/)
  await expect(page.getByRole('row', { name: /diwali 2025 10-20 10-20/ }).first()).toBeVisible()
  await page.goto(`${server.url}/accuracy?q=zzzz`)
  await expect(page.getByText('No figure for “zzzz”')).toBeVisible()
  await page.getByRole('link', { name: 'Show the overview' }).click()
  await expect(page).toHaveURL(`${server.url}/accuracy`)
})

test('without scripts the search works, too', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/accuracy`)
  await page.getByRole('searchbox', { name: 'Search the figures' }).fill('Krishnamurti')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('24 found')).toBeVisible()
})
