// Files of a conversation: only its parties (and admins) reach them.
import { AppError } from '#workers/contract/errors.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import type { Db } from '#workers/db/client.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import { findMessages, forgetFileKey } from './message.repo.ts'
import { openConsultation, type ViewerAndId } from './read-consultation.ts'
import type { Rooms, StoredFile } from './rooms.ts'

type Deps = { db: Db; now: () => number; rooms: Rooms }

/** May this viewer send a file now? Asked before the bytes are read. */
export async function assertMaySend({ db }: Pick<Deps, 'db'>, asked: ViewerAndId): Promise<'user' | 'astrologer'> {
  const { row, side } = await openConsultation(db, asked)
  if (side === 'admin') throw new AppError('forbidden')
  if (row.state === 'ended' || row.state === 'ending') throw new AppError('wrong_state')
  return side
}

export async function sendFile(
  { rooms }: Pick<Deps, 'rooms'>,
  { id, side, file }: { id: string; side: 'user' | 'astrologer'; file: StoredFile },
): Promise<RoomChatMessage> {
  const outcome = await rooms.addFile(id, side, file)
  if (!outcome.ok) throw new AppError(outcome.code)
  return outcome.message
}

/** The file, live or in the transcript. Throws not_found for strangers and unknown ids alike. */
export async function findFile(
  deps: Deps,
  { viewer, id, fileId }: ViewerAndId & { fileId: string },
): Promise<StoredFile> {
  const { db, rooms } = deps
  const { row, side } = await openConsultation(db, { viewer, id })
  if (side === 'admin') await logOpening(deps, { viewer, id })
  const stored = (await findMessages(db, id)).find(({ file }) => file?.id === fileId)?.file
  const file = stored ?? (row.state === 'ended' ? null : await rooms.findFile(id, fileId))
  if (!file || file.removed) throw new AppError('not_found')
  return file
}

/** The transcript for the pages: from the room while it lives, else from D1. */
export async function readTranscript(deps: Deps, { viewer, id }: ViewerAndId): Promise<RoomChatMessage[]> {
  const { db, rooms } = deps
  const { row, side } = await openConsultation(db, { viewer, id })
  if (side === 'admin') await logOpening(deps, { viewer, id })
  if (row.state !== 'ended') return rooms.messages(id)
  return (await findMessages(db, id)).map(({ file, ...message }) => {
    if (!file) return message
    return { ...message, file: fileOnWire(id, file) }
  })
}

/** A file as both sides see it. */
export function fileOnWire(consultationId: string, { id, name, type, bytes, removed }: StoredFile) {
  const url = `/api/consultations/${consultationId}/files/${id}`
  return removed ? { name, type, bytes, url, removed } : { name, type, bytes, url }
}

/**
 * Takes back a file that the viewer sent, also after the consultation: its name stays in the conversation. Answers the key of
 * the bytes, which are the caller's to delete. Throws not_found, forbidden for a file of the other side.
 */
export async function removeFile(
  deps: Deps,
  { viewer, id, fileId }: ViewerAndId & { fileId: string },
): Promise<string> {
  const { db, rooms } = deps
  const { row, side } = await openConsultation(db, { viewer, id })
  const live = row.state !== 'ended'
  const sender = (live ? await rooms.messages(id) : await findMessages(db, id)).find(
    (message) => message.id === fileId && message.file,
  )?.side
  const file = await findFile(deps, { viewer, id, fileId })
  if (sender !== side) throw new AppError('forbidden')
  // The room first: what it copies from now on is marked already.
  if (live) await rooms.removeFile(id, fileId)
  await forgetFileKey(db, { consultationId: id, fileId })
  return file.key
}

// Parties are told that an admin who opens their conversation is logged.
async function logOpening({ db, now }: Deps, { viewer, id }: ViewerAndId): Promise<void> {
  await auditEntry(db, { at: now(), actorId: viewer.userId, action: 'open_chat', object: `session:${id}` })
}
