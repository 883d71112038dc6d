// Two wallets and two live consultations over SQLite, for statements that the database's own guards must refuse.
import { beforeEach, expect } from 'vitest'
import { liveConsultation, walletWith } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

export type Transfer = Partial<Record<'id' | 'phase' | 'pending_id' | 'dr' | 'cr' | 'code' | 'ref', string>> & {
  amount?: number
}

export const HOLD: Transfer = {
  id: 'h:s1#1',
  phase: 'pending',
  dr: 'u:mira',
  cr: 'rev:usd',
  amount: 500,
  code: 'hold',
  ref: 's1',
}
export const POST: Transfer = { ...HOLD, id: 'p:s1#1', phase: 'post', pending_id: 'h:s1#1', amount: 300, code: 'usage' }
export const PAYOUT: Transfer = {
  id: 'y:s1',
  phase: 'single',
  dr: 'exp:inr',
  cr: 'a:asha',
  amount: 900,
  code: 'payout',
  ref: 's1',
}

/** A fresh database for each test of a file; after it, the ledger's first invariants must hold. */
export function guardedBooks() {
  const books = {
    d1: null as unknown as D1Database,
    run: (sql: string) => books.d1.prepare(sql).run(),
    one: <Row>(sql: string) => books.d1.prepare(sql).first<Row>(),
    put(transfer: Transfer, how = 'INSERT') {
      const row = { pending_id: null, ref: null, actor: 'test', at: 1, ...transfer }
      const names = Object.keys(row)
      const sql = `${how} INTO transfer (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`
      return books.d1
        .prepare(sql)
        .bind(...Object.values(row))
        .run()
    },
  }
  beforeEach(async () => {
    books.d1 = sqliteD1()
    const db = createDb(books.d1)
    await walletWith(db, 'mira', 1000)
    await walletWith(db, 'ravi', 1000)
    await liveConsultation(db, { id: 's1', userId: 'mira', astrologerId: 'asha' })
    await liveConsultation(db, { id: 's2', userId: 'ravi', astrologerId: 'lata' })
    return async () => {
      const wrong = (await checkLedger(db)).filter(
        ({ id, count }) => count > 0 && ['I1', 'I2', 'I3', 'I4'].includes(id),
      )
      expect(wrong).toEqual([])
    }
  })
  return books
}
