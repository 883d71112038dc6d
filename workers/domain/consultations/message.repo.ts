// Transcripts from the time when D1 held them.
import { asc, eq } from 'drizzle-orm'
import type { Side } from '#workers/contract/consultation-states.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import type { Db } from '#workers/db/client.ts'
import { consultation, message } from './consultation.table.ts'
import type { StoredFile } from './rooms.ts'

export type StoredMessage = Omit<RoomChatMessage, 'file'> & { file?: StoredFile }

export async function findMessages(db: Db, consultationId: string): Promise<StoredMessage[]> {
  const rows = await db
    .select()
    .from(message)
    .where(eq(message.consultationId, consultationId))
    .orderBy(asc(message.seq))
  return rows.map(({ seq, id, side, text, at, fileName, fileType, fileBytes, fileKey }) => {
    const base = { seq, id, side: side as Side, text, at }
    if (fileName === null || fileKey === null) return base
    const [fileId = '', key = ''] = fileKey.split(':')
    const file = { id: fileId, key, name: fileName, type: fileType ?? '', bytes: fileBytes ?? 0 }
    return { ...base, file: key === '' ? { ...file, removed: true } : file }
  })
}

/** Ended consultations with rows here, and where their transcript is by now. */
export async function findUnmoved(db: Db, limit: number): Promise<{ id: string; transcriptKey: string | null }[]> {
  return db
    .selectDistinct({ id: consultation.id, transcriptKey: consultation.transcriptKey })
    .from(message)
    .innerJoin(consultation, eq(consultation.id, message.consultationId))
    .where(eq(consultation.state, 'ended'))
    .limit(limit)
}

export async function deleteMessages(db: Db, consultationId: string): Promise<void> {
  await db.delete(message).where(eq(message.consultationId, consultationId))
}
