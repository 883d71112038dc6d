import { and, eq, lt } from 'drizzle-orm'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { Db } from '#workers/db/client.ts'
import { callFeedback, callMetric } from './quality.table.ts'

/** Returns false when this side has already answered. */
export async function insertFeedback(db: Db, row: typeof callFeedback.$inferInsert): Promise<boolean> {
  const rows = await db.insert(callFeedback).values(row).onConflictDoNothing().returning({ at: callFeedback.at })
  return rows.length > 0
}

export async function hasFeedback(
  db: Db,
  { consultationId, side }: { consultationId: string; side: Side },
): Promise<boolean> {
  const row = await db
    .select({ at: callFeedback.at })
    .from(callFeedback)
    .where(and(eq(callFeedback.consultationId, consultationId), eq(callFeedback.side, side)))
    .get()
  return row !== undefined
}

export async function insertMetric(db: Db, row: typeof callMetric.$inferInsert): Promise<void> {
  await db.insert(callMetric).values(row)
}

export async function deleteMetricsBefore(db: Db, at: number): Promise<void> {
  await db.delete(callMetric).where(lt(callMetric.at, at))
}
