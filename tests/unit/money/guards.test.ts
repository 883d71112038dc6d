// The database's own guards on money and consultations: each test tries one forbidden statement by SQL.
import { beforeEach, describe, expect, test } from 'vitest'
import { end, liveConsultation, walletWith } from '#tests/support/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

let d1: D1Database
const run = (sql: string) => d1.prepare(sql).run()
const one = <Row>(sql: string) => d1.prepare(sql).first<Row>()

type Transfer = Partial<Record<'id' | 'phase' | 'pending_id' | 'dr' | 'cr' | 'code' | 'ref', string>> & {
  amount?: number
}
const HOLD: Transfer = {
  id: 'h:s1#1',
  phase: 'pending',
  dr: 'u:mira',
  cr: 'rev:usd',
  amount: 500,
  code: 'hold',
  ref: 's1',
}
const POST: Transfer = { ...HOLD, id: 'p:s1#1', phase: 'post', pending_id: 'h:s1#1', amount: 300, code: 'usage' }
const PAYOUT: Transfer = {
  id: 'y:s1',
  phase: 'single',
  dr: 'exp:inr',
  cr: 'a:asha',
  amount: 900,
  code: 'payout',
  ref: 's1',
}

function put(transfer: Transfer, how = 'INSERT') {
  const row = { pending_id: null, ref: null, actor: 'test', at: 1, ...transfer }
  const names = Object.keys(row)
  const sql = `${how} INTO transfer (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`
  return d1
    .prepare(sql)
    .bind(...Object.values(row))
    .run()
}

beforeEach(async () => {
  d1 = sqliteD1()
  const db = createDb(d1)
  await walletWith(db, 'mira', 1000)
  await walletWith(db, 'ravi', 1000)
  await liveConsultation(db, { id: 's1', userId: 'mira', astrologerId: 'asha' })
  await liveConsultation(db, { id: 's2', userId: 'ravi', astrologerId: 'lata' })
  return async () => {
    const wrong = (await checkLedger(db)).filter(({ id, count }) => count > 0 && ['I1', 'I2', 'I3', 'I4'].includes(id))
    expect(wrong).toEqual([])
  }
})

describe('a hold', () => {
  test('is for a consultation that is known and lives', async () => {
    await expect(put({ ...HOLD, id: 'h:none#1', ref: 'none' })).rejects.toThrow('hold_without_consultation')
    await put(HOLD)
    await put(POST)
    await end(d1, 's1')
    await expect(put({ ...HOLD, id: 'h:s1#2' })).rejects.toThrow('hold_without_consultation')
  })
  test('comes from the wallet of its own user', async () => {
    await expect(put({ ...HOLD, dr: 'u:ravi' })).rejects.toThrow('hold_without_consultation')
  })
  test('names its consultation in its id', async () => {
    await expect(put({ ...HOLD, id: 'h:s2#1' })).rejects.toThrow('hold_without_consultation')
  })
  test('is resolved by its own consultation, while that lives, once', async () => {
    await put(HOLD)
    await expect(put({ ...POST, ref: 's2' })).rejects.toThrow('bad_pending')
    await put(POST)
    await expect(put({ ...POST, id: 'p:s1#9' })).rejects.toThrow('hold_resolved')
    await expect(put({ ...POST, id: 'p:s1#9' }, 'INSERT OR REPLACE')).rejects.toThrow('hold_resolved')
  })
  test('of an ended consultation can be voided, never posted', async () => {
    await put(HOLD)
    await end(d1, 's1')
    await expect(put(POST)).rejects.toThrow('bad_pending')
    await put({ ...POST, id: 'v:s1#1', phase: 'void', code: 'release', amount: 500 })
  })
})

describe('money moves between the accounts of its kind', () => {
  test.each<[string, Transfer]>([
    [
      'a charge without a hold',
      { id: 'x', phase: 'single', dr: 'u:mira', cr: 'rev:usd', amount: 1, code: 'usage', ref: 's1' },
    ],
    ['a hold of the provider', { ...HOLD, dr: 'world:usd' }],
    [
      'a pending refund',
      { id: 'x', phase: 'pending', dr: 'rev:usd', cr: 'u:mira', amount: 1, code: 'refund', ref: 's1' },
    ],
    [
      'from a wallet to a wallet',
      { id: 'x', phase: 'single', dr: 'u:mira', cr: 'u:ravi', amount: 1, code: 'refund', ref: 's1' },
    ],
    ['under an unknown code', { id: 'x', phase: 'single', dr: 'u:mira', cr: 'rev:usd', amount: 1, code: 'gift' }],
  ])('%s', async (_, transfer) => {
    await expect(put(transfer)).rejects.toThrow(/bad_transfer|bad_refund|hold_without/)
  })
})

