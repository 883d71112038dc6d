// Files of a conversation: only its parties (and admins) reach them.
import { AppError } from '#workers/contract/errors.ts'
import { HOUR } from '#workers/contract/limits.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import type { Db } from '#workers/db/client.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import { findMessages, forgetFileKey } from './message.repo.ts'
import { openConsultation, type ViewerAndId } from './read-consultation.ts'
import type { Rooms, StoredFile } from './rooms.ts'

export type StoredBytes = { body: ReadableStream; size: number }

/** The port to the bytes of files (gateways/r2-files.ts). */
export type ChatFiles = {
  putChatFile(consultationId: string, name: string, upload: Request): Promise<StoredFile>
  read(key: string): Promise<StoredBytes | null>
  delete(key: string): Promise<void>
}

type Deps = { db: Db; now: () => number; rooms: Rooms }
type FileDeps = Deps & { files: ChatFiles }

/**
 * Sends a file into a live conversation. The viewer is checked before the bytes are read, and the bytes go again when
 * the room refuses the message.
 */
export async function sendFile(
  { db, rooms, files }: FileDeps,
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

// The copy in D1 may come a while after the end: until then the room has the transcript.
const COPIED_BY = HOUR

function isInRoom({ state, endedAt }: { state: string; endedAt: number | null }, now: number): boolean {
  return state !== 'ended' || (endedAt ?? 0) > now - COPIED_BY
}

/** A shared file with its bytes. Throws not_found for strangers and unknown ids alike. */
export async function openFile(
  deps: FileDeps,
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
  const stored = (await findMessages(db, id)).find(({ file }) => file?.id === fileId)?.file
  const file = stored ?? (isInRoom(row, deps.now()) ? await rooms.findFile(id, fileId) : null)
  if (!file || file.removed) throw new AppError('not_found')
  return file
}

/** The transcript for the pages: from the room while it lives and for an hour after it, else from D1. */
export async function readTranscript(deps: Deps, { viewer, id }: ViewerAndId): Promise<RoomChatMessage[]> {
  const { db, rooms } = deps
  const { row, side } = await openConsultation(db, { viewer, id })
  if (side === 'admin') await logOpening(deps, { viewer, id })
  const inRoom = isInRoom(row, deps.now()) ? await rooms.messages(id) : []
  if (inRoom.length > 0 || row.state !== 'ended') return inRoom
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
 * Takes back a file that the viewer sent, also after the consultation: its bytes go, its name stays in the conversation.
 * Throws not_found, forbidden for a file of the other side.
 */
export async function removeFile(
  deps: FileDeps,
  { viewer, id, fileId }: ViewerAndId & { fileId: string },
): Promise<void> {
  const { db, rooms } = deps
  const { row, side } = await openConsultation(db, { viewer, id })
  const inRoom = isInRoom(row, deps.now())
  const sender = (inRoom ? await rooms.messages(id) : await findMessages(db, id)).find(
    (message) => message.id === fileId && message.file,
  )?.side
  const file = await findFile(deps, { viewer, id, fileId })
  if (sender !== side) throw new AppError('forbidden')
  // The room first: messages that it copies from now on are marked already.
  if (inRoom) await rooms.removeFile(id, fileId)
  await forgetFileKey(db, { consultationId: id, fileId })
  await deps.files.delete(file.key)
}

// The privacy policy promises that an admin who opens a conversation is logged.
async function logOpening({ db, now }: Deps, { viewer, id }: ViewerAndId): Promise<void> {
  await auditEntry(db, { at: now(), actorId: viewer.userId, action: 'open_chat', object: `session:${id}` })
}
