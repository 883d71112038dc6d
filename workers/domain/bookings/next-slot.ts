// The booked slot that an astrologer's waiting queue must leave free.
import { BOOK_BEFORE, SLOT_HELD } from '#workers/contract/astrologers/booking-limits.ts'
import type { Db } from '#workers/db/client.ts'
import { hasTalked } from '#workers/domain/reports/index.ts'
import { findHolder } from './booking.repo.ts'

/** From the slot's beginning until the end of its reservation (ms UTC) only this client may ring. */
export type KeptSlot = { userId: string; from: number; until: number }

/** Slots are booked earlier than this before their beginning, so that a regular query finds each in time. */
const AHEAD = BOOK_BEFORE / 2

/** The slot that is reserved for its client now, or begins soon; null without one, and once the sides have talked in it. */
export async function nextSlot(
  { db, now }: { db: Db; now: () => number },
  astrologerId: string,
): Promise<KeptSlot | null> {
  const at = now() + AHEAD
  const holder = await findHolder(db, { astrologerId, now: at, held: AHEAD + SLOT_HELD })
  if (!holder || (await hasTalked(db, { ...holder, astrologerId }))) return null
  return { userId: holder.userId, from: holder.fromAt, until: holder.fromAt + SLOT_HELD }
}
