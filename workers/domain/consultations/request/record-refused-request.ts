// Stores the request of a client with a booked slot whose astrologer is busy or offline.
import { SLOT_HELD } from '#workers/contract/astrologers/booking-limits.ts'
import type { NewId } from '#workers/contract/ports.ts'
import type { Db } from '#workers/db/client.ts'
import { insertRefused, type Refused } from '#workers/domain/consultations/consultation.repo.ts'
import { hasMissedRequest } from './past-consultations.repo.ts'

/**
 * Stores it once, so that the slot does not count as missed by the client. The row has its own id, so that a repeat of the
 * request is tried again.
 */
export async function recordRefusedRequest(
  { db, now, newId }: { db: Db; now: () => number; newId: NewId },
  asked: Omit<Refused, 'id' | 'requestedAt'>,
): Promise<void> {
  if (await hasMissedRequest(db, { ...asked, since: now() - SLOT_HELD })) return
  await insertRefused(db, { ...asked, id: newId(), requestedAt: now() })
}
