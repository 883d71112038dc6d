import { expect, logInAs, test } from '../support/browser-server.ts'

test('each saved birth shows its chart and leads to its kundli', { tag: '@long' }, async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.goto(`${server.url}/dashboard/user/births`)
  const row = page.getByRole('row', { name: /Karthik Iyer/ })
  await expect(row.getByRole('img', { name: 'Birth chart of Karthik Iyer' })).toBeVisible()
  const [, moon] = /Moon in ([A-Z][a-z]+)/.exec((await row.textContent()) ?? '') ?? []
  await row.getByRole('link', { name: 'Kundli of Karthik Iyer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Karthik Iyer' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('definition')
      .filter({ hasText: moon ?? 'nothing' })
      .first(),
  ).toBeVisible()
  await page.context().close()
})
