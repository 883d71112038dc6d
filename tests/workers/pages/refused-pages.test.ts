// A page whose address holds a value that a schema refuses says so in a sentence.
import { expect, test } from 'vitest'
import { insertAdmin } from '#tests/support/database/insert-people.ts'
import { sharedSeededServer } from '#tests/support/servers/shared-server.ts'

test('the payout summary names the fault of its days', async () => {
  const server = await sharedSeededServer()
  const { cookie } = await insertAdmin(server)
  const answer = await fetch(`${server.url}/dashboard/admin/payout-summary?days=0`, {
    headers: { accept: 'text/html', cookie },
  })
  const html = await answer.text()
  expect(html).toContain('Please enter at least 1 day.')
  expect(html).not.toContain('days_too_few')
})
