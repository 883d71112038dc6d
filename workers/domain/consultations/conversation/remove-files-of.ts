// Removes all files of a closed account, some consultations at a time.
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { findEndedIds } from '#workers/domain/consultations/consultation.repo.ts'
import { sideOf } from '#workers/domain/identity/index.ts'
import { type FilesDeps, readTranscript, removeFile } from './files.ts'

const AT_ONCE = 20

/** Processes ended consultations after `after`. Returns the last processed id; null at the end. */
export async function removeFilesOf(
  deps: FilesDeps,
  { viewer, after }: { viewer: Viewer; after: string },
): Promise<string | null> {
  const side = sideOf(viewer.role)
  const who = side === 'astrologer' ? { astrologerId: viewer.userId } : { userId: viewer.userId }
  const ids = await findEndedIds(deps.db, { ...who, after, limit: AT_ONCE })
  for (const id of ids)
    for (const { id: fileId, side: sender, file } of await readTranscript(deps, { viewer, id }))
      if (file && !file.removed && sender === side) await removeFile(deps, { viewer, id, fileId })
  return ids.length === AT_ONCE ? (ids.at(-1) ?? null) : null
}
