// The command that catches up after a restore, against the built Worker of a closed site and Stripe's list of events.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { startProgram } from '#tests/support/servers/run-program.ts'
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'
import { paidEvent, type StripeEvent, startStripe } from '#tests/support/stripe-events.ts'
import { createDb } from '#workers/db/client.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

const PASS = 'pass-of-those-who-work'
const SINCE = Date.now() - 3_600_000
const events: StripeEvent[] = []
let stripe: Awaited<ReturnType<typeof startStripe>>
let server: TestServer
beforeAll(async () => {
  stripe = await startStripe(events)
  server = await startTestServer({ SITE_CLOSED: PASS, STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_API: stripe.url })
  writeFileSync(path.join(server.dataDir, 'secrets.json'), JSON.stringify({ SITE_CLOSED: PASS }))
})
afterAll(async () => {
  await server.stop()
  stripe.stop()
})

const ask = (url: string, cookie: string) =>
  fetch(`${url}/api/restore/catch-up/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ step: 'logins', since: SINCE, after: null }),
  })

test('an open site has no pass, and a closed one takes only its own', async () => {
  for (const cookie of ['', 'pass=no', `pass=${PASS}`])
    expect((await ask((await sharedServer()).url, cookie)).status).toBe(403)
  for (const cookie of ['', 'pass=no']) expect((await ask(server.url, cookie)).status).toBe(503)
  const wrong = await fetch(`${server.url}/api/restore/catch-up/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `pass=${PASS}` },
    body: JSON.stringify({ step: 'everything', since: SINCE, after: null }),
  })
  expect(wrong.status).toBe(422)
})

const catchUp = async () => {
  const env = { CI: 'true', DATA_DIR: server.dataDir, PORT: new URL(server.url).port }
  const args = ['scripts/restore-catch-up.ts', '--local', '--since', new Date(SINCE).toISOString()]
  const program = startProgram('scripts/run-ts.mjs', env, args)
  return { code: await program.ended, output: program.output() }
}

const sums = async () =>
  (await server.db.prepare("SELECT id, cr_posted - dr_posted AS n FROM account WHERE id LIKE 'u:%' ORDER BY id").all())
    .results

test('the command twice gives the same books, and fails until nothing is unexplained', async () => {
  const [mira, asha] = [await insertUser(server, { cents: 500 }), await insertAstrologer(server)]
  // Her line is offline, whatever the database that was put back says.
  await server.db.prepare("UPDATE astrologer SET status = 'online' WHERE id = ?").bind(asha.id).run()
  for (const [n, userId] of [mira.id, 'somebody-who-came-later', mira.id].entries())
    events.unshift(paidEvent({ payment: `pay-${n}`, userId, cents: 900, at: Date.now() }))
  const first = await catchUp()
  expect(first.output).toMatch(/^ +2 {2}lost top-ups written anew and credited$/m)
  expect(first.output).toContain('Unexplained: 9.00 USD were paid for top-up pay-1')
  expect(first.output).toContain('The books are in order.')
  expect(first.code).toBe(1)
  const after = await sums()
  expect(after).toContainEqual({ id: `u:${mira.id}`, n: 2_300 })
  expect(await server.db.prepare('SELECT status FROM astrologer WHERE id = ?').bind(asha.id).first('status')).toBe(
    'offline',
  )
  expect(await server.db.prepare('SELECT count(*) AS n FROM auth_session WHERE revoked_at IS NULL').first('n')).toBe(0)

  await server.db.prepare('UPDATE inbox_entry SET closed_at = 1').run()
  const second = await catchUp()
  expect(second.output).not.toContain('Unexplained')
  expect(second.code, second.output).toBe(0)
  expect(await sums()).toEqual(after)
  expect((await checkLedger(createDb(server.db))).filter(({ count }) => count > 0)).toEqual([])
})

test.each([
  [[], 'Since when?'],
  [['--since', '2026-11-30T12:34:00'], '2026-11-30T12:34:00 is no moment with its zone.'],
  [['--since', '2999-01-01T00:00:00Z'], 'is to come.'],
  [['--since', '2026-11-30T12:34:00Z', '--local', '--env', 'staging'], 'Choose --local or --env, not both.'],
])('%j is refused in a sentence', async (args, sentence) => {
  const program = startProgram('scripts/run-ts.mjs', { CI: 'true' }, ['scripts/restore-catch-up.ts', ...args])
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain(sentence)
  expect(program.output()).not.toMatch(/^\s+at /m)
})