describe('a payout', () => {
  test('is one for each consultation, to its own astrologer', async () => {
    await expect(put({ ...PAYOUT, cr: 'a:lata' })).rejects.toThrow('bad_payout')
    await put(PAYOUT)
    await expect(put({ ...PAYOUT, id: 'y:again' })).rejects.toThrow('bad_payout')
    await expect(put({ ...PAYOUT, id: 'y:again' }, 'INSERT OR REPLACE')).rejects.toThrow('bad_payout')
  })
  test('comes with the end, not after it', async () => {
    await end(d1, 's1')
    await expect(put(PAYOUT)).rejects.toThrow('bad_payout')
  })
})

describe('a refund', () => {
  const refund: Transfer = {
    id: 'rf:s1:1',
    phase: 'single',
    dr: 'rev:usd',
    cr: 'u:mira',
    amount: 100,
    code: 'refund',
    ref: 's1',
  }
  const back: Transfer = {
    id: 'tb:s1:1',
    phase: 'single',
    dr: 'a:asha',
    cr: 'exp:inr',
    amount: 900,
    code: 'take_back',
    ref: 's1',
  }
  beforeEach(async () => {
    await put(HOLD)
    await put(POST)
    await put(PAYOUT)
  })
  test('goes to the user of its ended consultation', async () => {
    await expect(put(refund)).rejects.toThrow('bad_refund')
    await end(d1, 's1')
    await expect(put({ ...refund, cr: 'u:ravi' })).rejects.toThrow('bad_refund')
    await put(refund)
    await expect(put({ ...refund, id: 'rf:s1:2', amount: 201 })).rejects.toThrow('over_refund')
  })
  test('takes back from the own astrologer, and no more than was paid out', async () => {
    await expect(put(back)).rejects.toThrow('bad_refund')
    await end(d1, 's1')
    await expect(put({ ...back, dr: 'a:lata' })).rejects.toThrow('bad_refund')
    await expect(put({ ...back, amount: 901 })).rejects.toThrow('bad_refund')
    await put(back)
    await expect(put({ ...back, id: 'tb:s1:2', amount: 1 })).rejects.toThrow('bad_refund')
  })
})

describe('a top-up', () => {
  const topUp: Transfer = {
    id: 'pay:p1',
    phase: 'single',
    dr: 'world:usd',
    cr: 'u:mira',
    amount: 700,
    code: 'top_up',
    ref: 'p1',
  }
  const payment = (status: string) =>
    run(`INSERT INTO payment (id, user_id, amount_cents, provider, status, created_at, updated_at)
         VALUES ('p1', 'mira', 700, 'test', '${status}', 1, 1)`)
  test('needs its payment, which succeeded', async () => {
    await expect(put(topUp)).rejects.toThrow('bad_top_up')
    await payment('pending')
    await expect(put(topUp)).rejects.toThrow('bad_top_up')
  })
  test('is as large as its payment, and goes to who paid', async () => {
    await payment('succeeded')
    await expect(put({ ...topUp, amount: 701 })).rejects.toThrow('bad_top_up')
    await expect(put({ ...topUp, cr: 'u:ravi' })).rejects.toThrow('bad_top_up')
    await expect(put({ ...topUp, id: 'pay:p2' })).rejects.toThrow('bad_top_up')
    await put(topUp)
  })
})

describe('an account', () => {
  test.each([
    "UPDATE account SET cr_posted = cr_posted + 1 WHERE id = 'u:mira'",
    "UPDATE account SET cr_posted = cr_posted + 1000, applied = applied + 1 WHERE id = 'u:mira'",
    "UPDATE account SET dr_pending = 0, applied = 1 WHERE id = 'u:mira'",
    "UPDATE account SET applied = applied + 1 WHERE id = 'u:mira'",
  ])('changes by transfers only: %s', async (sql) => {
    await expect(run(sql)).rejects.toThrow('immutable')
  })
  test.each([
    "INSERT INTO account (id, kind, ccy, cr_posted) VALUES ('u:eve', 'wallet', 'USD', 100)",
    "INSERT INTO account (id, kind, ccy, may_neg) VALUES ('u:eve', 'wallet', 'USD', 1)",
    "INSERT INTO account (id, kind, ccy) VALUES ('eve', 'wallet', 'USD')",
    "INSERT INTO account (id, kind, ccy) VALUES ('u:eve', 'wallet', 'INR')",
    "INSERT OR REPLACE INTO account (rowid, id, kind, ccy) VALUES (1, 'u:eve', 'wallet', 'USD')",
  ])('starts as a wallet or a payable, at zero: %s', async (sql) => {
    await expect(run(sql)).rejects.toThrow('bad_account')
  })
  test('is not replaced', async () => {
    await run("INSERT OR REPLACE INTO account (id, kind, ccy) VALUES ('u:mira', 'wallet', 'USD')")
    expect(await one("SELECT cr_posted FROM account WHERE id = 'u:mira'")).toEqual({ cr_posted: 1000 })
  })
})

