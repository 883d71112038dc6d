// Either side cancels a booking before it begins; the deletion of an account cancels all of them.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { sideOf } from '#workers/domain/identity/index.ts'
import type { BookingDeps } from './book-slot.ts'
import { cancelBooking, findBooking, findOpenOf } from './booking.repo.ts'

/**
 * Cancels for either side before the beginning. Later the booking is counted as held or missed. A cancelled one remains
 * unchanged. Throws not_found for strangers, booking_over after the beginning.
 */
export async function cancelSlot(
  deps: BookingDeps,
  asked: { viewer: Viewer; astrologerId: string; id: string },
): Promise<void> {
  await cancel(deps, { ...asked, beginsAfter: deps.now() })
}

type Cancelling = { viewer: Viewer; astrologerId: string; id: string; beginsAfter: number }

async function cancel(
  { db, announce }: BookingDeps,
  { viewer, astrologerId, id, beginsAfter }: Cancelling,
): Promise<void> {
  const found = await findBooking(db, id)
  const by = sideOf(viewer.role)
  const own = by !== null && found !== null && (by === 'user' ? found.userId : found.astrologerId) === viewer.userId
  if (!found || !own || found.astrologerId !== astrologerId) throw new AppError('not_found')
  if (!(await cancelBooking(db, { id, by, beginsAfter }))) {
    // Of two concurrent requests the first one has cancelled it.
    if ((await findBooking(db, id))?.state === 'cancelled') return
    throw new AppError('booking_over')
  }
  await announce({ what: 'cancelled', booking: found, to: [by === 'user' ? 'astrologer' : 'user'] })
}

/** Cancels all bookings of a closed account, including begun ones. */
export async function cancelAllOf(deps: BookingDeps, viewer: Viewer): Promise<void> {
  for (const { id, astrologerId } of await findOpenOf(deps.db, viewer.userId))
    await cancel(deps, { viewer, astrologerId, id, beginsAfter: 0 })
}
