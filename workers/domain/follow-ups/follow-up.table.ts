import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The client's one message after a consultation, and the astrologer's one answer. */
export const followUp = sqliteTable(
  'follow_up',
  {
    consultationId: text('session_id').primaryKey(),
    astrologerId: text('astrologer_id').notNull(),
    text: text('text').notNull(),
    at: integer('at').notNull(),
    reply: text('reply'),
    repliedAt: integer('replied_at'),
  },
  (t) => [
    index('follow_up_open').on(t.astrologerId, t.at).where(sql`reply is null`),
    check('follow_up_reply', sql`(reply is null) = (replied_at is null)`),
  ],
)
