// The birth that a user attached: readable by the user at any time, by the astrologer from the accept to the end.
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { findAttached } from '#workers/domain/birth-profiles/index.ts'
import { openConsultation, type ViewerAndId } from '#workers/domain/consultations/read-consultation.ts'

const UNDER_WAY: readonly string[] = ['connecting', 'active', 'paused']

/** Null without an attached birth. Admins may not see births, because their work concerns money and conduct. */
export async function readAttachedBirth({ db }: { db: Db }, asked: ViewerAndId): Promise<AttachedBirth | null> {
  const { row, side } = await openConsultation(db, asked)
  if (side === 'admin') throw new AppError('forbidden')
  if (side === 'astrologer' && !UNDER_WAY.includes(row.state)) return null
  return findAttached(db, asked.id)
}