test('a transfer is not replaced', async () => {
  await put(HOLD)
  await expect(put({ ...HOLD, amount: 1 }, 'INSERT OR REPLACE')).rejects.toThrow('idempotency_mismatch')
  await put(HOLD, 'INSERT OR REPLACE')
  const other = { ...HOLD, id: 'h:s2#1', dr: 'u:ravi', ref: 's2', rowid: 1 }
  await expect(put(other as Transfer, 'INSERT OR REPLACE')).rejects.toThrow('immutable')
  expect(await one("SELECT count(*) AS n, sum(amount) AS cents FROM transfer WHERE code = 'hold'")).toEqual({
    n: 1,
    cents: 500,
  })
})

describe('a consultation', () => {
  test.each([
    "UPDATE consultation SET state = 'active'",
    'UPDATE consultation SET charge_cents = 1',
    'UPDATE consultation SET payout_paise = 1',
    'UPDATE consultation SET billable_seconds = 1',
    "UPDATE consultation SET facts = '{}'",
    "UPDATE consultation SET end_reason = 'failed'",
    'UPDATE consultation SET ended_at = 3',
  ])('that has ended stays as it is: %s', async (sql) => {
    await end(d1, 's1')
    await expect(run(`${sql} WHERE id = 's1'`)).rejects.toThrow('immutable')
    await run("UPDATE consultation SET last_message = 'Namaste' WHERE id = 's1'")
  })
  test.each([
    'price_cents = 1',
    'payout_paise_per_min = 1',
    "user_id = 'eve'",
    "kind = 'web-call'",
    'budget_cents = 9',
  ])('keeps its terms: %s', async (change) => {
    await expect(run(`UPDATE consultation SET ${change} WHERE id = 's1'`)).rejects.toThrow('immutable')
  })
  test('is not deleted, and not replaced', async () => {
    await expect(run('DELETE FROM consultation')).rejects.toThrow('immutable')
    const values = "'chat', 'requested', 1, 1, 1)"
    const columns = '(id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min, requested_at)'
    await run(`INSERT OR REPLACE INTO consultation ${columns} VALUES ('s1', 'eve', 'asha', ${values}`)
    await expect(
      run(`INSERT OR REPLACE INTO consultation ${columns} VALUES ('s3', 'eve', 'asha', ${values}`),
    ).rejects.toThrow('UNIQUE constraint failed: consultation.astrologer_id')
    expect(await one("SELECT user_id, state FROM consultation WHERE astrologer_id = 'asha'")).toEqual({
      ...{ user_id: 'mira', state: 'active' },
    })
  })
  test.each([
    "charge_cents = 'many'",
    'charge_cents = 0.5',
    'charge_cents = -1',
    "state = 'lost'",
    "ended_by = 'nobody'",
  ])('has figures and states that make sense: %s', async (change) => {
    await expect(run(`UPDATE consultation SET ${change} WHERE id = 's1'`)).rejects.toThrow(/CHECK|cannot store/)
  })
  test('ends with a reason, a time and its facts, and costs nothing before', async () => {
    await expect(run("UPDATE consultation SET state = 'ended' WHERE id = 's1'")).rejects.toThrow('CHECK')
    await expect(run("UPDATE consultation SET charge_cents = 5 WHERE id = 's1'")).rejects.toThrow('CHECK')
  })
})

describe('a payment', () => {
  test.each(["status = 'failed'", 'amount_cents = 1', "user_id = 'ravi'", "provider = 'stripe'", 'created_at = 5'])(
    'that succeeded keeps %s',
    async (change) => {
      await expect(run(`UPDATE payment SET ${change} WHERE id = 'payment-mira'`)).rejects.toThrow('immutable')
    },
  )
  test('is not deleted, not replaced, and has a positive amount', async () => {
    await expect(run('DELETE FROM payment')).rejects.toThrow('immutable')
    const columns = '(id, user_id, amount_cents, provider, status, created_at, updated_at)'
    await run(`INSERT OR REPLACE INTO payment ${columns} VALUES ('payment-mira', 'mira', 9, 'test', 'pending', 1, 1)`)
    expect(await one("SELECT amount_cents FROM payment WHERE id = 'payment-mira'")).toEqual({ amount_cents: 1000 })
    for (const amount of ['0', '-5', '0.5', "'five'"])
      await expect(
        run(`INSERT INTO payment ${columns} VALUES ('p9', 'mira', ${amount}, 'test', 'pending', 1, 1)`),
      ).rejects.toThrow(/CHECK|cannot store/)
  })
})
