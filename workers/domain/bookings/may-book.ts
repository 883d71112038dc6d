// The conditions for a booking, which prevent bookings that are unlikely to be used.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import {
  BOOKINGS_AT_ONCE,
  BOOKINGS_WITHOUT_PHONE,
  CLOSED_AFTER_MISSED,
  MISSED_WITHIN,
} from '#workers/contract/astrologers/booking-limits.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { wallClock } from '#workers/contract/time/wall-clock.ts'
import type { Db } from '#workers/db/client.ts'
import { assertPaysStart } from '#workers/domain/consultations/index.ts'
import { canText, requirePermission, selectAccount } from '#workers/domain/identity/index.ts'
import { fundsOf } from '#workers/domain/money/index.ts'
import { selectPublic, toWire } from '#workers/domain/reports/index.ts'
import { selectMissed, selectOpen } from './booking.repo.ts'

/** `texts`: null if text messages are not configured; `countries`: those that get them. */
export type MayBookDeps = { db: Db; now: () => number; texts: unknown; countries: readonly string[] }
type Asked = { viewer: Viewer; astrologerId: string }

/**
 * Returns the client's maximum of open bookings: one without a verified phone. Throws booking_closed for a week after two
 * missed slots; insufficient_funds or limit_reached without the money that a request needs; phone_unverified for an unverified
 * number that can receive texts; too_many_bookings; not_found.
 */
export async function assertMayBook(deps: MayBookDeps, { viewer, astrologerId }: Asked): Promise<number> {
  const { db, now } = deps
  const { userId } = viewer
  const [funds, [[listed], [account], missed, open]] = await Promise.all([
    fundsOf(deps, userId),
    db.batch([
      selectPublic(db, astrologerId),
      selectAccount(db, userId),
      selectMissed(db, userId),
      selectOpen(db, userId),
    ]),
  ])
  if (!listed) throw new AppError('not_found')
  const opensAt = closedUntil(missed.map(({ endedAt }) => endedAt))
  if (opensAt !== null && now() < opensAt) {
    const { day } = wallClock(opensAt, account?.timeZone ?? 'UTC')
    throw new AppError('booking_closed', { problem: problem('bookings_missed', { day }) })
  }
  const { price_per_min_chat: chat, price_per_min_call: call, kinds } = toWire(listed)
  const prices = kinds.map((kind) => (kind === 'chat' ? chat : call))
  const dollars = Math.min(...(prices.length > 0 ? prices : [chat, call]))
  assertPaysStart(funds, Math.round(dollars * 100))
  const isVerified = account !== undefined && account.phoneVerifiedAt !== null
  if (!isVerified && canText(deps, account?.phone ?? ''))
    throw new AppError('phone_unverified', { problem: problem('booking_needs_phone') })
  const most = isVerified ? BOOKINGS_AT_ONCE : BOOKINGS_WITHOUT_PHONE
  if (open.length >= most) throw tooMany(most)
  return most
}

/** `most`: the client's maximum of open bookings. */
export function tooMany(most: number): AppError {
  return new AppError('too_many_bookings', most > 1 ? {} : { problem: problem('one_booking_at_once') })
}

/** The error that refuses bookings with this astrologer to the client now; null if they are possible. */
export async function bookingRefusal(deps: MayBookDeps, asked: Asked): Promise<AppError | null> {
  requirePermission(asked.viewer, 'request_consultation')
  try {
    await assertMayBook(deps, asked)
    return null
  } catch (error) {
    if (isAppError(error)) return error
    throw error
  }
}

/** `ends`: of the last two missed slots, newest first. */
function closedUntil([last, before]: readonly number[]): number | null {
  if (last === undefined || before === undefined || last - before > MISSED_WITHIN) return null
  return last + CLOSED_AFTER_MISSED
}
