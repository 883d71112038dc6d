// Forms of clients without scripts, and before they come.
import { newEmail } from '#tests/support/database/insert-people.ts'
import { firstVisit } from '#tests/support/pages/first-visit.ts'
import { test } from '#tests/support/servers/browser-server.ts'

test('without scripts a visitor registers, saves a birth, tops up, and reads a receipt', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await firstVisit({ page, server, email: newEmail(), astrologer: await insertAstrologer() })
  await context.close()
})
