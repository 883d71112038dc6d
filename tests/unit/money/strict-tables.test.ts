// Tables that hold money take no text in place of a number, and no fraction of one.
import { getTableName, is, Table } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/sqlite-d1.ts'
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

test('a share that could not be taken back is a whole positive number of paise', async () => {
  const d1 = sqliteD1()
  const insert = (paise: string) =>
    d1
      .prepare(
        `INSERT INTO payout_receivable (id, astrologer_id, session_id, paise, at) VALUES ('r', 'a', 's', ${paise}, 1)`,
      )
      .run()
  for (const wrong of ['0', '-1', '1.5', "'much'", 'NULL']) await expect(insert(wrong)).rejects.toThrow()
  await insert('1')
})
