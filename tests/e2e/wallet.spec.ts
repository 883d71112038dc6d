// The wallet's statement and the history of sessions, as the demo's user has them.
import { readFile } from 'node:fs/promises'
import { topUp } from '#tests/support/pages/people.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

test('a client reads a month of the statement, takes it along as a file, and looks through the history', async ({
  browser,
  server,
}) => {
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

  await page.goto(`${server.url}/dashboard/user/history`)
  const history = page.getByRole('table', { name: 'History' })
  await expect(history.getByRole('link', { name: 'Chat', exact: true }).first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Kinds of sessions' }).getByRole('link', { name: 'Phone call 0' }).click()
  await expect(page).toHaveURL(/kind=phone-call/)
  await expect(page.getByText('No phone call yet')).toBeVisible()
})

test('a wallet that the browser kept while the checkout was open loads anew', async ({
  browser,
  server,
  insertUser,
}) => {
  const client = await insertUser({ cents: 2_000 })
  const page = await logInAs(browser, server, client)
  await page.goto(`${server.url}/dashboard/user/wallet`)
  await started(page)
  await topUp(client, 500)
  const loaded = page.waitForEvent('load')
  // The browser of the tests keeps no page, so that the event of one that was kept is sent by hand.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await loaded
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$25.00')
})
