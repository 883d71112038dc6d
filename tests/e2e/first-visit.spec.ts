// Forms of clients without scripts, and before they come.
import { newEmail } from '#tests/support/insert-people.ts'
import { test } from '../support/browser-server.ts'
import { firstVisit } from '../support/first-visit.ts'

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
