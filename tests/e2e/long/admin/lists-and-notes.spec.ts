// Lists of sessions and money, notes, notices, a receipt and a limit: cases beside the journeys.

import { insertPastConsultation } from '#tests/support/database/insert-past.ts'
import { expect, logInAs, onlineAs, test } from '#tests/support/servers/browser-server.ts'

test('notes save themselves, come back with the client, and are nobody else’s', async ({ browser, server, people }) => {
  const page = await logInAs(browser, server, people.astrologer)
  const id = await insertPastConsultation(server, people)
  const chat = `${server.url}/dashboard/astrologer/chat/${id}`
  await page.goto(chat)
  await page.locator('summary', { hasText: /^Your notes about/ }).click()
  const notes = page.getByRole('textbox', { name: /^Your notes about/ })
  await notes.fill('Born at dawn; asks about work.')
  await expect(page.getByText('Only you see them', { exact: false })).toBeVisible()
  await page.route('**/api/calls/notes/**', (route) => route.abort())
  await notes.fill('Born at dawn; asks about work, and about a move.')
  await expect(page.getByText('Not saved.', { exact: false })).toBeVisible()
  await page.unroute('**/api/calls/notes/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Only you see them', { exact: false })).toBeVisible()
  await page.goto(chat)
  await page.locator('summary', { hasText: /^Your notes about/ }).click()
  await expect(notes).toHaveValue('Born at dawn; asks about work, and about a move.')
})

test('a newcomer without notices reads what would be listed', async ({ browser, server, people }) => {
  const page = await logInAs(browser, server, people.astrologer)
  await page.goto(`${server.url}/dashboard/astrologer/notices`)
  await expect(page.getByText('Nothing has been sent to you yet')).toBeVisible()
  await expect(page.getByText('Rings always come. To get none, go offline.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Waiting lines' })).toHaveCount(0)
})

test('addresses beyond the last page say that there are fewer pages, not that there is nothing', async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'astrologer@drishti.test')
  await page.goto(`${server.url}/dashboard/astrologer/earnings?by=session&page=999`)
  await expect(page.getByText('There are fewer pages of movements than that.')).toBeVisible()
  await expect(page.getByText('Nothing earned yet')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Pages of movements' })).toHaveText(/^\d+ in all/)
  await page.goto(`${server.url}/dashboard/astrologer/reviews?page=999`)
  await expect(page.getByText('There are fewer pages of reviews than that.')).toBeVisible()
  await expect(page.getByText('No review yet')).toHaveCount(0)
})

test('chats are filtered by client and status, and lead to transcript and receipt', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'astrologer@drishti.test')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Chats' }).click()
  const table = page.getByRole('table', { name: 'Chats' })
  await expect(table.getByRole('row')).toHaveCount(4)
  await page.getByRole('searchbox', { name: 'Client' }).fill('osei')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/search=osei/)
  await expect(page.getByText('1 session', { exact: true })).toBeVisible()
  await page.getByLabel('Status').selectOption('missed')
  await expect(page.getByText('No session fits these filters')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).first().click()
  await expect(table.getByRole('row')).toHaveCount(4)
  await table.getByRole('link', { name: 'Transcript' }).first().click()
  await expect(page.locator('summary', { hasText: /^Your notes about/ })).toBeVisible()
})

test('the receipt tells stretches, zone and ledger, and becomes a PDF', async ({ browser, server }) => {
  const user = await logInAs(browser, server, 'user@drishti.test')
  await user.goto(`${server.url}/receipts/seedSession00000000001`)
  const timeline = user.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByText('402.4 s metered')).toBeVisible()
  await expect(timeline.getByText('Your connection was lost. The meter stopped.')).toBeVisible()
  await expect(timeline.getByText(/^Times in /)).toBeVisible()
  const ledger = user.getByRole('region', { name: 'Ledger entries' })
  await expect(ledger.getByRole('listitem')).toHaveText([
    /Held−\$69\.97$/,
    /Charged, out of what was held\$12\.75$/,
    /Released\+\$57\.22$/,
  ])
  const [file] = await Promise.all([
    user.waitForEvent('download'),
    user.getByRole('button', { name: 'PDF', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^receipt-dr-.*\.pdf$/)
})

test('the monthly limit bounds what is held, and says when it leaves too little', async ({
  browser,
  server,
  people,
}) => {
  await onlineAs(browser, server, people.astrologer)
  const page = await logInAs(browser, server, people.client)
  const wallet = await people.client.call('GET', '/api/payments/wallet/')
  async function limitTo(left: number): Promise<number> {
    const body = { monthly_limit_cents: wallet.body.month_spent_cents + left }
    return (await people.client.call('PUT', '/api/payments/limits/', body)).status
  }

  expect(await limitTo(1000)).toBe(200)
  await page.goto(`${server.url}/astrologer/${people.astrologer.id}`)
  const panel = page.locator('#start')
  await expect(panel.getByText(/^\$10\.00 of your \$\d+\.\d\d is held/)).toBeVisible()

  expect(await limitTo(200)).toBe(200)
  await page.reload()
  await expect(panel.getByText('Your monthly limit leaves $2.00.')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Change limit' })).toHaveAttribute('href', '/dashboard/user/wallet')
})
