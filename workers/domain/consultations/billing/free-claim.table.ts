import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * Free minutes at the beginning of a consultation: the platform's once for each person, an astrologer's once for each person. A
 * person is an account and a verified phone number, which is stored as a fingerprint and outlives the account.
 */
export const freeClaim = sqliteTable(
  'free_minutes_claim',
  {
    consultationId: text('session_id').primaryKey(),
    userId: text('user_id').notNull(),
    phoneHash: text('phone_hash').notNull(),
    /** The astrologer's id, or `platform`. */
    giver: text('giver').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [
    uniqueIndex('free_minutes_once_an_account').on(t.userId, t.giver),
    uniqueIndex('free_minutes_once_a_phone').on(t.phoneHash, t.giver),
  ],
)
