// A room's checkpoint: lists and admins read in D1 how far a consultation is, while it lives.
import type { Db } from '#workers/db/client.ts'
import { type Projection, projectState } from '#workers/domain/consultations/consultation.repo.ts'
import { putSharedFiles } from '#workers/domain/consultations/conversation/shared-file.repo.ts'
import type { StoredMessage } from '#workers/domain/consultations/rooms.ts'

/** `messages`: those with files are listed. */
type Checkpoint = { id: string; change: Projection; messages: readonly StoredMessage[] }

/** False when the row has ended, or there is none: then nothing is written. */
export async function writeCheckpoint({ db }: { db: Db }, { id, change, messages }: Checkpoint): Promise<boolean> {
  const isLive = await projectState(db, { id, change })
  if (isLive) await putSharedFiles(db, { consultationId: id, messages })
  return isLive
}
