// Files of a conversation, accessible to its sides and admins only.

import type { AdminMessage } from '#workers/contract/admin/admin-chats.ts'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Limits } from '#workers/contract/ports.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditWhen, isNewAct } from '#workers/domain/audit/index.ts'
import { assertOpened } from '#workers/domain/consultations/admin-opening.ts'
import { openConsultation, type ViewerAndId } from '#workers/domain/consultations/read-consultation.ts'
import type { Rooms, StoredFile, StoredMessage } from '#workers/domain/consultations/rooms.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import type { RowWithNames } from '#workers/domain/reports/index.ts'
import type { ChatFiles, FileScanner, StoredBytes } from './chat-files.ts'
import { limitUpload } from './file-limits.ts'
import { readStored } from './read-transcript.ts'
import { removeFromStored } from './transcript.ts'

export type FilesDeps = {
  db: Db
  now: () => number
  rooms: Rooms
  files: ChatFiles
  scanner: FileScanner
  limits: Limits
}

/**
 * Adds a file to a live conversation. The viewer is checked before the bytes are read. Stored bytes are in quarantine: no URL
 * serves them before the room has the message. They are deleted when the scanner or the room refuses them.
 */
export async function sendFile(
  { db, rooms, files, scanner, limits }: FilesDeps,
  { viewer, id, name, upload }: ViewerAndId & { name: string; upload: Request },
): Promise<RoomChatMessage> {
  const { row, side } = await openConsultation(db, { viewer, id })
  if (side === 'admin') throw new AppError('forbidden')
  if (row.state === 'ended' || row.state === 'ending') throw new AppError('wrong_state')
  const bytes = Number(upload.headers.get('content-length') ?? 0)
  const messages = await rooms.messages(id)
  await limitUpload(limits, { accountId: viewer.userId, consultationId: id, bytes, messages })
  const file = await files.putChatFile({ consultationId: id, name, upload })
  try {
    if (scanner && !(await scanner.isHarmless(file))) {
      throw new AppError('harmful_file', { log: `harmful file of ${file.type} in ${id}` })
    }
    const outcome = await rooms.addFile({ consultationId: id, side, file })
    if (!outcome.ok) throw new AppError(outcome.code)
    return outcome.message
  } catch (error) {
    await files.delete(file.key)
    throw error
  }
}

/** A shared file with its bytes. Throws not_found for strangers and unknown ids. */
export async function openFile(
  deps: FilesDeps,
  asked: ViewerAndId & { fileId: string },
): Promise<{ file: StoredFile; object: StoredBytes }> {
  const file = await findFile(deps, asked)
  const object = await deps.files.read(file.key)
  if (!object) throw new AppError('not_found')
  return { file, object }
}

// The file, from the room or the transcript.
async function findFile(
  deps: FilesDeps,
  { viewer, id, fileId }: ViewerAndId & { fileId: string },
): Promise<StoredFile> {
  const { row, side } = await openConsultation(deps.db, { viewer, id })
  if (side === 'admin') await assertOpened(deps, { viewer, id })
  return fileOf(deps, { row, fileId })
}

async function fileOf(deps: FilesDeps, { row, fileId }: { row: RowWithNames; fileId: string }): Promise<StoredFile> {
  const kept = await keptMessages(deps, row)
  const file = kept
    ? (kept.find((message) => message.file?.id === fileId)?.file ?? null)
    : await deps.rooms.findFile(row.id, fileId)
  if (!file || file.removed) throw new AppError('not_found')
  return file
}

/** The transcript for pages. Throws not_found for strangers and unknown ids. */
export async function readTranscript(deps: FilesDeps, { viewer, id }: ViewerAndId): Promise<RoomChatMessage[]> {
  const { row, side } = await openConsultation(deps.db, { viewer, id })
  if (side === 'admin') await assertOpened(deps, { viewer, id })
  const kept = await keptMessages(deps, row)
  if (!kept) {
    const messages = await deps.rooms.messages(id)
    // A row with messages but without a transcript is older than its transcript: the database was restored.
    if (messages.length > 0 || row.state !== 'ended' || row.messageCount === 0) return messages
  }
  const stored = kept ?? (await readStored(deps, row))
  return stored.map(({ file, ...message }) => (file ? { ...message, file: fileOnWire(id, file) } : message))
}

/** The stored messages; null while only the room has them. */
async function keptMessages(deps: FilesDeps, row: RowWithNames): Promise<StoredMessage[] | null> {
  if (row.transcriptDeletedAt !== null) return []
  return row.transcriptKey === null ? null : readStored(deps, row)
}

/** A file in the wire format of both sides. */
export function fileOnWire(consultationId: string, { id, name, type, bytes, removed }: StoredFile) {
  const url = `/api/consultations/${consultationId}/files/${id}`
  return removed ? { name, type, bytes, url, removed } : { name, type, bytes, url }
}

/**
 * Removes a file of the viewer, also after the consultation: its bytes are deleted, its name remains in the conversation.
 * Throws not_found, and forbidden for a file of the other side.
 */
export async function removeFile(
  deps: FilesDeps,
  { viewer, id, fileId }: ViewerAndId & { fileId: string },
): Promise<void> {
  const { db, rooms } = deps
  const { row, side } = await openConsultation(db, { viewer, id })
  const messages = (await keptMessages(deps, row)) ?? (await rooms.messages(id))
  const sender = messages.find((message) => message.id === fileId && message.file)?.side
  const file = await findFile(deps, { viewer, id, fileId })
  if (sender !== side) throw new AppError('forbidden')
  await removeBytes(deps, { id, file })
}

/**
 * Removes a file of either side for an admin. No content is shown, so no reason is required; the removal is in the audit log.
 */
export async function removeFileAsAdmin(
  deps: FilesDeps,
  { viewer, id, fileId }: ViewerAndId & { fileId: string },
): Promise<void> {
  requirePermission(viewer, 'remove_files')
  const { row } = await openConsultation(deps.db, { viewer, id })
  const file = await fileOf(deps, { row, fileId })
  const entry = {
    at: deps.now(),
    actorId: viewer.userId,
    action: 'remove_file',
    object: `session:${id}`,
    detail: fileId,
  }
  await commit(deps.db, [auditWhen(deps.db, entry, isNewAct(deps.db, entry))])
  await removeBytes(deps, { id, file })
}

async function removeBytes(deps: FilesDeps, { id, file }: { id: string; file: StoredFile }): Promise<void> {
  // Bytes are deleted first, so that a repeat after a crash still finds the file in the conversation.
  await deps.files.delete(file.key)
  // The room stores the transcript again. If the room is already empty, the transcript is rewritten here.
  const inRoom = await deps.rooms.removeFile(id, file.id)
  if (!inRoom) await removeFromStored(deps, { consultationId: id, fileIds: [file.id] })
}

/** The messages of a conversation, for an admin who has opened it. */
export async function messagesForAdmin(deps: FilesDeps, asked: ViewerAndId): Promise<AdminMessage[]> {
  requirePermission(asked.viewer, 'open_foreign_consultation')
  const { row } = await openConsultation(deps.db, asked)
  const messages = await readTranscript(deps, asked)
  return messages.map(({ id, side, text, at, file }) => ({
    id,
    sender: row[side].name,
    sender_side: side,
    message: text,
    timestamp: at,
    file_name: file?.name ?? null,
    file_url: file && !file.removed ? file.url : null,
  }))
}
