// Transcripts in D1, copied from the rooms.
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Side } from '#workers/contract/consultation-states.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { consultation, message } from './consultation.table.ts'
import type { StoredFile } from './rooms.ts'

export type StoredMessage = Omit<RoomChatMessage, 'file'> & { file?: StoredFile }

/** Copies messages, each once; the newest text becomes the consultation's last message. */
export async function copyMessages(
  db: Db,
  { consultationId, messages }: { consultationId: string; messages: readonly StoredMessage[] },
): Promise<void> {
  const last = messages.at(-1)
  if (!last) return
  const rows = messages.map(({ seq, id, side, text, file, at }) => [
    seq,
    id,
    side,
    text,
    file?.name ?? null,
    file?.type ?? null,
    file?.bytes ?? null,
    file ? `${file.id}:${file.removed ? '' : file.key}` : null,
    at,
  ])
  // One parameter for all of them: D1 allows 100 in a statement.
  const values = sql.raw(Array.from({ length: 9 }, (_, n) => `value ->> ${n}`).join(', '))
  await commit(db, [
    db
      .insert(message)
      .select(sql`select ${consultationId}, ${values} from json_each(${JSON.stringify(rows)}) where true`)
      .onConflictDoNothing(),
    db
      .update(consultation)
      .set({ lastMessage: (last.file?.name ?? last.text).slice(0, 200) })
      .where(eq(consultation.id, consultationId)),
  ])
}

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

/** Removes the key, so that nothing leads to the bytes any more. A file's message has the id of the file. */
export async function forgetFileKey(
  db: Db,
  { consultationId, fileId }: { consultationId: string; fileId: string },
): Promise<void> {
  await db
    .update(message)
    .set({ fileKey: `${fileId}:` })
    .where(and(eq(message.consultationId, consultationId), eq(message.id, fileId)))
}
