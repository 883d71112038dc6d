// Bookings: a client takes a slot of an astrologer's hours; both are reminded, and either may cancel.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { BookingsAnswer } from '#workers/contract/astrologers/bookings.ts'
import { requirePermission, sideOf } from '#workers/domain/identity/index.ts'
import { findOwnBookings, findTimeZone } from '#workers/domain/reports/index.ts'
import { bindDeps } from '../bind-deps.ts'
import { type BookingDeps, bookSlot, readSlots } from './book-slot.ts'
import { runBookings } from './booking-cron.ts'
import { type CalendarDeps, calendarFile } from './calendar-file.ts'
import { cancelAllOf, cancelSlot } from './cancel-booking.ts'
import { bookingRefusal } from './may-book.ts'
import { nextSlot } from './next-slot.ts'
import { announceBooking, type NotifyDeps } from './notify-sides.ts'

export { assertNotBooked } from './book-slot.ts'
export type { KeptSlot } from './next-slot.ts'

type Deps = Omit<BookingDeps, 'announce'> & NotifyDeps & CalendarDeps

async function ownBookings(
  { db, now }: Deps,
  { viewer, page }: { viewer: Viewer; page: number },
): Promise<BookingsAnswer> {
  requirePermission(viewer, 'take_part')
  const side = sideOf(viewer.role) ?? 'user'
  const found = await findOwnBookings(db, { side, accountId: viewer.userId, now: now(), page })
  return { ...found, time_zone: await findTimeZone(db, viewer.userId) }
}

export function createBookings(given: Deps) {
  const deps = { ...given, announce: (news: Parameters<BookingDeps['announce']>[0]) => announceBooking(given, news) }
  return bindDeps(deps, {
    slots: readSlots,
    book: bookSlot,
    refusal: bookingRefusal,
    cancel: cancelSlot,
    cancelAll: cancelAllOf,
    own: ownBookings,
    calendarFile,
    nextSlot,
    tend: runBookings,
  })
}
