// Cron deletes conversations and files past the retention that an admin set, in batches. Each step is idempotent.
import { type KeptMonths, monthsBefore, monthsOfFiles } from '#workers/contract/admin/kept-months.ts'
import type { Db } from '#workers/db/client.ts'
import type { Rooms } from '#workers/domain/consultations/rooms.ts'
import { type ChatFiles, filesFolder } from './chat-files.ts'
import { forEachTalk } from './for-each-talk.ts'
import { transcriptFolder } from './read-transcript.ts'
import { findMarked, findOldFiles, forgetTranscripts, markOld, type OldFile } from './retention.repo.ts'
import { removeFromStored } from './transcript.ts'

export type RetentionDeps = {
  db: Db
  now: () => number
  rooms: Rooms
  files: ChatFiles
  keptMonths(): Promise<KeptMonths>
}

/** Limits of one run: an invocation may query D1 a thousand times, and other jobs run in it. */
const TRANSCRIPTS_AT_ONCE = 100
const FILES_AT_ONCE = 100

/** Deletes the bytes of old files. Their names remain in the conversation, as after a removal by the sender. */
export async function deleteOldFiles(deps: RetentionDeps): Promise<void> {
  const [months, now] = [monthsOfFiles(await deps.keptMonths()), deps.now()]
  if (months === 0) return
  const old = await findOldFiles(deps.db, { before: monthsBefore(now, months), now, limit: FILES_AT_ONCE })
  const bySession = new Map<string, OldFile[]>()
  for (const file of old) bySession.set(file.consultationId, [...(bySession.get(file.consultationId) ?? []), file])
  const items = [...bySession].map(([id, files]) => ({ id, files }))
  await forEachTalk(deps, { job: 'old files', items }, ({ id, files }) =>
    removeAll(deps, { consultationId: id, files }),
  )
}

async function removeAll(
  { db, rooms, files: stored }: RetentionDeps,
  { consultationId, files }: { consultationId: string; files: readonly OldFile[] },
): Promise<void> {
  // Bytes are deleted before the list is updated, so that a run after a crash finds the rest.
  await stored.delete(files.map(({ key }) => key))
  const fileIds: string[] = []
  for (const { id } of files) if (!(await rooms.removeFile(consultationId, id))) fileIds.push(id)
  if (fileIds.length > 0) await removeFromStored({ db, files: stored }, { consultationId, fileIds })
}

/** Deletes whole conversations with their files and points. Their rows remain with a mark, because they contain the bills. */
export async function deleteOldTranscripts(deps: RetentionDeps): Promise<void> {
  const { db, now, files, keptMonths } = deps
  const { transcripts: months } = await keptMonths()
  if (months > 0) await markOld(db, { before: monthsBefore(now(), months), now: now(), limit: TRANSCRIPTS_AT_ONCE })
  // Includes conversations that an earlier run has marked.
  const gone: string[] = []
  const items = await findMarked(db, { now: now(), limit: TRANSCRIPTS_AT_ONCE })
  await forEachTalk(deps, { job: 'old transcripts', items }, async ({ id }) => {
    const keys = [...(await files.keys(transcriptFolder(id))), ...(await files.keys(filesFolder(id)))]
    if (keys.length > 0) await files.delete(keys)
    gone.push(id)
  })
  if (gone.length > 0) await forgetTranscripts(db, gone)
}
