// Files of a conversation: only its parties (and admins) reach them.
import { AppError } from '#workers/contract/errors.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import type { Db } from '#workers/db/client.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import type { RowWithNames } from '#workers/domain/reports/index.ts'
import type { ChatFiles, StoredBytes } from './chat-files.ts'
import { findMessages, type StoredMessage } from './message.repo.ts'
import { openConsultation, type ViewerAndId } from './read-consultation.ts'
import type { Rooms, StoredFile } from './rooms.ts'
import { readStored, removeFromStored } from './transcript.ts'

type Deps = { db: Db; now: () => number; rooms: Rooms; files: ChatFiles }

/**
 * Sends a file into a live conversation. The viewer is checked before the bytes are read, and the bytes go again when
 * the room refuses the message.
 */
export async function sendFile(
  { db, rooms, files }: Deps,
  { viewer, id, name, upload }: ViewerAndId & { name: string; upload: Request },
): Promise<RoomChatMessage> {
  const { row, side } = await openConsultation(db, { viewer, id })
  if (side === 'admin') throw new AppError('forbidden')
  if (row.state === 'ended' || row.state === 'ending') throw new AppError('wrong_state')
  const file = await files.putChatFile(id, name, upload)
  try {
    const outcome = await rooms.addFile({ consultationId: id, side, file })
    if (!outcome.ok) throw new AppError(outcome.code)
    return outcome.message
  } catch (error) {
    await files.delete(file.key)
    throw error
  }
}

/** A shared file with its bytes. Throws not_found for strangers and unknown ids alike. */
export async function openFile(
  deps: Deps,
  asked: ViewerAndId & { fileId: string },
): Promise<{ file: StoredFile; object: StoredBytes }> {
  const file = await findFile(deps, asked)
  const object = await deps.files.read(file.key)
  if (!object) throw new AppError('not_found')
  return { file, object }
}

// The file, live or in the transcript.
async function findFile(deps: Deps, { viewer, id, fileId }: ViewerAndId & { fileId: string }): Promise<StoredFile> {
  const { db, rooms } = deps
  const { row, side } = await openConsultation(db, { viewer, id })
  if (side === 'admin') await logOpening(deps, { viewer, id })
  const kept = await keptMessages(deps, row)
  const file = kept
    ? (kept.find((message) => message.file?.id === fileId)?.file ?? null)
    : await rooms.findFile(id, fileId)
  if (!file || file.removed) throw new AppError('not_found')
  return file
}

/** The transcript for the pages. Throws not_found for strangers and unknown ids alike. */
export async function readTranscript(deps: Deps, { viewer, id }: ViewerAndId): Promise<RoomChatMessage[]> {
  const { row, side } = await openConsultation(deps.db, { viewer, id })
  if (side === 'admin') await logOpening(deps, { viewer, id })
  const kept = await keptMessages(deps, row)
  if (!kept) return deps.rooms.messages(id)
  return kept.map(({ file, ...message }) => (file ? { ...message, file: fileOnWire(id, file) } : message))
}

/** The messages that the room does not need to be asked for; null while it is the only one who has them. */
async function keptMessages(deps: Deps, { id, state, transcriptKey }: RowWithNames): Promise<StoredMessage[] | null> {
  if (transcriptKey !== null) return readStored(deps, transcriptKey)
  if (state !== 'ended') return null
  const old = await findMessages(deps.db, id)
  return old.length > 0 ? old : null
}

/** A file as both sides see it. */
export function fileOnWire(consultationId: string, { id, name, type, bytes, removed }: StoredFile) {
  const url = `/api/consultations/${consultationId}/files/${id}`
  return removed ? { name, type, bytes, url, removed } : { name, type, bytes, url }
}

/**
 * Takes back a file that the viewer sent, also after the consultation: its bytes go, its name stays in the conversation.
 * Throws not_found, forbidden for a file of the other side.
 */
export async function removeFile(deps: Deps, { viewer, id, fileId }: ViewerAndId & { fileId: string }): Promise<void> {
  const { db, rooms } = deps
  const { row, side } = await openConsultation(db, { viewer, id })
  const messages = (await keptMessages(deps, row)) ?? (await rooms.messages(id))
  const sender = messages.find((message) => message.id === fileId && message.file)?.side
  const file = await findFile(deps, { viewer, id, fileId })
  if (sender !== side) throw new AppError('forbidden')
  // The room stores the transcript anew. Once it is empty, the transcript itself is rewritten.
  const inRoom = await rooms.removeFile(id, fileId)
  if (!inRoom) await removeFromStored(deps, { consultationId: id, fileId })
  await deps.files.delete(file.key)
}

// The privacy policy promises that an admin who opens a conversation is logged.
async function logOpening({ db, now }: Pick<Deps, 'db' | 'now'>, { viewer, id }: ViewerAndId): Promise<void> {
  await auditEntry(db, { at: now(), actorId: viewer.userId, action: 'open_chat', object: `session:${id}` })
}
