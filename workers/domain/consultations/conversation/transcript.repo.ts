// The object of R2 that holds the transcript of a consultation.
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'

export async function findTranscriptKey(db: Db, id: string): Promise<string | null> {
  const { transcriptKey } = consultation
  return (
    (await db.select({ transcriptKey }).from(consultation).where(eq(consultation.id, id)).get())?.transcriptKey ?? null
  )
}

/** True once its time was over. */
export async function isTranscriptDeleted(db: Db, id: string): Promise<boolean> {
  const { transcriptDeletedAt: at } = consultation
  return (await db.select({ at }).from(consultation).where(eq(consultation.id, id)).get())?.at != null
}

/** Moves the key forward only. False when the row names this transcript already, or a newer one, or its time was over. */
export async function moveTranscriptKey(db: Db, { id, key }: { id: string; key: string }): Promise<boolean> {
  const { transcriptKey, transcriptDeletedAt } = consultation
  const rows = await db
    .update(consultation)
    .set({ transcriptKey: key })
    .where(and(eq(consultation.id, id), isNull(transcriptDeletedAt), or(isNull(transcriptKey), lt(transcriptKey, key))))
    .returning({ id: consultation.id })
  return rows.length > 0
}
