// The wallet's statement, the history and the conversations.
import { readFile } from 'node:fs/promises'
import { expect, logInAs, onlineAs, test } from '../support/browser-server.ts'

test('the statement shows a month, and gives it away as a file', { tag: '@long' }, async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.goto(`${server.url}/dashboard/user/wallet`)
  const rows = page.getByRole('table', { name: 'Statement' }).getByRole('row')
  const all = await rows.count()
  const month = page.getByRole('combobox', { name: 'Month of the statement' })
  // The oldest month has the top-up with which everything began.
  await month.selectOption({ index: (await month.getByRole('option').count()) - 1 })
  await expect(page).toHaveURL(/month=20\d\d-\d\d/)
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await expect(rows.filter({ hasText: 'Top-up' })).toHaveCount(1)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV' }).click()])
  expect(file.suggestedFilename()).toMatch(/^statement-20\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(await rows.count())
  expect(lines.at(-1)).toMatch(/,Top-up,80\.00,80\.00,$/)
})

test('the history filters by kind on its address; its links are high enough for a thumb', async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${server.url}/dashboard/user/history`)
  const heights = await page
    .getByRole('table', { name: 'History' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(32)
  await page.getByRole('navigation', { name: 'Kinds of sessions' }).getByRole('link', { name: 'Phone call 0' }).click()
  await expect(page).toHaveURL(/kind=phone-call/)
  await expect(page.getByText('No phone call yet')).toBeVisible()
})

test('a conversation says whether its astrologer is there now', { tag: '@long' }, async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.goto(`${server.url}/chat`)
  const row = page.getByRole('listitem').filter({ hasText: 'Meera Joshi' })
  await expect(row.getByText('Offline', { exact: true })).toBeVisible()
  await onlineAs(browser, server, 'astrologer@drishti.test')
  await expect(row.getByText('Available', { exact: true })).toBeVisible()
})

test('messages that were not read in an older chat count, and the conversation opens there', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const own =
    "SELECT id, astrologer_id FROM consultation WHERE kind = 'chat' AND user_id = (SELECT id FROM user WHERE email = ?)"
  const newest = await server.db
    .prepare(`${own} ORDER BY requested_at DESC LIMIT 1`)
    .bind('daniel@drishti.test')
    .first<{ id: string; astrologer_id: string }>()
  await server.db
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, started_at, ended_at, facts, unread_user)
       SELECT 'olderChat', user_id, astrologer_id, 'chat', 'ended', 'user_ended', 180, 9000, 1000, 1000, 1000, '[]', 2
       FROM consultation WHERE id = ?`,
    )
    .bind(newest?.id ?? '')
    .run()
  const page = await logInAs(browser, server, 'daniel@drishti.test')
  await page.goto(`${server.url}/chat`)
  await page.getByRole('link', { name: 'Unread 1' }).click()
  await expect(page).toHaveURL(/show=unread/)
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('zzzz')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No conversation fits')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await page.getByRole('link').filter({ hasText: '2 unread' }).click()
  await expect(page).toHaveURL(`${server.url}/chat/${newest?.astrologer_id}?session=olderChat`)
  const unread = () =>
    server.db.prepare("SELECT unread_user FROM consultation WHERE id = 'olderChat'").first('unread_user')
  await expect.poll(unread).toBe(0)
  await page.goto(`${server.url}/chat`)
  await expect(page.getByRole('heading', { name: 'Your conversations' })).toBeVisible()
  await expect(page.getByText('2 unread')).toHaveCount(0)
})
