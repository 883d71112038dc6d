// The admins' tables: order in the address, sticky head, order of the cards on phones, selection that survives filters.
import { ADMIN } from '#tests/support/pages/blog-pages.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

const PATH = '/dashboard/admin'

test('a head sorts, the address says so, a second press turns the order, a filter and a reload keep it', async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, ADMIN)
  // The demo's astrologers: other tests add theirs to the whole list.
  await admin.goto(`${server.url}${PATH}/astrologers?search=drishti.test`)
  const names = () => admin.locator('tbody td.lead-cell b').allTextContents()
  const head = admin.getByRole('columnheader', { name: 'Name' })
  await head.getByRole('link').click()
  await expect(admin).toHaveURL(/sort=name/)
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  const sorted = [...(await names())].sort((a, b) => a.localeCompare(b))
  expect(sorted.length).toBeGreaterThan(3)
  await expect.poll(names).toEqual(sorted)
  await head.getByRole('link').click()
  await expect(admin).toHaveURL(/sort=-name/)
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(names).toEqual([...sorted].reverse())
  await admin.getByRole('combobox', { name: 'Approval' }).selectOption('approved')
  await expect(admin).toHaveURL(/approval=approved/)
  await expect(admin).toHaveURL(/sort=-name/)
  await admin.reload()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  const kept = await names()
  expect(kept).toEqual([...sorted].reverse().filter((name) => kept.includes(name)))
})

test('phones have cards, an order to choose, and nothing beside the screen', async ({ browser, server }) => {
  const admin = await logInAs(browser, server, ADMIN)
  await admin.setViewportSize({ width: 390, height: 800 })
  await admin.goto(`${server.url}${PATH}/astrologers`)
  await admin.getByRole('combobox', { name: 'Order' }).selectOption('Name, descending')
  await expect(admin).toHaveURL(/sort=-name/)
  await expect(admin.getByRole('combobox', { name: 'Order' })).toHaveValue('-name')
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('the head stays below the site’s bar while the page is scrolled', async ({ browser, server }) => {
  const admin = await logInAs(browser, server, ADMIN)
  await admin.setViewportSize({ width: 1440, height: 500 })
  await admin.goto(`${server.url}${PATH}/astrologers`)
  const head = admin.getByRole('columnheader', { name: 'Contact' })
  await admin.getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(head).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0)).toBe(64)
})

test('chosen rows stay chosen in another order and under another filter', async ({ browser, server }) => {
  const admin = await logInAs(browser, server, ADMIN)
  const chooseFirst = () =>
    admin
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check()
  await admin.goto(`${server.url}${PATH}/content?status=published`)
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

test('filters keep the focus of the keyboard, and follow the browser’s Back', async ({ browser, server }) => {
  const admin = await logInAs(browser, server, ADMIN)
  await admin.goto(`${server.url}${PATH}/astrologers`)
  const approval = admin.getByRole('combobox', { name: 'Approval' })
  await approval.focus()
  await approval.selectOption('approved')
  await expect(admin).toHaveURL(/approval=approved/)
  await expect(approval).toBeFocused()
  await admin.goBack()
  await expect(approval).toHaveValue('')
})
