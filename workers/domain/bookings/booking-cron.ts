// The bookings that cron looks after each minute: reminders, each once, and the end of a slot with who came.
import { REMIND_DAY, REMIND_SOON } from '#workers/contract/astrologers/booking-limits.ts'
import type { Outcome } from '#workers/contract/astrologers/bookings.ts'
import { type Attendance, findAttendance } from '#workers/domain/reports/index.ts'
import { logFailure } from '#workers/log.ts'
import type { BookingDeps } from './book-slot.ts'
import { type BookingRow, claimReminder, closeBooking, findOver, findRemindable } from './booking.repo.ts'

const BOTH = ['user', 'astrologer'] as const

/** A reminder is marked first: after a crash one may be missing, and none comes twice. */
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
 * Held once the two talked. Without that, a client who asked and waited for the answer was there, also when the astrologer was
 * busy or offline. A client who did not ask was not there, if the astrologer was online and free to be asked. It is counted
 * against neither when the client took the ring back, or when the astrologer was busy with somebody else.
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

// One booking that fails keeps no other.
async function alone(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    logFailure({ event: 'cron.failed', job: 'bookings' }, error)
  }
}
