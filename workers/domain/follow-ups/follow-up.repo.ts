import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { followUp } from './follow-up.table.ts'

export type FollowUp = typeof followUp.$inferSelect

export async function findFollowUp(db: Db, consultationId: string): Promise<FollowUp | null> {
  return (await db.select().from(followUp).where(eq(followUp.consultationId, consultationId)).get()) ?? null
}

type Written = { consultationId: string; text: string; at: number }

/** Returns false when one was written before. */
export async function insertFollowUp(db: Db, row: Written & { astrologerId: string }): Promise<boolean> {
  const rows = await db.insert(followUp).values(row).onConflictDoNothing().returning({ id: followUp.consultationId })
  return rows.length > 0
}

/** Returns false when it was answered before. */
export async function storeReply(db: Db, { consultationId, text, at }: Written): Promise<boolean> {
  const rows = await db
    .update(followUp)
    .set({ reply: text, repliedAt: at })
    .where(and(eq(followUp.consultationId, consultationId), isNull(followUp.reply)))
    .returning({ id: followUp.consultationId })
  return rows.length > 0
}
