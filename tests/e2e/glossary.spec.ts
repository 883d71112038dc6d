import { expect, test } from '../support/browser-server.ts'

test('the glossary is searched as one types, by name, meaning and another spelling', async ({ page, server }) => {
  await page.goto(`${server.url}/glossary`)
  const box = page.getByRole('searchbox', { name: 'Search the glossary' })
  const terms = page.getByRole('main').getByRole('term')
  const all = await terms.count()
  await box.fill('lagna')
  await expect(terms.first()).toHaveText('Lagna')
  expect(await terms.count()).toBeLessThan(all)
  await expect(page.getByRole('status').filter({ hasText: /terms? found$/ })).toBeVisible()
  await box.fill('ashtakuta')
  await expect(terms.first()).toContainText('Ashtakoota')
  await box.fill('zzzz')
  await expect(page.getByText('No term for “zzzz”')).toBeVisible()
  await box.fill('')
  await expect(terms).toHaveCount(all)
})

test('a link to a term leads to it', async ({ page, server }) => {
  await page.goto(`${server.url}/glossary#tithi`)
  await expect(page.getByRole('term').filter({ hasText: /^Tithi$/ })).toBeInViewport()
})
