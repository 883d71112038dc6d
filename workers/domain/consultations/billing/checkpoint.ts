// Writes a room's checkpoint to D1, where lists and admins read the progress of a live consultation.
import type { Db } from '#workers/db/client.ts'
import { type Projection, projectState } from '#workers/domain/consultations/consultation.repo.ts'
import { putSharedFiles } from '#workers/domain/consultations/conversation/shared-file.repo.ts'
import type { StoredMessage } from '#workers/domain/consultations/rooms.ts'

/** `messages`: the files in them are listed. */
type Checkpoint = { id: string; change: Projection; messages: readonly StoredMessage[] }

/** Writes nothing and returns false when the row has ended or does not exist. */
export async function writeCheckpoint({ db }: { db: Db }, { id, change, messages }: Checkpoint): Promise<boolean> {
  const isLive = await projectState(db, { id, change })
  if (isLive) await putSharedFiles(db, { consultationId: id, messages })
  return isLive
}
