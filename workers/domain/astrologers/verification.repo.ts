// Queries of the admins' checks of astrologers, in D1.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { VerificationName } from '#workers/contract/admin/verifications.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { verification } from './verification.table.ts'

type Row = typeof verification.$inferSelect
type Key = { astrologerId: string; what: VerificationName }

const isRow = ({ astrologerId, what }: Key) =>
  and(eq(verification.astrologerId, astrologerId), eq(verification.what, what))

export async function findVerification(db: Db, key: Key): Promise<Row | null> {
  return (await db.select().from(verification).where(isRow(key)).get()) ?? null
}

/** Statement: inserts or replaces the mark if `when` holds. */
export function putVerification(db: Db, row: Row, when: SQL): Statement {
  const { astrologerId, what, checkedOn, markedBy, markedAt } = row
  return db
    .insert(verification)
    .select(sql`select ${astrologerId}, ${what}, ${checkedOn}, ${markedBy}, ${markedAt} where ${when}`)
    .onConflictDoUpdate({
      target: [verification.astrologerId, verification.what],
      set: { checkedOn, markedBy, markedAt },
    })
}

/** Statement: removes the mark if `when` holds. */
export function dropVerification(db: Db, key: Key, when: SQL): Statement {
  return db.delete(verification).where(and(isRow(key), when))
}

/** Statement: removes all marks of an astrologer. */
export function dropVerifications(db: Db, astrologerId: string): Statement {
  return db.delete(verification).where(eq(verification.astrologerId, astrologerId))
}
