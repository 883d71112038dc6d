// The admins' tables and the overview: the head stays in sight, cards on phones have an order too, what is chosen stays chosen.
import { ADMIN } from '../../support/blog-pages.ts'
import { expect, logInAs, test } from '../../support/browser-server.ts'
import { ownFigures } from '../../support/own-figures.ts'

const PATH = '/dashboard/admin'

test('phones have cards, an order to choose, and nothing beside the screen', async ({ browser, server }) => {
  const admin = await logInAs(browser, server, ADMIN)
  await admin.setViewportSize({ width: 390, height: 800 })
  await admin.goto(`${server.url}${PATH}/astrologers`)
  await admin.getByRole('combobox', { name: 'Order' }).selectOption('Name, descending')
  await expect(admin).toHaveURL(/sort=-name/)
  await expect(admin.getByRole('combobox', { name: 'Order' })).toHaveValue(/sort=-name/)
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

test('the cards of the overview say what the entries of the books add up to, and its chart has an equal table', async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, ADMIN)
  const own = await ownFigures(server.db, 'Asia/Kolkata')
  const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
  const card = (label: string) => admin.getByText(label, { exact: true }).locator('..')
  for (const [period, days] of [
    ['week', 7],
    ['month', 30],
    ['all', 365],
  ] as const) {
    await admin.goto(`${server.url}${PATH}/overview?period=${period}`)
    const sums = own.onDays(own.lastDays(Date.now(), days))
    const gross = sums.capturedCents - sums.refundedCents
    const paise = sums.payoutPaise + sums.promotionPaise - sums.takenBackPaise
    await expect(card('Gross revenue'), period).toContainText(usd.format(gross / 100))
    await expect(card('Astrologer payouts'), period).toContainText(inr.format(paise / 100))
    await expect(card('Platform revenue'), period).toContainText(usd.format((gross - paise / 88) / 100))
  }
  await admin.getByText('The same as a table').click()
  for (const [tab, name] of [
    ['Sessions', 'Sessions per day'],
    ['Astrologers', 'Active astrologers per day'],
    ['Revenue', 'Gross revenue per day'],
  ] as const) {
    await admin.getByRole('button', { name: tab, exact: true }).click()
    await expect(admin.getByRole('table', { name }).getByRole('row')).toHaveCount(31)
  }
})
