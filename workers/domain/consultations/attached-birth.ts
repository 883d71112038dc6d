// The birth that a user attached: for the user at any time, for the astrologer while the consultation lives.
import type { AttachedBirth } from '#workers/contract/birth-profiles.ts'
import { AppError } from '#workers/contract/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { findAttached } from '#workers/domain/birth-profiles/index.ts'
import { openConsultation, type ViewerAndId } from './read-consultation.ts'

/** Null where none was attached. Not for admins: they look after money and conduct, not births. */
export async function readAttachedBirth({ db }: { db: Db }, asked: ViewerAndId): Promise<AttachedBirth | null> {
  const { row, side } = await openConsultation(db, asked)
  if (side === 'admin') throw new AppError('forbidden')
  if (side === 'astrologer' && row.state === 'ended') return null
  return findAttached(db, asked.id)
}
