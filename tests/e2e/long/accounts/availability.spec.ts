// Breaks, kinds, blocked clients, booked times, and the form of a request: cases beside the journey of an astrologer's hours.

import { insertPastConsultation } from '#tests/support/database/insert-past.ts'
import { holdScripts } from '#tests/support/pages/hold-scripts.ts'
import { expect, logInAs, onlineAs, test } from '#tests/support/servers/browser-server.ts'

test('a break takes the astrologer offline, and clients read the time of return', async ({
  browser,
  server,
  people,
}) => {
  const page = await onlineAs(browser, server, people.astrologer)
  await page.goto(`${server.url}/dashboard/astrologer/availability`)
  await page.getByLabel('Back at').fill('2020-01-01T10:00')
  const set = page.getByRole('button', { name: 'Go offline until then' })
  await set.click()
  await expect(page.getByText('Please choose a time to come.')).toBeVisible()
  const inDays = (days: number) =>
    page.evaluate((n) => {
      const at = new Date(Date.now() + n * 86_400_000)
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 11)
    }, days)
  await page.getByLabel('Back at').fill(`${await inDays(40)}18:30`)
  await set.click()
  await expect(page.getByText('Please choose a time within the next 30 days.')).toBeVisible()
  await expect(page.getByText('You are online', { exact: true })).toBeVisible()
  await page.getByLabel('Back at').fill(`${await inDays(1)}18:30`)
  await set.click()
  await expect(page.getByText(/^Clients read that you are back at .*6:30/)).toBeVisible()
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/astrologer/${people.astrologer.id}`)
  await expect(visitor.getByText(/^Back at .*6:30/)).toBeVisible()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByLabel('Back at')).toBeVisible()
})

test('in the booked time of an astrologer who is not online, the client reads what follows, and then begins', async ({
  browser,
  server,
  people,
}) => {
  const began = Date.now() - 60_000
  await server.db
    .prepare(
      `INSERT INTO booking (id, user_id, astrologer_id, from_at, to_at, state, created_at)
       VALUES (?1, ?1, ?2, ?3, ?4, 'booked', 1)`,
    )
    .bind(people.client.id, people.astrologer.id, began, began + 30 * 60_000)
    .run()
  const user = await logInAs(browser, server, people.client)
  await user.goto(`${server.url}/dashboard/user/bookings`)
  const row = user.getByRole('row', { name: new RegExp(people.astrologer.name) })
  // A page may learn a status that is some seconds old first, and looks again after 15 s.
  await expect(row.getByText(/^Tara is not online yet\./)).toBeVisible({ timeout: 30_000 })
  await onlineAs(browser, server, people.astrologer)
  await row.getByRole('link', { name: 'Begin' }).click()
  await expect(user).toHaveURL(/\/astrologer\/.*#start$/)
})

test('a budget typed before the form of a request came stays when another kind is chosen meanwhile', async ({
  browser,
  server,
  people,
}) => {
  await onlineAs(browser, server, people.astrologer)
  const page = await logInAs(browser, server, people.client)
  const release = await holdScripts(page, '**/assets/user-start-*.js')
  await page.goto(`${server.url}/astrologer/${people.astrologer.id}`)
  await page.waitForFunction(() => window.__started)
  const kind = (name: RegExp) => page.locator('#start').getByRole('radio', { name })
  await expect(kind(/^Chat/)).toBeChecked()
  const budget = page.getByLabel('Budget')
  await budget.fill('25')
  await kind(/^Web call/).check({ force: true })
  await expect(budget).toHaveValue('25')
  release()
  await expect(page.getByRole('button', { name: 'Call Tara' })).toBeVisible()
  await expect(budget).toHaveValue('25')
})

test('the last kind of session stays on, and its switch goes back', async ({ browser, server, people }) => {
  const page = await logInAs(browser, server, people.astrologer)
  await page.goto(`${server.url}/dashboard/astrologer/availability`)
  await page.getByRole('switch', { name: 'Chats' }).uncheck()
  await expect(page.getByText('Chats are off now.')).toBeVisible()
  // Not `uncheck`: the refusal may come before Playwright has seen the switch move.
  await page.getByRole('switch', { name: 'Web calls' }).click()
  await expect(page.getByText('Keep at least one kind of session on.', { exact: false })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Web calls' })).toBeChecked()
})

test('blocked on a receipt, a client reads "not available"; the list of blocked clients undoes it', async ({
  browser,
  server,
  people,
}) => {
  const { client, astrologer } = people
  const session = await insertPastConsultation(server, people)
  const tara = await onlineAs(browser, server, astrologer)
  const other = await tara.context().newPage()
  await other.goto(`${server.url}/receipts/${session}`)
  await other.getByRole('button', { name: 'Block this client' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(other.getByText(`You have blocked ${client.name}, who cannot ring you.`)).toBeVisible()

  const user = await logInAs(browser, server, client)
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: `Chat: ${astrologer.name}` }).click()
  const ask = user.getByRole('button', { name: /to chat$/ })
  await ask.click()
  await expect(user.getByText('This astrologer is not available.')).toBeVisible()

  await other.goto(`${server.url}/dashboard/astrologer/availability`)
  await other.getByRole('button', { name: /^Unblock / }).click()
  await expect(other.getByText('Nobody. You can block a client on the receipt of a session.')).toBeVisible()
  await ask.click()
  await expect(tara.getByRole('alertdialog', { name: 'Incoming Chat' })).toBeVisible()
  await user.waitForURL(/\/chat\//)
  await user.getByRole('button', { name: 'Cancel request' }).click()
  await expect(user.getByText('Nothing was charged.')).toBeVisible()
})
