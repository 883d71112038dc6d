// Three clients wait in one line: one leaves, one lets the turn pass, the third talks.
import { createDb } from '#workers/db/client.ts'
import { expect, logInAs, test } from '../support/browser-server.ts'
import { endChat, startChat } from '../support/chat-pages.ts'
import { BROWSER_RATE, WITHIN_MINUTES } from '../support/fast-clock.ts'
import { runFast } from '../support/fast-pages.ts'
import { walletWith } from '../support/ledger-rows.ts'

test.use({ clockRate: BROWSER_RATE })

const HARPREET = { astrologer: 'harpreet@drishti.test', name: 'Harpreet Gill' }

test('three wait in the order in which they came: one leaves, one does not answer, the third is served', {
  tag: '@long',
}, async ({ browser, server }) => {
  await server.db
    .prepare(
      `INSERT INTO user (id, email, phone, full_name, role, status, password_hash, created_at)
       SELECT 'lena', 'lena@drishti.test', '', 'Lena Roth', role, status, password_hash, created_at
       FROM user WHERE email = 'sunita@drishti.test'`,
    )
    .run()
  await walletWith(createDb(server.db), 'lena', 2_000)
  const { user, other } = await startChat(browser, server, { ...HARPREET, rate: BROWSER_RATE })
  const profile = await user.evaluate(() => `/astrologer/${location.pathname.split('/')[2]}`)
  const waiting = []
  for (const [n, email] of ['lena@drishti.test', 'sunita@drishti.test', 'user@drishti.test'].entries()) {
    const page = await logInAs(browser, server, email)
    await runFast(page.context(), BROWSER_RATE)
    await page.goto(server.url + profile)
    const line = page.getByRole('region', { name: 'Wait in line' })
    await line.getByRole('button', { name: 'Wait in line' }).click()
    await expect(line).toContainText(`You are ${['1st', '2nd', '3rd'][n]} of ${n + 1} in line.`)
    waiting.push({ page, line })
  }
  const [lena, sunita, priya] = waiting
  if (!lena || !sunita || !priya) throw new Error('three people wait')

  await lena.page.getByRole('button', { name: 'Leave the line of Harpreet Gill' }).click()
  await expect(lena.line).toContainText('2 clients wait already.')
  await expect(sunita.line).toContainText('You are 1st of 2 in line.')
  await expect(priya.line).toContainText('You are 2nd of 2 in line.')

  // It is Sunita's turn, who does nothing: two minutes later it is Priya's.
  await endChat(user)
  await expect(sunita.page.getByText('Harpreet is free for you')).toBeVisible()
  await expect(priya.page.getByText('Harpreet is free for you')).toBeVisible(WITHIN_MINUTES)
  await expect(sunita.page.getByText('Harpreet is free for you')).toBeHidden()
  await priya.page.getByRole('button', { name: 'Ask Harpreet to chat' }).click()
  await other.getByRole('button', { name: 'Accept Chat' }).click()
  await expect(priya.page.getByText('Session started')).toBeVisible()
  await endChat(priya.page)
  // Nobody who waited has paid for it.
  const paid = await server.db
    .prepare(
      `SELECT count(*) AS n FROM transfer WHERE code = 'usage' AND at > (SELECT max(requested_at) - 600000 FROM consultation)
       AND dr IN ('u:lena', 'u:seedUser00000000000003')`,
    )
    .first<{ n: number }>()
  expect(paid?.n).toBe(0)
})
