// A client books a slot. No money is held.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { BOOKINGS_A_DAY, SLOT, SLOT_HELD } from '#workers/contract/astrologers/booking-limits.ts'
import type { SlotsAnswer } from '#workers/contract/astrologers/bookings.ts'
import { freeSlots } from '#workers/contract/astrologers/slots.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { Limits, NewId } from '#workers/contract/ports.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { selectHours } from '#workers/domain/astrologers/index.ts'
import { isBlocked } from '#workers/domain/consultations/index.ts'
import { requirePermission, selectAccount, setFirstZone } from '#workers/domain/identity/index.ts'
import { hasTalked, selectPublic } from '#workers/domain/reports/index.ts'
import { findHolder, findOwn, insertBooking, selectTaken } from './booking.repo.ts'
import { assertMayBook, type MayBookDeps, tooMany } from './may-book.ts'
import type { Announce } from './notify-sides.ts'

export type BookingDeps = MayBookDeps & { newId: NewId; limits: Limits; announce: Announce }

/** The free slots of a listed astrologer. Throws not_found. */
export async function readSlots(
  { db, now }: Pick<BookingDeps, 'db' | 'now'>,
  astrologerId: string,
): Promise<SlotsAnswer> {
  const [[shown], [account], hours, taken] = await db.batch([
    selectPublic(db, astrologerId),
    selectAccount(db, astrologerId),
    selectHours(db, astrologerId),
    selectTaken(db, { astrologerId, now: now() }),
  ])
  if (!shown) throw new AppError('not_found')
  const timeZone = account?.timeZone
  if (!timeZone) return { time_zone: null, slots: [] }
  return { time_zone: timeZone, slots: freeSlots({ hours, timeZone, now: now(), taken, awayUntil: shown.backAt }) }
}

type Asked = { viewer: Viewer; astrologerId: string }

/**
 * A repeat returns the client's booking. Throws slot_taken, booked_already, not_available for a blocked client, not_found, and
 * the errors of `assertMayBook`.
 */
export async function bookSlot(
  deps: BookingDeps,
  { viewer, astrologerId, from, timeZone }: Asked & { from: number; timeZone?: string | undefined },
): Promise<string> {
  requirePermission(viewer, 'request_consultation')
  const { db, now, newId, limits, announce } = deps
  const { userId } = viewer
  const wanted = { userId, astrologerId, from }
  const before = await findOwn(db, wanted)
  if (before) return before
  const { slots } = await readSlots(deps, astrologerId)
  if (await isBlocked(db, { astrologerId, userId })) throw new AppError('not_available')
  if (!slots.some((slot) => slot.from === from)) throw new AppError('slot_taken')
  const most = await assertMayBook(deps, { viewer, astrologerId })
  await limits.hit('book', userId, BOOKINGS_A_DAY, DAY)
  const row = { id: newId(), userId, astrologerId, fromAt: from, toAt: from + SLOT, state: 'booked' as const }
  if (timeZone) await setFirstZone(db, { userId, timeZone })
  try {
    await insertBooking(db, { ...row, createdAt: now() }, most)
  } catch (error) {
    // Of two concurrent requests the database refuses the second one.
    const first = await findOwn(db, wanted)
    if (first) return first
    throw isAppError(error) && error.code === 'conflict' ? tooMany(most) : error
  }
  await announce({ what: 'booked', booking: row, to: ['astrologer'] })
  return row.id
}

/**
 * While a slot begins only its client may ring, until the sides have talked. Returns whether it is this client's slot. Throws
 * astrologer_booked for all others.
 */
export async function assertNotBooked(
  { db }: { db: Db },
  { astrologerId, userId, now }: { astrologerId: string; userId: string; now: number },
): Promise<boolean> {
  const holder = await findHolder(db, { astrologerId, now, held: SLOT_HELD })
  if (!holder || (await hasTalked(db, { ...holder, astrologerId }))) return false
  if (holder.userId === userId) return true
  const minutes = Math.max(1, Math.ceil((holder.fromAt + SLOT_HELD - now) / 60_000))
  throw new AppError('astrologer_booked', { problem: problem('slot_of_another', { minutes }) })
}
