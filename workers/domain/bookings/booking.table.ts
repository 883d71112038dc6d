import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { OUTCOMES } from '#workers/contract/astrologers/bookings.ts'

/**
 * Slots that clients have booked. No money is held. Triggers (migrations/0032_bookings.sql) refuse overlapping slots, and more
 * open bookings than the client's maximum.
 */
export const booking = sqliteTable(
  'booking',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    astrologerId: text('astrologer_id').notNull(),
    fromAt: integer('from_at').notNull(),
    toAt: integer('to_at').notNull(),
    state: text('state', { enum: ['booked', 'cancelled', 'over'] }).notNull(),
    createdAt: integer('created_at').notNull(),
    cancelledBy: text('cancelled_by', { enum: ['user', 'astrologer'] }),
    outcome: text('outcome', { enum: OUTCOMES }),
    /** When the reminders were sent; each is sent once. */
    remindedDayAt: integer('reminded_day_at'),
    remindedSoonAt: integer('reminded_soon_at'),
  },
  (t) => [
    uniqueIndex('one_booking_a_slot').on(t.astrologerId, t.fromAt).where(sql`state = 'booked'`),
    uniqueIndex('one_open_booking').on(t.userId, t.astrologerId).where(sql`state = 'booked'`),
    index('booking_open').on(t.fromAt).where(sql`state = 'booked'`),
    index('booking_by_user').on(t.userId, t.fromAt),
    index('booking_by_astrologer').on(t.astrologerId, t.fromAt),
    check('booking_order', sql`from_at < to_at`),
    check('booking_state', sql`state in ('booked', 'cancelled', 'over')`),
  ],
)
