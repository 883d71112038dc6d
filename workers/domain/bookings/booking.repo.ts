import { and, desc, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Outcome } from '#workers/contract/astrologers/bookings.ts'
import { batchPrecondition } from '#workers/db/batch-precondition.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { booking } from './booking.table.ts'

export type BookingRow = typeof booking.$inferSelect

const isBooked = eq(booking.state, 'booked')

/** Throws slot_taken, booked_already or too_many_bookings; conflict for a client with `most` open bookings. */
export async function insertBooking(db: Db, row: typeof booking.$inferInsert, most: number): Promise<void> {
  await commit(db, [batchPrecondition(db, hasFewerOpen(row.userId, most)), db.insert(booking).values(row)])
}

function hasFewerOpen(userId: string, most: number): SQL {
  return sql`(select count(*) from ${booking} where ${and(eq(booking.userId, userId), isBooked)}) < ${most}`
}

/** Statement: the open bookings of a client. */
export function selectOpen(db: Db, userId: string) {
  return db
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.userId, userId), isBooked))
}

/** Statement: the ends of a client's last two missed slots, newest first. */
export function selectMissed(db: Db, userId: string) {
  return db
    .select({ endedAt: booking.toAt })
    .from(booking)
    .where(and(eq(booking.userId, userId), eq(booking.outcome, 'client_missed')))
    .orderBy(desc(booking.fromAt))
    .limit(2)
}

export async function findBooking(db: Db, id: string): Promise<BookingRow | null> {
  return (await db.select().from(booking).where(eq(booking.id, id)).get()) ?? null
}

/** The id of a client's open booking of this slot; null without one. */
export async function findOwn(
  db: Db,
  { userId, astrologerId, from }: { userId: string; astrologerId: string; from: number },
): Promise<string | null> {
  const isOwn = and(eq(booking.userId, userId), eq(booking.astrologerId, astrologerId), eq(booking.fromAt, from))
  const row = await db.select({ id: booking.id }).from(booking).where(and(isOwn, isBooked)).get()
  return row?.id ?? null
}

/** Statement: the open bookings of an astrologer that are not over at `now`. */
export function selectTaken(db: Db, { astrologerId, now }: { astrologerId: string; now: number }) {
  return db
    .select({ from: booking.fromAt, to: booking.toAt })
    .from(booking)
    .where(and(eq(booking.astrologerId, astrologerId), isBooked, gt(booking.toAt, now)))
}

/** The client for whom an astrologer's slot that began within `held` ms is reserved; null without one. */
export async function findHolder(
  db: Db,
  { astrologerId, now, held }: { astrologerId: string; now: number; held: number },
): Promise<{ userId: string; fromAt: number } | null> {
  const row = await db
    .select({ userId: booking.userId, fromAt: booking.fromAt })
    .from(booking)
    .where(
      and(eq(booking.astrologerId, astrologerId), isBooked, lte(booking.fromAt, now), gt(booking.fromAt, now - held)),
    )
    .get()
  return row ?? null
}

/** Returns false when it was no longer open, or begins no later than `beginsAfter`. */
export async function cancelBooking(
  db: Db,
  { id, by, beginsAfter }: { id: string; by: 'user' | 'astrologer'; beginsAfter: number },
): Promise<boolean> {
  const rows = await db
    .update(booking)
    .set({ state: 'cancelled', cancelledBy: by })
    .where(and(eq(booking.id, id), isBooked, gt(booking.fromAt, beginsAfter)))
    .returning({ id: booking.id })
  return rows.length > 0
}

/** The open bookings of an account. */
export async function findOpenOf(db: Db, accountId: string): Promise<BookingRow[]> {
  return db
    .select()
    .from(booking)
    .where(and(isBooked, or(eq(booking.userId, accountId), eq(booking.astrologerId, accountId))))
}

/** The bookings whose reminder is due: they begin until `until`, and were made before the reminder's time. */
export async function findRemindable(
  db: Db,
  { which, now, ahead }: { which: 'day' | 'soon'; now: number; ahead: number },
): Promise<BookingRow[]> {
  const remindedAt = which === 'day' ? booking.remindedDayAt : booking.remindedSoonAt
  return db
    .select()
    .from(booking)
    .where(
      and(
        isBooked,
        isNull(remindedAt),
        gt(booking.fromAt, now),
        lte(booking.fromAt, now + ahead),
        // A client who books later needs no reminder.
        sql`${booking.createdAt} < ${booking.fromAt} - ${ahead}`,
      ),
    )
    .limit(100)
}

/** True for the single caller that may send this reminder. */
export async function claimReminder(
  db: Db,
  { id, which, at }: { id: string; which: 'day' | 'soon'; at: number },
): Promise<boolean> {
  const column = which === 'day' ? booking.remindedDayAt : booking.remindedSoonAt
  const rows = await db
    .update(booking)
    .set(which === 'day' ? { remindedDayAt: at } : { remindedSoonAt: at })
    .where(and(eq(booking.id, id), isNull(column), isBooked))
    .returning({ id: booking.id })
  return rows.length > 0
}

/** Bookings whose slot is over. */
export async function findOver(db: Db, now: number): Promise<BookingRow[]> {
  return db
    .select()
    .from(booking)
    .where(and(isBooked, lt(booking.toAt, now)))
    .limit(100)
}

/** True for the single caller that closed it. */
export async function closeBooking(db: Db, { id, outcome }: { id: string; outcome: Outcome }): Promise<boolean> {
  const rows = await db
    .update(booking)
    .set({ state: 'over', outcome })
    .where(and(eq(booking.id, id), isBooked))
    .returning({ id: booking.id })
  return rows.length > 0
}
