import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A user follows an astrologer, and is notified at most once a day when the astrologer comes online. */
export const follow = sqliteTable(
  'follow',
  {
    userId: text('user_id').notNull(),
    astrologerId: text('astrologer_id').notNull(),
    /** Also by e-mail. */
    byMail: integer('by_mail', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
    /** Set when the astrologer came online and this follower has not been notified yet. */
    dueAt: integer('due_at'),
    notifiedAt: integer('notified_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.astrologerId] }),
    index('follow_astrologer').on(t.astrologerId),
    index('follow_due').on(t.dueAt).where(sql`due_at is not null`),
  ],
)
