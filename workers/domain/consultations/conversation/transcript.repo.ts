// The key of a consultation's transcript in R2.
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'

export async function findTranscriptKey(db: Db, id: string): Promise<string | null> {
  const { transcriptKey } = consultation
  return (
    (await db.select({ transcriptKey }).from(consultation).where(eq(consultation.id, id)).get())?.transcriptKey ?? null
  )
}

/** True once its retention is over. */
export async function isTranscriptDeleted(db: Db, id: string): Promise<boolean> {
  const { transcriptDeletedAt: at } = consultation
  return (await db.select({ at }).from(consultation).where(eq(consultation.id, id)).get())?.at != null
}

/**
 * Moves the key to a newer transcript. Returns false when the row names this transcript or a newer one, or its retention is
 * over.
 */
export async function moveTranscriptKey(db: Db, { id, key }: { id: string; key: string }): Promise<boolean> {
  const { transcriptKey, transcriptDeletedAt } = consultation
  const rows = await db
    .update(consultation)
    .set({ transcriptKey: key })
    .where(and(eq(consultation.id, id), isNull(transcriptDeletedAt), or(isNull(transcriptKey), lt(transcriptKey, key))))
    .returning({ id: consultation.id })
  return rows.length > 0
}
