// Reads transcripts in R2. A restore of the database does not restore the bucket: a row may then name a replaced version or
// none, and the newest stored version is read.
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import type { Db } from '#workers/db/client.ts'
import type { StoredMessage } from '#workers/domain/consultations/rooms.ts'
import type { ChatFiles } from './chat-files.ts'
import { putSharedFiles } from './shared-file.repo.ts'
import { moveTranscriptKey } from './transcript.repo.ts'

type Deps = { db: Db; files: ChatFiles }
type Named = { id: string; transcriptKey: string | null }
type StoredTranscript = { key: string; messages: StoredMessage[]; points: DeskPoint[] }

/** The R2 prefix of a transcript's versions. */
export const transcriptFolder = (consultationId: string) => `transcripts/${consultationId}/`

/** The messages of a stored transcript; empty without a stored version. */
export async function readStored(deps: Deps, named: Named): Promise<StoredMessage[]> {
  return (await findStored(deps, named))?.messages ?? []
}

/** Points of a stored transcript; empty without a stored version. */
export async function readStoredPoints(deps: Deps, named: Named): Promise<DeskPoint[]> {
  return (await findStored(deps, named))?.points ?? []
}

/** The version that the row names; otherwise the newest one, which is then stored in the row. Null without a stored version. */
export async function findStored(deps: Deps, { id, transcriptKey }: Named): Promise<StoredTranscript | null> {
  const named = transcriptKey === null ? null : await readVersion(deps, transcriptKey)
  if (named) return named
  const stored = await findNewest(deps, id)
  if (stored === null) return null
  await putSharedFiles(deps.db, { consultationId: id, messages: stored.messages })
  await moveTranscriptKey(deps.db, { id, key: stored.key })
  return stored
}

/** The newest stored version, even if the row does not name it; null without one. */
export async function findNewest(deps: Pick<Deps, 'files'>, id: string): Promise<StoredTranscript | null> {
  const newest = (await deps.files.keys(transcriptFolder(id))).sort().at(-1)
  return newest === undefined ? null : readVersion(deps, newest)
}

async function readVersion({ files }: Pick<Deps, 'files'>, key: string): Promise<StoredTranscript | null> {
  const text = await files.readText(key)
  if (text === null) return null
  const stored = JSON.parse(text) as StoredMessage[] | { messages: StoredMessage[]; points: DeskPoint[] }
  return Array.isArray(stored) ? { key, messages: stored, points: [] } : { key, ...stored }
}
