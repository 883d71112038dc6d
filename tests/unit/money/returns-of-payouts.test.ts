// The transfer that brings a payout back: a prefix of its own, once for each payout, also where the old prefix stands.
import { expect, test } from 'vitest'
import { guardedBooks, type Transfer } from '#tests/support/books/guarded-books.ts'
import { statementsAfter } from '#tests/support/database/migrated-database.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { returnWithdrawal, withdraw } from '#workers/domain/money/outgoing.repo.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

const books = guardedBooks()
const OUT: Transfer = {
  id: 'po:p1',
  phase: 'single',
  dr: 'a:asha',
  cr: 'bank:inr',
  amount: 900,
  code: 'withdrawal',
  ref: 'p1',
}
const BACK: Transfer = { ...OUT, id: 'wr:p1', dr: 'bank:inr', cr: 'a:asha', code: 'withdrawal_return' }

async function earned(d1: D1Database) {
  await d1.batch([
    d1.prepare("INSERT INTO account (id, kind, ccy) VALUES ('a:asha', 'payable', 'INR') ON CONFLICT DO NOTHING"),
    d1.prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min, requested_at,
         accepted_at, started_at) VALUES ('s9', 'tara', 'asha', 'chat', 'active', 100, 900, 1, 1, 1) ON CONFLICT DO NOTHING`,
    ),
  ])
}

test('a payout comes back once, whole, under its own id', async () => {
  await books.run("INSERT INTO account (id, kind, ccy) VALUES ('a:asha', 'payable', 'INR') ON CONFLICT DO NOTHING")
  await books.put({ id: 'y:s1', phase: 'single', dr: 'exp:inr', cr: 'a:asha', amount: 900, code: 'payout', ref: 's1' })
  await books.run("INSERT INTO payout_period (id, astrologer_id, paise, at, to_at) VALUES ('p1', 'asha', 900, 1, 1)")
  await books.put(OUT)
  await expect(books.put({ ...BACK, id: 'xx:p1' })).rejects.toThrow('bad_transfer')
  await expect(books.put({ ...BACK, amount: 899 })).rejects.toThrow('bad_transfer')
  await books.put(BACK)
  await expect(books.put({ ...BACK, id: 'pr:p1' })).rejects.toThrow('bad_transfer')
})

test('a return from before the migration stays valid, and does not come twice', async () => {
  const d1 = sqliteD1({}, '0042_contact_newsletter.sql')
  const db = createDb(d1)
  await earned(d1)
  await d1
    .prepare(
      "INSERT INTO transfer (id, phase, dr, cr, amount, code, ref, actor, at) VALUES ('y:s9', 'single', 'exp:inr', 'a:asha', 900, 'payout', 's9', 'system', 1)",
    )
    .run()
  await d1
    .prepare(
      "INSERT INTO payout_period (id, astrologer_id, paise, at, to_at, reversed_at, reversed_because) VALUES ('p1', 'asha', 900, 1, 1, 2, 'Sent back')",
    )
    .run()
  const payout = { payoutId: 'p1', astrologerId: 'asha', paise: 900, actor: 'nisha', at: 2 }
  await d1.batch([withdraw(db, payout)].map((each) => prepared(d1, each)))
  const old = prepared(d1, returnWithdrawal(db, payout), (value) => (value === 'wr:p1' ? 'pr:p1' : value))
  await d1.batch([old])
  await d1.batch(statementsAfter('0042_contact_newsletter.sql').map((sql) => d1.prepare(sql)))
  await expect(d1.batch([prepared(d1, returnWithdrawal(db, payout))])).rejects.toThrow('bad_transfer')
  expect((await checkLedger(db)).filter(({ id, count }) => id === 'I16' && count > 0)).toEqual([])
})

function prepared(d1: D1Database, statement: unknown, change = (value: unknown) => value) {
  const { sql, params } = (statement as { toSQL(): { sql: string; params: unknown[] } }).toSQL()
  return d1.prepare(sql).bind(...params.map(change))
}
