// Payouts of astrologers, and their receivables, in D1.
import { and, eq, exists, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { payoutPeriod, payoutReceivable } from './payment.table.ts'

export type PayoutPeriod = typeof payoutPeriod.$inferSelect
export type Receivable = typeof payoutReceivable.$inferSelect

/** Statement. The unique index refuses a period that is already paid. */
export function insertPayout(db: Db, row: typeof payoutPeriod.$inferInsert): Statement {
  return db.insert(payoutPeriod).values(row)
}

export async function findPayout(db: Db, id: string): Promise<PayoutPeriod | null> {
  return (await db.select().from(payoutPeriod).where(eq(payoutPeriod.id, id)).get()) ?? null
}

const isStanding = (id: string) => and(eq(payoutPeriod.id, id), isNull(payoutPeriod.reversedAt))

/** The condition that a payout is not reversed. */
export function isStandingPayout(db: Db, id: string): SQL {
  return exists(db.select({ id: payoutPeriod.id }).from(payoutPeriod).where(isStanding(id)))
}

/** Statement: marks a payout as reversed, once. */
export function reversePeriod(db: Db, { id, at, reason }: { id: string; at: number; reason: string }): Statement {
  return db.update(payoutPeriod).set({ reversedAt: at, reversedBecause: reason }).where(isStanding(id))
}

/** Statement: a share that is no longer in the due. */
export function insertReceivable(db: Db, row: typeof payoutReceivable.$inferInsert): Statement {
  return db.insert(payoutReceivable).values(row).onConflictDoNothing({ target: payoutReceivable.id })
}

/** Receivables of consultations that were paid before `toAt`: those of later ones belong to the payout of their own period. */
export async function openReceivables(
  db: Db,
  { astrologerId, toAt }: { astrologerId: string; toAt: number },
): Promise<Receivable[]> {
  const later = sql`EXISTS (SELECT 1 FROM transfer y
    WHERE y.id = 'y:' || ${payoutReceivable.consultationId} AND y.at >= ${toAt})`
  return db
    .select()
    .from(payoutReceivable)
    .where(and(eq(payoutReceivable.astrologerId, astrologerId), isNull(payoutReceivable.takenAt), not(later)))
    .all()
}

export function takeReceivable(db: Db, { id, at }: { id: string; at: number }): Statement {
  return db.update(payoutReceivable).set({ takenAt: at }).where(eq(payoutReceivable.id, id))
}
