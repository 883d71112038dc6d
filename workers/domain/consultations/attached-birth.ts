// The birth that a user attached: for the user at any time, for the astrologer while the consultation lives.
import type { AttachedBirth } from '#workers/contract/birth-profiles.ts'
import { AppError } from '#workers/contract/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { findAttached } from '#workers/domain/birth-profiles/index.ts'
import { openConsultation, type ViewerAndId } from './read-consultation.ts'

/** Null when no birth was attached. Admins may not see births: their work is money and conduct. */
export async function readAttachedBirth({ db }: { db: Db }, asked: ViewerAndId): Promise<AttachedBirth | null> {
  const { row, side } = await openConsultation(db, asked)
  if (side === 'admin') throw new AppError('forbidden')
  if (side === 'astrologer' && row.state === 'ended') return null
  return findAttached(db, asked.id)
}
