// The insert that every transfer of the ledger uses.

import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { transfer } from './ledger.table.ts'

export type OfUser = { userId: string; amountCents: number; at: number }
export type OfAstrologer = { astrologerId: string; paise: number; at: number }

/** Statement: a transfer, once for its id. */
export function insertTransfer(db: Db, row: typeof transfer.$inferInsert): Statement {
  return db.insert(transfer).values(row).onConflictDoNothing({ target: transfer.id }).returning({ id: transfer.id })
}
