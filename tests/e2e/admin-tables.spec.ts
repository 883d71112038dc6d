// The admins' tables: the order is in the address, the head stays in sight, cards on phones have an order too, and what is
// chosen stays chosen.
import { expect, logInAs, test } from '../support/browser-server.ts'

const ADMIN = '/dashboard/admin'

test('a head sorts, the address says so, a reload keeps it, and filters keep it too', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}${ADMIN}/astrologers`)
  const names = () => admin.locator('tbody td.lead-cell b').allTextContents()
  await admin.getByRole('link', { name: 'Name', exact: true }).click()
  await expect(admin).toHaveURL(/sort=name/)
  await expect(admin.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  const sorted = [...(await names())].sort((a, b) => a.localeCompare(b))
  await expect.poll(names).toEqual(sorted)
  await admin.getByRole('link', { name: 'Name', exact: true }).click()
  await expect(admin).toHaveURL(/sort=-name/)
  await expect.poll(names).toEqual([...sorted].reverse())
  await admin.getByRole('combobox', { name: 'Approval' }).selectOption('approved')
  await expect(admin).toHaveURL(/sort=-name/)
  await admin.reload()
  await expect.poll(names).toEqual([...sorted].reverse())
})

test('reviews turn around by date, and amounts of a whole list by their figures', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}${ADMIN}/reviews`)
  const date = admin.getByRole('columnheader', { name: 'Date' })
  await expect(date).toHaveAttribute('aria-sort', 'descending')
  const times = () =>
    admin.locator('tbody time[datetime]').evaluateAll((all) => all.map((each) => each.getAttribute('datetime')))
  const newest = await times()
  expect(newest).toEqual([...newest].sort().reverse())
  await date.getByRole('link').click()
  await expect(date).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(async () => (await times())[0]).not.toBe(newest[0])
  const oldest = await times()
  expect(oldest).toEqual([...oldest].sort())

  await admin.goto(`${server.url}${ADMIN}/payout-summary?days=365`)
  const revenue = admin.getByRole('columnheader', { name: 'Revenue' })
  await revenue.getByRole('link').click()
  await expect(revenue).toHaveAttribute('aria-sort', 'descending')
  const at = await revenue.evaluate((head: HTMLTableCellElement) => head.cellIndex)
  const cells = await admin.locator(`tbody tr td:nth-child(${at + 1})`).allTextContents()
  const figures = cells.map((each) => Number(each.replaceAll(/[^\d.]/g, '')))
  expect(figures.length).toBeGreaterThan(1)
  expect(figures).toEqual([...figures].sort((a, b) => b - a))
})

test('the head stays below the site’s bar while the page is scrolled', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.setViewportSize({ width: 1440, height: 500 })
  await admin.goto(`${server.url}${ADMIN}/astrologers`)
  const head = admin.getByRole('columnheader', { name: 'Contact' })
  await admin.getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(head).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0)).toBe(64)
})

test('phones have cards, an order to choose, and nothing beside the screen', async ({ browser, server }) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.setViewportSize({ width: 390, height: 800 })
  await admin.goto(`${server.url}${ADMIN}/astrologers`)
  await admin.getByRole('combobox', { name: 'Order' }).selectOption('Name, descending')
  await expect(admin).toHaveURL(/sort=-name/)
  await expect(admin.getByRole('combobox', { name: 'Order' })).toHaveValue(/sort=-name/)
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('chosen rows stay chosen in another order and under another filter', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  const chooseFirst = () =>
    admin
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check()
  await admin.goto(`${server.url}${ADMIN}/content?status=published`)
  await chooseFirst()
  await expect(admin.getByText('1 selected')).toBeVisible()
  await admin.getByRole('link', { name: 'TITLE', exact: true }).click()
  await expect(admin).toHaveURL(/sort=title/)
  await admin.getByRole('combobox', { name: 'Status' }).selectOption('draft')
  await expect(admin).toHaveURL(/status=draft/)
  await expect(admin.getByRole('row', { name: /Published/ })).toHaveCount(0)
  await chooseFirst()
  await expect(admin.getByText('2 selected')).toBeVisible()
})
