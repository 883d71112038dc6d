// Transcripts of ended consultations in R2: one object each, under a key that the row names. A rewrite gets the next key,
// so that a write that lands late replaces nothing newer.
import type { DeskPoint } from '#workers/contract/desk.ts'
import type { Db } from '#workers/db/client.ts'
import type { ChatFiles } from './chat-files.ts'
import type { StoredMessage } from './rooms.ts'
import { markFilesRemoved, putSharedFiles } from './shared-file.repo.ts'
import { findStored, transcriptFolder } from './stored-transcript.ts'
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

/** Stores a transcript; nothing leads to it before `nameTranscript`. */
export async function storeTranscript(
  { db, files }: Deps,
  { messages, points = [], ...version }: Version & Transcript,
): Promise<void> {
  await putTranscript({ files }, { messages, points, ...version })
  await putSharedFiles(db, { consultationId: version.consultationId, messages })
}

async function putTranscript(
  { files }: Pick<Deps, 'files'>,
  { messages, points = [], ...version }: Version & Transcript,
) {
  // Without points it is a plain list, as it was before there was a desk.
  await files.putText(keyOf(version), JSON.stringify(points.length > 0 ? { messages, points } : messages))
}

/** The row names a stored transcript, unless it names a newer one; older ones go. */
export async function nameTranscript({ db, files }: Deps, { consultationId, version }: Version): Promise<void> {
  const before = await findTranscriptKey(db, consultationId)
  const key = keyOf({ consultationId, version })
  const moved = await moveTranscriptKey(db, { id: consultationId, key })
  if (!moved && (await isTranscriptDeleted(db, consultationId))) return files.delete(key)
  const oldest = before === null ? version : versionOf(before)
  for (let old = Math.min(oldest, version - 1); old >= 0 && old < version; old += 1)
    await files.delete(keyOf({ consultationId, version: old }))
}

/** Marks files as taken back in a transcript whose room is empty. */
export async function removeFromStored(
  deps: Deps,
  { consultationId, fileIds }: { consultationId: string; fileIds: readonly string[] },
): Promise<void> {
  const transcriptKey = await findTranscriptKey(deps.db, consultationId)
  const stored = await findStored(deps, { id: consultationId, transcriptKey })
  // Without a transcript only the list has them.
  if (stored === null) return markFilesRemoved(deps.db, { consultationId, fileIds })
  const { key, points } = stored
  const messages = stored.messages.map((message) =>
    message.file && fileIds.includes(message.file.id)
      ? { ...message, file: { ...message.file, removed: true as const } }
      : message,
  )
  const version = { consultationId, version: versionOf(key) + 1 }
  await putTranscript(deps, { ...version, messages, points })
  await nameTranscript(deps, version)
  // Last: cron repeats what the list does not say.
  await putSharedFiles(deps.db, { consultationId, messages })
}
