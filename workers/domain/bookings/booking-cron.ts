// The jobs of bookings that cron runs every minute: reminders, and the outcome at the end of a slot.
import { REMIND_DAY, REMIND_SOON } from '#workers/contract/astrologers/booking-limits.ts'
import type { Outcome } from '#workers/contract/astrologers/bookings.ts'
import { type Attendance, findAttendance } from '#workers/domain/reports/index.ts'
import { logFailure } from '#workers/log.ts'
import type { BookingDeps } from './book-slot.ts'
import { type BookingRow, claimReminder, closeBooking, findOver, findRemindable } from './booking.repo.ts'

const BOTH = ['user', 'astrologer'] as const

/** A reminder is marked before it is sent: after a crash one may be missing, but none is repeated. */
export async function runBookings(deps: BookingDeps): Promise<void> {
  const { db, now, announce } = deps
  for (const [which, what, ahead] of [
    ['day', 'tomorrow', REMIND_DAY],
    ['soon', 'soon', REMIND_SOON],
  ] as const)
    for (const each of await findRemindable(db, { which, now: now(), ahead }))
      await alone(async () => {
        if (await claimReminder(db, { id: each.id, which, at: now() }))
          await announce({ what, booking: each, to: BOTH })
      })
  for (const each of await findOver(db, now())) await alone(() => close(deps, each))
}

/**
 * Held once the sides talked. Otherwise a client who requested and waited for the answer was present, even if the astrologer
 * was busy or offline. A client without a request was absent if the astrologer was online and free. Neither side is counted as
 * absent if the client withdrew the ring, or if the astrologer was busy with another client.
 */
export function outcomeOf({ talked, asked, hungUp, wasOnline, wasBusy }: Attendance): Outcome {
  if (talked) return 'held'
  if (asked || (!wasOnline && !hungUp)) return 'astrologer_missed'
  return hungUp || wasBusy ? 'not_held' : 'client_missed'
}

async function close({ db, announce }: BookingDeps, booking: BookingRow): Promise<void> {
  const outcome = outcomeOf(await findAttendance(db, booking))
  if (!(await closeBooking(db, { id: booking.id, outcome })) || outcome === 'held' || outcome === 'not_held') return
  await announce({ what: outcome, booking, to: BOTH })
}

// A booking that fails must not prevent the others.
async function alone(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    logFailure({ event: 'cron.failed', job: 'bookings' }, error)
  }
}
