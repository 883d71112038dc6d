// The admins' lists: clients with their detail, calls, earnings and reviews.
import { expect, logInAs, test } from '../support/browser-server.ts'
import { ownFigures } from '../support/own-figures.ts'

const PATH = '/dashboard/admin'

test('a client is found, blocked with a reason and opened again; a login of the blocked one is refused', async ({
  browser,
  server,
}) => {
  const client = await logInAs(browser, server, 'user@drishti.test')
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}${PATH}/clients`)
  const search = admin.getByRole('searchbox', { name: 'Search clients' })
  await search.fill('us')
  await admin.keyboard.press('Enter')
  await expect(admin.getByText('A search needs three characters or more.')).toBeVisible()
  await search.fill('user@dris')
  await admin.keyboard.press('Enter')
  await expect(admin.getByRole('row')).toHaveCount(2)
  await admin.getByRole('link', { name: 'Priya Raman' }).click()
  await expect(admin.getByRole('heading', { name: 'Priya Raman' })).toBeVisible()
  await expect(admin.getByRole('table', { name: 'Wallet statement' })).toBeVisible()
  await admin.getByRole('button', { name: 'Block', exact: true }).click()
  const dialog = admin.getByRole('dialog', { name: 'Block Priya Raman?' })
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(dialog.getByText('Please give a reason.')).toBeVisible()
  await dialog.getByLabel('Reason, for the audit log').fill('Abuse of three astrologers')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(admin.getByText('Priya Raman is blocked.')).toBeVisible()
  await client.goto(`${server.url}/dashboard/user/wallet`)
  await expect(client).toHaveURL(/\/login/)
  await admin.getByRole('button', { name: 'Unblock' }).click()
  await admin.getByLabel('Reason, for the audit log').fill('Talked on the phone')
  await admin.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(admin.getByText('Priya Raman can log in again.')).toBeVisible()
})

test('unused money is paid back to the payment it came from; too much and a refusal are said in place', {
  tag: '@long',
}, async ({ browser, server }) => {
  const client = await logInAs(browser, server, 'daniel@drishti.test')
  await client.goto(`${server.url}/dashboard/user/wallet`)
  const before = Number(
    await server.db
      .prepare("SELECT cr_posted - dr_posted AS n FROM account WHERE id = 'u:seedUser00000000000002'")
      .first('n'),
  )
  const usd = (cents: number) => `$${(cents / 100).toFixed(2)}`
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}${PATH}/clients/seedUser00000000000002`)
  await admin.getByRole('button', { name: 'Pay back' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Amount in dollars').fill('5000')
  await dialog.getByRole('button', { name: 'Pay back' }).click()
  await expect(dialog.getByText('Please give a reason.')).toBeVisible()
  await dialog.getByLabel('Reason, for the audit log').fill('Asked for by mail.')
  await dialog.getByRole('button', { name: 'Pay back' }).click()
  await expect(dialog.getByText('There is not enough money')).toBeVisible()
  // The test payment refuses this amount: the money stays in the wallet.
  await dialog.getByLabel('Amount in dollars').fill('6.66')
  await dialog.getByRole('button', { name: 'Pay back' }).click()
  await expect(dialog.getByText('The payment provider refused it', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await admin.getByRole('button', { name: 'Pay back' }).click()
  await dialog.getByLabel('Amount in dollars').fill('4.00')
  await dialog.getByLabel('Reason, for the audit log').fill('Asked for by mail.')
  await dialog.getByRole('button', { name: 'Pay back' }).click()
  await expect(admin.getByText('$4.00 go back to the payment.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(admin.getByText(usd(before - 400), { exact: true }).first()).toBeVisible()
  await client.reload()
  await expect(client.getByText('Paid back to the payment it came from').first()).toBeVisible()
  await expect(client.getByText(usd(before - 400)).first()).toBeVisible()
  for (const page of [admin, client]) await page.context().close()
})

test('a session is refunded in part from the client’s page; more than is left is refused', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}${PATH}/clients?search=user@drishti`)
  await admin.getByRole('link', { name: 'Priya Raman' }).click()
  const sessions = admin.getByRole('table', { name: 'Sessions' })
  await sessions.getByRole('button', { name: 'Refund the session with Meera Joshi' }).first().click()
  const dialog = admin.getByRole('dialog', { name: 'Refund the session with Meera Joshi' })
  await dialog.getByLabel('Amount in dollars').fill('900')
  await dialog.getByLabel('Reason').fill('Part of the talk was lost')
  await dialog.getByRole('button', { name: 'Refund now' }).click()
  await expect(dialog.getByText('The refund is more than what was charged.')).toBeVisible()
  await dialog.getByLabel('Amount in dollars').fill('1.25')
  await dialog.getByRole('button', { name: 'Refund now' }).click()
  await expect(admin.getByText('$1.25 refunded').first()).toBeVisible()
  await expect(admin.getByRole('table', { name: 'Wallet statement' })).toContainText('Refund: Chat with Meera Joshi')
})

test('calls, earnings and reviews: rows, filters, and nothing found', { tag: '@long' }, async ({ browser, server }) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}${PATH}/calls?search=nobody-at-all`)
  await expect(admin.getByText('No calls found matching the current filters')).toBeVisible()
  await admin.goto(`${server.url}${PATH}/earnings`)
  await expect(admin.getByText('Gross revenue')).toBeVisible()
  const token = await admin.evaluate(() => localStorage.getItem('access'))
  const headers = { authorization: `Bearer ${token}` }
  const days = await (await admin.request.get(`${server.url}/api/dashboard/earnings/`, { headers })).json()
  const month = await (
    await admin.request.get(`${server.url}/api/admin/dashboard/stats?period=month`, { headers })
  ).json()
  const cents = days.reduce(
    (sum: number, day: { captured_cents: number; refunded_cents: number }) =>
      sum + day.captured_cents - day.refunded_cents,
    0,
  )
  expect(cents).toBe(Math.round(month.gross_revenue_usd * 100))
  await admin.goto(`${server.url}${PATH}/reviews`)
  const rows = admin.getByRole('table', { name: 'Reviews' }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await admin.getByRole('combobox', { name: 'State' }).selectOption('removed')
  await expect(admin.getByText('No reviews found matching the current filters')).toBeVisible()
})

test('the cards of the overview say what the entries of the books add up to', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
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
})

test('nobody but an admin reads the lists', { tag: '@long' }, async ({ browser, server }) => {
  const client = await logInAs(browser, server, 'daniel@drishti.test')
  const token = await client.evaluate(() => localStorage.getItem('access'))
  for (const list of ['clients', 'calls', 'reviews', 'earnings']) {
    const address = `${server.url}/api/dashboard/${list}/`
    const refused = await client.request.get(address, { headers: { authorization: `Bearer ${token}` } })
    expect(refused.status(), list).toBe(403)
    expect((await fetch(address)).status, list).toBe(401)
  }
})
