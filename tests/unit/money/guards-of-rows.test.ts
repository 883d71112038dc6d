// The database's own guards on accounts, consultations and payments: each test tries one forbidden statement by SQL.
import { describe, expect, test } from 'vitest'
import { guardedBooks } from '#tests/support/books/guarded-books.ts'
import { end } from '#tests/support/database/ledger-rows.ts'

const books = guardedBooks()
const { one, run } = books

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
    await end(books.d1, 's1')
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
      user_id: 'mira',
      state: 'active',
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

test('a conversation that was deleted stays deleted, and names no transcript again', async () => {
  await expect(run("UPDATE consultation SET transcript_deleted_at = 5 WHERE id = 's1'")).rejects.toThrow('immutable')
  await end(books.d1, 's1')
  await run("UPDATE consultation SET transcript_key = 'transcripts/s1/0000', transcript_deleted_at = 5 WHERE id = 's1'")
  await run("UPDATE consultation SET transcript_key = NULL WHERE id = 's1'")
  for (const change of [
    'transcript_deleted_at = NULL',
    'transcript_deleted_at = 6',
    "transcript_key = 'transcripts/s1/0001'",
  ])
    await expect(run(`UPDATE consultation SET ${change} WHERE id = 's1'`), change).rejects.toThrow('immutable')
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

describe('no row is pushed out by another one', () => {
  const rowOf = (table: string, id: string) => `(SELECT rowid FROM ${table} WHERE id = '${id}')`
  test.each(['consultation', 'account'])('that moves to its place: %s', async (table) => {
    const [mover, stays] = table === 'account' ? ['u:mira', 'u:ravi'] : ['s1', 's2']
    const move = `UPDATE OR REPLACE ${table} SET rowid = ${rowOf(table, String(stays))} WHERE id = '${mover}'`
    await expect(run(move)).rejects.toThrow('immutable')
    expect(await one(`SELECT id FROM ${table} WHERE id = '${stays}'`)).not.toBeNull()
  })
  test('a payment neither moves nor takes the provider’s id of another one', async () => {
    await run("UPDATE payment SET provider_id = 'cs_1' WHERE id = 'payment-mira'")
    await expect(run("UPDATE OR REPLACE payment SET provider_id = 'cs_1' WHERE id = 'payment-ravi'")).rejects.toThrow(
      'UNIQUE constraint failed: payment.provider_id',
    )
    const place = rowOf('payment', 'payment-mira')
    await expect(run(`UPDATE OR REPLACE payment SET rowid = ${place} WHERE id = 'payment-ravi'`)).rejects.toThrow(
      'immutable',
    )
    expect(await one("SELECT count(*) AS n FROM payment WHERE id LIKE 'payment-%'")).toEqual({ n: 2 })
  })
})

/** Columns that may still change once a consultation has ended or a payment has succeeded; every other one is frozen. */
const STILL_CHANGES = {
  consultation: [
    'last_message',
    'last_message_at',
    'message_count',
    'file_count',
    'unread_user',
    'unread_astrologer',
    'transcript_key',
    'transcript_deleted_at',
    'retention_failed_at',
  ],
  payment: ['intent', 'provider_id', 'owed_cents', 'updated_at'],
}

describe('a column that nobody named is frozen', () => {
  test.each(['consultation', 'payment'] as const)('%s', async (table) => {
    await end(books.d1, 's1')
    const id = table === 'payment' ? 'payment-mira' : 's1'
    const { results } = await books.d1.prepare(`SELECT name, type FROM pragma_table_info('${table}')`).all()
    expect(results.length).toBeGreaterThan(9)
    for (const { name, type } of results as { name: string; type: string }[]) {
      const change = run(`UPDATE ${table} SET ${name} = ${type === 'TEXT' ? "'changed'" : 424_242} WHERE id = '${id}'`)
      if (STILL_CHANGES[table].includes(name)) await change
      else await expect(change, name).rejects.toThrow('immutable')
    }
  })
})

describe('reversals of a provider', () => {
  const REVERSAL = "('dp_1', 'dispute', 'pi_1', 500, 1, 1, 0, 5)"
  test.each(['amount_cents = 499', 'opened = 0', 'withdrawn = 0', "intent = 'pi_2'", "kind = 'refund'"])(
    'stays: %s',
    async (change) => {
      await run(
        `INSERT INTO payment_reversal (id, kind, intent, amount_cents, opened, withdrawn, returned, updated_at) VALUES ${REVERSAL}`,
      )
      await expect(run(`UPDATE payment_reversal SET ${change}`)).rejects.toThrow('immutable')
      await expect(run('DELETE FROM payment_reversal')).rejects.toThrow('immutable')
      await run('UPDATE payment_reversal SET amount_cents = 600, returned = 1')
    },
  )
})

test('a payment does not go back', async () => {
  const columns = '(id, user_id, amount_cents, provider, status, created_at, updated_at)'
  await run(`INSERT INTO payment ${columns} VALUES ('p8', 'mira', 9, 'test', 'failed', 1, 1)`)
  for (const status of ['created', 'pending'])
    await expect(run(`UPDATE payment SET status = '${status}' WHERE id = 'p8'`)).rejects.toThrow('immutable')
  await run("UPDATE payment SET status = 'succeeded' WHERE id = 'p8'")
})
