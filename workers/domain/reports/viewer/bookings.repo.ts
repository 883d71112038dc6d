// Bookings with both parties, and their attendance.
import { SLOT_HELD } from '#workers/contract/astrologers/booking-limits.ts'
import type { WireBooking } from '#workers/contract/astrologers/bookings.ts'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { BOOKINGS_A_PAGE } from '#workers/contract/limits.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'

export type BookedParty = {
  id: string
  name: string
  email: string
  timeZone: string | null
  language: Language | null
}
type Booked = { userId: string; astrologerId: string }

/** Names, addresses, time zones and languages of both parties; null if one of the accounts is closed. */
export async function findBookedParties(
  db: Db,
  { userId, astrologerId }: Booked,
): Promise<{ user: BookedParty; astrologer: BookedParty } | null> {
  const { results } = await db.$client
    .prepare(
      "SELECT id, full_name AS name, email, time_zone AS timeZone, language FROM user WHERE id IN (?1, ?2) AND status <> 'closed'",
    )
    .bind(userId, astrologerId)
    .all<BookedParty>()
  const [user, astrologer] = [userId, astrologerId].map((id) => results.find((each) => each.id === id))
  return user && astrologer ? { user, astrologer } : null
}

/** A page of bookings and the total: future ones, earliest first, then past ones, newest first. */
export async function findOwnBookings(
  db: Db,
  { side, accountId, now, page }: { side: Side; accountId: string; now: number; page: number },
): Promise<{ count: number; results: WireBooking[] }> {
  const [own, other] = side === 'user' ? ['user_id', 'astrologer_id'] : ['astrologer_id', 'user_id']
  const missed = side === 'user' ? 'astrologer_missed' : 'client_missed'
  const listed = db.$client
    .prepare(
      `SELECT b.id, b.astrologer_id, b.user_id, u.full_name AS name, u.photo, b.from_at AS "from", b.to_at AS "to",
              b.state, b.cancelled_by, b.outcome,
              (SELECT count(*) FROM booking o WHERE o.${other} = b.${other} AND o.state = 'over') AS other_over,
              (SELECT count(*) FROM booking o WHERE o.${other} = b.${other} AND o.outcome = '${missed}') AS other_missed
       FROM booking b JOIN user u ON u.id = b.${other}
       WHERE b.${own} = ?1
       ORDER BY b.state = 'booked' AND b.to_at > ?2 DESC,
                CASE WHEN b.state = 'booked' AND b.to_at > ?2 THEN b.from_at ELSE -b.from_at END, b.id LIMIT ?3 OFFSET ?4`,
    )
    .bind(accountId, now, BOOKINGS_A_PAGE, (page - 1) * BOOKINGS_A_PAGE)
  const counted = db.$client.prepare(`SELECT count(*) AS count FROM booking WHERE ${own} = ?1`).bind(accountId)
  const [rows, counts] = await db.$client.batch<WireBooking & { count: number }>([listed, counted])
  return { count: counts?.results[0]?.count ?? 0, results: rows?.results ?? [] }
}

/**
 * Attendance of a slot. `talked`: a consultation took place; `asked`: the client made a request; `hungUp`: the client
 * cancelled a request; `wasOnline`: the astrologer was online while the slot was reserved; `wasBusy`: the astrologer had
 * another client's consultation.
 */
export type Attendance = { talked: boolean; asked: boolean; hungUp: boolean; wasOnline: boolean; wasBusy: boolean }

export async function findAttendance(
  db: Db,
  { userId, astrologerId, fromAt, toAt }: Booked & { fromAt: number; toAt: number },
): Promise<Attendance> {
  const row = await db.$client
    .prepare(
      `SELECT
         EXISTS (SELECT 1 FROM consultation WHERE user_id = ?1 AND astrologer_id = ?2 AND started_at < ?4
                 AND (ended_at IS NULL OR ended_at > ?3)) AS talked,
         EXISTS (SELECT 1 FROM consultation WHERE user_id = ?1 AND astrologer_id = ?2
                 AND requested_at >= ?3 - ${SLOT_HELD} AND requested_at < ?4
                 AND (end_reason IS NULL OR end_reason <> 'cancelled')) AS asked,
         EXISTS (SELECT 1 FROM consultation WHERE user_id = ?1 AND astrologer_id = ?2
                 AND requested_at >= ?3 AND requested_at < ?4 AND end_reason = 'cancelled') AS hungUp,
         EXISTS (SELECT 1 FROM consultation WHERE astrologer_id = ?2 AND user_id <> ?1
                 AND requested_at >= ?3 - ${DAY} AND requested_at < ?3 + ${SLOT_HELD}
                 AND (ended_at IS NULL OR ended_at > ?3) AND (end_reason IS NULL OR end_reason <> 'busy')) AS wasBusy,
         EXISTS (SELECT 1 FROM online_span WHERE astrologer_id = ?2 AND from_at < ?3 + ${SLOT_HELD}
                 AND (to_at IS NULL OR to_at > ?3)) AS wasOnline`,
    )
    .bind(userId, astrologerId, fromAt, toAt)
    .first<Record<keyof Attendance, number>>()
  return {
    talked: row?.talked === 1,
    asked: row?.asked === 1,
    hungUp: row?.hungUp === 1,
    wasOnline: row?.wasOnline === 1,
    wasBusy: row?.wasBusy === 1,
  }
}

/** True if a consultation of the two in the slot has ended, other than by a lost connection. */
export async function hasTalked(
  db: Db,
  { userId, astrologerId, fromAt }: Booked & { fromAt: number },
): Promise<boolean> {
  const row = await db.$client
    .prepare(
      `SELECT 1 FROM consultation WHERE user_id = ?1 AND astrologer_id = ?2 AND started_at IS NOT NULL
         AND requested_at >= ?3 - ${SLOT_HELD} AND ended_at >= ?3 AND end_reason <> 'connection_lost' LIMIT 1`,
    )
    .bind(userId, astrologerId, fromAt)
    .first()
  return row !== null
}

export async function findTimeZone(db: Db, accountId: string): Promise<string | null> {
  const row = await db.$client
    .prepare('SELECT time_zone AS zone FROM user WHERE id = ?')
    .bind(accountId)
    .first<{ zone: string | null }>()
  return row?.zone ?? null
}
