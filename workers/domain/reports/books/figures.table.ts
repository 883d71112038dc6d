import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The platform's figures of a quarter of an hour, or of a day (UTC), which the hourly job aggregates from the ledger
 * and the consultations (roll-up.repo.ts). Quarters, because the offsets of time zones are multiples of them.
 */
export const figuresSlot = sqliteTable(
  'figures_slot',
  {
    /** Length (ms). */
    length: integer('length').notNull(),
    fromAt: integer('from_at').notNull(),
    captured: integer('captured').notNull(),
    refunded: integer('refunded').notNull(),
    payout: integer('payout').notNull(),
    takenBack: integer('taken_back').notNull(),
    calls: integer('calls').notNull(),
    chats: integer('chats').notNull(),
    answered: integer('answered').notNull(),
    billed: integer('billed').notNull(),
    seconds: integer('seconds').notNull(),
    failed: integer('failed').notNull(),
    people: integer('people').notNull(),
    chatMessages: integer('chat_messages').notNull(),
    chatSeconds: integer('chat_seconds').notNull(),
    chatsBilled: integer('chats_billed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.length, t.fromAt] })],
)

/** The number of astrologers who were online on a finished day of the platform's zone, counted by the hourly job. */
export const activeDay = sqliteTable('active_day', {
  /** Start of the day (ms UTC). */
  fromAt: integer('from_at').primaryKey(),
  n: integer('n').notNull(),
})

/** Row counts that triggers maintain: of accounts by `role:status`, of consultations by `kind`. */
export const rowCount = sqliteTable('row_count', {
  name: text('name').primaryKey(),
  n: integer('n').notNull(),
})
