// The booked slot that an astrologer's line of waiting clients has to keep free.
import { BOOK_BEFORE, SLOT_HELD } from '#workers/contract/astrologers/booking-limits.ts'
import type { Db } from '#workers/db/client.ts'
import { hasTalked } from '#workers/domain/reports/index.ts'
import { findHolder } from './booking.repo.ts'

/** Only this client may ring from the slot's beginning until it is kept no more (ms UTC). */
export type KeptSlot = { userId: string; from: number; until: number }

/** A slot is booked longer before it than this, so that a line that looks in time learns of each. */
const AHEAD = BOOK_BEFORE / 2

/** The slot that is kept for its client now, or begins soon; null without one, and once the two have talked in it. */
export async function nextSlot(
  { db, now }: { db: Db; now: () => number },
  astrologerId: string,
): Promise<KeptSlot | null> {
  const at = now() + AHEAD
  const holder = await findHolder(db, { astrologerId, now: at, held: AHEAD + SLOT_HELD })
  if (!holder || (await hasTalked(db, { ...holder, astrologerId }))) return null
  return { userId: holder.userId, from: holder.fromAt, until: holder.fromAt + SLOT_HELD }
}
