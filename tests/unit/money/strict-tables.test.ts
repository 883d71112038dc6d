// Tables that hold money take no text in place of a number, no fraction of one, and no change of what was paid.
import { getTableName, is, Table } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import * as ledger from '#workers/domain/money/ledger.table.ts'
import * as payments from '#workers/domain/money/payment.table.ts'

/** It holds ids of events, no money. */
const NO_MONEY = 'webhook_event'

test('every table of money is STRICT', async () => {
  const declared = [...Object.values(ledger), ...Object.values(payments), consultation]
  const names = declared.flatMap((each) => (is(each, Table) ? [getTableName(each)] : []))
  const { results } = await sqliteD1()
    .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 1")
    .all<{ name: string }>()
  const strict = new Set(results.map(({ name }) => name))
  expect(names.filter((name) => name !== NO_MONEY && !strict.has(name))).toEqual([])
  expect(names).toContain('transfer')
})

async function endedConsultation(): Promise<D1Database> {
  const d1 = sqliteD1()
  await d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, ended_at, facts, billable_seconds)
       VALUES ('s', 'mira', 'asha', 'chat', 'ended', 'user_ended', 180, 9000, 1, 2, '[]', 60)`,
    )
    .run()
  return d1
}

const receivable = (paise = '500', { id = 'r', astrologer = 'asha', session = 's' } = {}) =>
  `INTO payout_receivable (id, astrologer_id, session_id, paise, at) VALUES ('${id}', '${astrologer}', '${session}', ${paise}, 3)`
const payout = (id: string, paise = 900) =>
  `INTO payout_period (id, astrologer_id, paise, reference, at, from_at, to_at) VALUES ('${id}', 'asha', ${paise}, 'bank 7', 5, 0, 4)`

test('a share that could not be taken back is a whole positive number of paise, of an ended session of its astrologer', async () => {
  const d1 = await endedConsultation()
  const run = (sql: string) => d1.prepare(sql).run()
  for (const wrong of ['0', '-1', '1.5', "'much'", 'NULL'])
    await expect(run(`INSERT ${receivable(wrong)}`)).rejects.toThrow()
  await expect(run(`INSERT ${receivable('5', { session: 'none' })}`)).rejects.toThrow('receivable_session')
  await expect(run(`INSERT ${receivable('5', { astrologer: 'lata' })}`)).rejects.toThrow('receivable_session')
  await run(`INSERT ${receivable()}`)
})

test('it keeps its amount, is taken once, and never goes', async () => {
  const d1 = await endedConsultation()
  const run = (sql: string) => d1.prepare(sql).run()
  await run(`INSERT ${receivable()}`)
  for (const change of ['paise = 1', "astrologer_id = 'lata'", "session_id = 'other'", "id = 'x'", 'at = 9'])
    await expect(run(`UPDATE payout_receivable SET ${change}`)).rejects.toThrow('immutable')
  await run('UPDATE payout_receivable SET taken_at = 7')
  for (const back of ['NULL', '8'])
    await expect(run(`UPDATE payout_receivable SET taken_at = ${back}`)).rejects.toThrow('immutable')
  await expect(run('DELETE FROM payout_receivable')).rejects.toThrow('immutable')
  await run(`INSERT OR REPLACE ${receivable('1')}`)
  expect(await d1.prepare('SELECT paise, taken_at FROM payout_receivable').all()).toMatchObject({
    results: [{ paise: 500, taken_at: 7 }],
  })
})

test('a payout keeps its terms, is reversed once, and is neither replaced nor deleted', async () => {
  const d1 = await endedConsultation()
  const run = (sql: string) => d1.prepare(sql).run()
  await run(`INSERT ${payout('p')}`)
  for (const id of ['p', 'other']) await expect(run(`INSERT OR REPLACE ${payout(id, 1)}`)).rejects.toThrow('UNIQUE')
  for (const change of ['paise = 1', "astrologer_id = 'lata'", "reference = 'x'", 'to_at = 9', 'at = 1'])
    await expect(run(`UPDATE payout_period SET ${change}`)).rejects.toThrow('immutable')
  await run("UPDATE payout_period SET reversed_at = 8, reversed_because = 'wrong account'")
  for (const change of ['reversed_at = NULL', 'reversed_at = 9', "reversed_because = 'x'"])
    await expect(run(`UPDATE payout_period SET ${change}`)).rejects.toThrow('immutable')
  await expect(run('DELETE FROM payout_period')).rejects.toThrow('immutable')
  // Reversed: the period may be paid again.
  await run(`INSERT ${payout('again')}`)
})
