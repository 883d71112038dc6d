// Files of a conversation: only its parties (and admins) reach them.
import { AppError } from '#workers/contract/errors.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import { findMessages } from './message.repo.ts'
import { openConsultation } from './read-consultation.ts'
import type { Rooms, StoredFile } from './rooms.ts'

type Deps = { db: Db; now: () => number; rooms: Rooms }

/** May this viewer send a file now? Asked before the bytes are read. */
export async function assertMaySend(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<'user' | 'astrologer'> {
  const { row, side } = await openConsultation(db, viewer, id)
  if (side === 'admin') throw new AppError('forbidden')
  if (row.state === 'ended' || row.state === 'ending') throw new AppError('wrong_state')
  return side
}

export async function sendFile(
  { rooms }: Pick<Deps, 'rooms'>,
  id: string,
  side: 'user' | 'astrologer',
  file: StoredFile,
): Promise<RoomChatMessage> {
  const outcome = await rooms.addFile(id, side, file)
  if (!outcome.ok) throw new AppError(outcome.code)
  return outcome.message
}

/** The file, live or in the transcript. Throws not_found for strangers and unknown ids alike. */
export async function findFile(deps: Deps, viewer: Viewer, id: string, fileId: string): Promise<StoredFile> {
  const { db, rooms } = deps
  const { row, side } = await openConsultation(db, viewer, id)
  if (side === 'admin') await logOpening(deps, viewer, id)
  const stored = (await findMessages(db, id)).find(({ file }) => file?.id === fileId)?.file
  const file = stored ?? (row.state === 'ended' ? null : await rooms.findFile(id, fileId))
  if (!file) throw new AppError('not_found')
  return file
}

/** The transcript for the pages: from the room while it lives, else from D1. */
export async function readTranscript(deps: Deps, viewer: Viewer, id: string): Promise<RoomChatMessage[]> {
  const { db, rooms } = deps
  const { row, side } = await openConsultation(db, viewer, id)
  if (side === 'admin') await logOpening(deps, viewer, id)
  if (row.state !== 'ended') return rooms.messages(id)
  return (await findMessages(db, id)).map(({ file, ...message }) => {
    if (!file) return message
    const { id: fileId, name, type, bytes } = file
    return { ...message, file: { name, type, bytes, url: `/api/consultations/${id}/files/${fileId}` } }
  })
}

// Parties are told that an admin who opens their conversation is logged.
async function logOpening({ db, now }: Deps, { userId: actorId }: Viewer, id: string): Promise<void> {
  await auditEntry(db, { at: now(), actorId, action: 'open_chat', object: `session:${id}` })
}
