// Transcripts of ended consultations in R2: one object each, under the key in the row. A rewrite gets the next key, so that a
// delayed write replaces nothing newer.
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import type { StoredMessage } from '#workers/domain/consultations/rooms.ts'
import type { ChatFiles } from './chat-files.ts'
import { findNewest, transcriptFolder } from './read-transcript.ts'
import { markFilesRemoved, putSharedFiles } from './shared-file.repo.ts'
import { findTranscriptKey, isTranscriptDeleted, moveTranscriptKey } from './transcript.repo.ts'

type Deps = { db: Db; files: ChatFiles }
type Version = { consultationId: string; version: number }
type Transcript = { messages: readonly StoredMessage[]; points?: readonly DeskPoint[] }

function keyOf({ consultationId, version }: Version): string {
  return `${transcriptFolder(consultationId)}${String(version).padStart(4, '0')}`
}

function versionOf(key: string): number {
  return Number(key.split('/').at(-1))
}

/** Stores a transcript, which is unreachable until `nameTranscript`. */
export async function storeTranscript(
  { db, files }: Deps,
  { messages, points = [], ...version }: Version & Transcript,
): Promise<void> {
  await files.putText(keyOf(version), textOf({ messages, points }))
  await putSharedFiles(db, { consultationId: version.consultationId, messages })
}

/** Without points the file is a plain list, the format of older transcripts. */
function textOf({ messages, points = [] }: Transcript): string {
  return JSON.stringify(points.length > 0 ? { messages, points } : messages)
}

/** Stores the transcript's key in the row, unless the row has a newer one, and deletes older versions. */
export async function nameTranscript({ db, files }: Deps, { consultationId, version }: Version): Promise<void> {
  const before = await findTranscriptKey(db, consultationId)
  const key = keyOf({ consultationId, version })
  const moved = await moveTranscriptKey(db, { id: consultationId, key })
  if (!moved && (await isTranscriptDeleted(db, consultationId))) return files.delete(key)
  const oldest = before === null ? version : versionOf(before)
  for (let old = Math.min(oldest, version - 1); old >= 0 && old < version; old += 1)
    await files.delete(keyOf({ consultationId, version: old }))
}

type Removal = { consultationId: string; fileIds: readonly string[] }

/** Each failed attempt means that a concurrent removal succeeded. */
const TRIES = 100

/**
 * Marks files as removed in a transcript whose room is empty. Concurrent removals each create a version on top of the previous
 * one.
 */
export async function removeFromStored(deps: Deps, removal: Removal): Promise<void> {
  for (let n = 0; n < TRIES; n += 1) if (await tryToRemove(deps, removal)) return
  throw new AppError('conflict')
}

/** Returns false when another version was stored at the same time. */
async function tryToRemove(deps: Deps, { consultationId, fileIds }: Removal): Promise<boolean> {
  const stored = await findNewest(deps, consultationId)
  if (stored === null) {
    // Without a transcript the list is the only record of the files.
    await markFilesRemoved(deps.db, { consultationId, fileIds })
    return true
  }
  const { key, points } = stored
  const isMarked = ({ file }: StoredMessage) => !file || file.removed || !fileIds.includes(file.id)
  const messages = stored.messages.map((message) =>
    message.file && !isMarked(message) ? { ...message, file: { ...message.file, removed: true as const } } : message,
  )
  // After a crash a stored version may lack its key in the row.
  const isNew = !stored.messages.every(isMarked)
  const version = { consultationId, version: versionOf(key) + (isNew ? 1 : 0) }
  if (isNew && !(await deps.files.putNewText(keyOf(version), textOf({ messages, points })))) return false
  await nameTranscript(deps, version)
  // The list is written last, because cron repeats the removals that it lacks.
  await putSharedFiles(deps.db, { consultationId, messages })
  return true
}
