// Files of transcripts in D1.
import { and, asc, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import type { StoredMessage } from '#workers/domain/consultations/rooms.ts'
import { sharedFile } from './shared-file.table.ts'
import { mayBeTried } from './talk-failed.repo.ts'

/** Stores the files of a conversation unless its retention is over. A removed file remains with its mark. */
export async function putSharedFiles(
  db: Db,
  { consultationId, messages }: { consultationId: string; messages: readonly StoredMessage[] },
): Promise<void> {
  const rows = messages.flatMap(({ file, side, at }) =>
    file ? [{ id: file.id, key: file.key, name: file.name, side, at, removed: file.removed ? 1 : 0 }] : [],
  )
  if (rows.length === 0) return
  // One parameter for all, because D1 accepts a hundred of them.
  await db.run(sql`insert into ${sharedFile} (session_id, id, key, name, side, at, removed)
    select ${consultationId}, value ->> 'id', value ->> 'key', value ->> 'name', value ->> 'side', value ->> 'at', value ->> 'removed'
    from json_each(${JSON.stringify(rows)})
    where not exists (select 1 from ${consultation} c where c.id = ${consultationId} and c.transcript_deleted_at is not null)
    on conflict (session_id, id) do update set removed = 1 where excluded.removed > removed`)
}

/** Marks files of conversations without a transcript, where this list is the only record of a removal. */
export async function markFilesRemoved(
  db: Db,
  { consultationId, fileIds }: { consultationId: string; fileIds: readonly string[] },
): Promise<void> {
  const named = sql`${sharedFile.id} in (select value from json_each(${JSON.stringify(fileIds)}))`
  await db
    .update(sharedFile)
    .set({ removed: true })
    .where(and(eq(sharedFile.consultationId, consultationId), named))
}

/** Consultations whose transcript was stored before files were listed. */
export async function findUnlisted(
  db: Db,
  { now, limit }: { now: number; limit: number },
): Promise<{ id: string; transcriptKey: string }[]> {
  const listed = db.select({ id: sharedFile.id }).from(sharedFile).where(eq(sharedFile.consultationId, consultation.id))
  const rows = await db
    .select({ id: consultation.id, transcriptKey: consultation.transcriptKey })
    .from(consultation)
    .where(
      and(
        sql`${consultation.fileCount} > 0`,
        isNotNull(consultation.transcriptKey),
        isNull(consultation.transcriptDeletedAt),
        notExists(listed),
        mayBeTried(now),
      ),
    )
    .orderBy(asc(consultation.requestedAt))
    .limit(limit)
  return rows.flatMap(({ id, transcriptKey }) => (transcriptKey === null ? [] : [{ id, transcriptKey }]))
}
