// The astrologer's calls and chats: filters on the address, transcript, files, receipt.
import { expect, logInAs, test } from '../support/browser-server.ts'

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

test('calls: an empty list says so, older ones are a page away', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'astrologer@drishti.test')
  await page.goto(`${server.url}/dashboard/astrologer/calls`)
  await expect(page.getByText('No call yet')).toBeVisible()
  const row = await server.db.prepare("select * from consultation where id = 'seedSession00000000001'").first<object>()
  for (let n = 0; n < 30; n += 1) {
    const copy = { ...row, id: `call${n}`, kind: 'web-call', requested_at: 1_790_000_000_000 + n, transcript_key: null }
    const names = Object.keys(copy)
    await server.db
      .prepare(`insert into consultation (${names.join()}) values (${names.map(() => '?').join()})`)
      .bind(...Object.values(copy))
      .run()
  }
  // The page opens with any address.
  await page.goto(`${server.url}/dashboard/astrologer/calls?after=nonsense&from=yesterday&status=all`)
  await expect(page.getByText('30 sessions')).toBeVisible()
  const table = page.getByRole('table', { name: 'Calls' })
  await expect(table.getByRole('row')).toHaveCount(26)
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(table.getByRole('row')).toHaveCount(6)
  await expect(page.getByText('30 sessions')).toBeVisible()
  await page.getByRole('link', { name: 'Newest' }).click()
  await expect(table.getByRole('row')).toHaveCount(26)
})
