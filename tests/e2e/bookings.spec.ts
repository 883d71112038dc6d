// A time is booked from the profile, seen by both, taken once only, and cancelled.
import type { Page } from '@playwright/test'
import { expect, logInAs, onlineAs, test } from '../support/browser-server.ts'
import { endChat, startChat } from '../support/chat-pages.ts'

const LEELA = 'seedAstrologer00000002'

test.beforeEach(async ({ server }) => {
  await server.db.prepare("UPDATE user SET time_zone = 'Asia/Kolkata' WHERE id = ?").bind(LEELA).run()
  for (let day = 0; day < 7; day += 1)
    await server.db
      .prepare('INSERT INTO weekly_hours VALUES (?, ?, 0, 1440) ON CONFLICT DO NOTHING')
      .bind(LEELA, day)
      .run()
})

/** Chooses the second day and its first free time; the time as it is shown. */
async function chooseTime(page: Page): Promise<string> {
  const section = page.getByRole('region', { name: 'Book a time' })
  const day = section.getByRole('group', { name: 'Day' }).getByRole('button').nth(1)
  // A tap before the page is alive chooses nothing.
  await expect(async () => {
    await day.click()
    await expect(day).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
  }).toPass()
  const time = section.getByRole('list').getByRole('button').first()
  const shown = (await time.textContent()) ?? ''
  await time.click()
  return shown
}

test('a slot is booked by keyboard, seen by both, and cancelled by the astrologer', async ({ browser, server }) => {
  const user = await logInAs(browser, server, 'daniel@drishti.test')
  await user.goto(`${server.url}/astrologer/${LEELA}`)
  await expect(user.getByText('The astrologer is in Asia/Kolkata.')).toBeVisible()
  await chooseTime(user)
  const dialog = user.getByRole('dialog')
  await expect(dialog).toContainText('for the astrologer')
  await dialog.getByRole('button', { name: 'Book this time' }).focus()
  await user.keyboard.press('Enter')
  await expect(user.getByText('Your time is booked.')).toBeVisible()

  await user.goto(`${server.url}/dashboard/user/bookings`)
  await expect(user.getByRole('cell', { name: 'Booked', exact: true })).toBeVisible()
  const file = await user.request.get(
    `${server.url}${await user.getByRole('link', { name: 'Calendar file' }).getAttribute('href')}`,
  )
  expect(await file.text()).toContain('BEGIN:VEVENT')

  const name = (await server.db.prepare('SELECT email FROM user WHERE id = ?').bind(LEELA).first<{ email: string }>())
    ?.email
  const leela = await logInAs(browser, server, name ?? '')
  await leela.goto(`${server.url}/dashboard/astrologer/bookings`)
  await leela.getByRole('button', { name: /^Cancel the time with Daniel/ }).click()
  await leela.getByRole('button', { name: 'Cancel this time' }).click()
  await expect(leela.getByText('The time is cancelled.')).toBeVisible()
  await user.reload()
  await expect(user.getByText(/^Cancelled by /)).toBeVisible()
})

test('two people take one slot at once: one has it, the other reads why', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const pages = await Promise.all(
    ['daniel@drishti.test', 'sunita@drishti.test'].map((email) => logInAs(browser, server, email)),
  )
  const times: string[] = []
  for (const page of pages) {
    await page.goto(`${server.url}/astrologer/${LEELA}`)
    times.push(await chooseTime(page))
  }
  expect(times[0]).toBe(times[1])
  await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Book this time' }).click()))
  const outcome = (page: Page) =>
    Promise.race([
      page
        .getByText('Your time is booked.')
        .waitFor()
        .then(() => 'booked'),
      page
        .getByText('This time is no longer free. Please choose another one.')
        .waitFor()
        .then(() => 'taken'),
    ])
  const outcomes = await Promise.all(pages.map(outcome))
  expect([...outcomes].sort()).toEqual(['booked', 'taken'])
  // The next time is asked about without the reason of the one that is taken.
  const late = pages[outcomes.indexOf('taken')] as Page
  const dialog = late.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await late.getByRole('region', { name: 'Book a time' }).getByRole('list').getByRole('button').nth(1).click()
  await expect(dialog.getByRole('button', { name: 'Book this time' })).toBeVisible()
  await expect(dialog.getByText('This time is no longer free.', { exact: false })).toHaveCount(0)
})

test('in the booked time of an astrologer who is not online, the client reads what follows, and then begins', {
  tag: '@long',
}, async ({ browser, server }) => {
  const idOf = (email: string) => server.db.prepare('SELECT id FROM user WHERE email = ?').bind(email).first('id')
  const [astrologer, client] = await Promise.all(['harpreet@drishti.test', 'sunita@drishti.test'].map(idOf))
  const began = Date.now() - 60_000
  await server.db
    .prepare(
      `INSERT INTO booking (id, user_id, astrologer_id, from_at, to_at, state, created_at)
       VALUES ('soon', ?, ?, ?, ?, 'booked', 1)`,
    )
    .bind(client, astrologer, began, began + 30 * 60_000)
    .run()
  const user = await logInAs(browser, server, 'sunita@drishti.test')
  await user.goto(`${server.url}/dashboard/user/bookings`)
  const row = user.getByRole('row', { name: /Harpreet Gill/ })
  await expect(row.getByText(/^Harpreet is not online yet\./)).toBeVisible()
  await onlineAs(browser, server, 'harpreet@drishti.test')
  await row.getByRole('link', { name: 'Begin' }).click()
  await expect(user).toHaveURL(/\/astrologer\/.*#start$/)
  await server.db.prepare("DELETE FROM booking WHERE id = 'soon'").run()
})

test('the two talk in a booked time, and both read afterwards that it was held', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const idOf = (email: string) => server.db.prepare('SELECT id FROM user WHERE email = ?').bind(email).first('id')
  const [harpreet, daniel] = await Promise.all(['harpreet@drishti.test', 'daniel@drishti.test'].map(idOf))
  const began = Date.now() - 5 * 60_000
  const book = (to: number) =>
    server.db
      .prepare(
        `INSERT INTO booking (id, user_id, astrologer_id, from_at, to_at, state, created_at)
         VALUES ('now', ?, ?, ?, ?, 'booked', 1)`,
      )
      .bind(daniel, harpreet, began, to)
      .run()
  await book(began + 30 * 60_000)
  const { user, other } = await startChat(browser, server, {
    astrologer: 'harpreet@drishti.test',
    name: 'Harpreet Gill',
  })
  await endChat(user)
  await expect(user.getByText('Session ended', { exact: true }).first()).toBeVisible()
  // Its time is over at once, instead of in 25 minutes.
  await server.db.prepare("DELETE FROM booking WHERE id = 'now'").run()
  await book(Date.now())
  const outcome = () => server.db.prepare("SELECT outcome FROM booking WHERE id = 'now'").first('outcome')
  await expect
    .poll(
      async () => {
        server.startCron()
        return outcome()
      },
      { intervals: [1_000], timeout: 180_000 },
    )
    .toBe('held')
  for (const [page, side] of [
    [user, 'user'],
    [other, 'astrologer'],
  ] as const) {
    await page.goto(`${server.url}/dashboard/${side}/bookings`)
    await expect(page.getByRole('row', { name: side === 'user' ? /Harpreet Gill/ : /Daniel/ })).toContainText('Held')
  }
})
