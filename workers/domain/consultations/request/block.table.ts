import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Clients whom an astrologer has blocked, so that they cannot ring. */
export const blockedClient = sqliteTable(
  'blocked_client',
  {
    astrologerId: text('astrologer_id').notNull(),
    userId: text('user_id').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.astrologerId, t.userId] }), index('blocked_client_by_user').on(t.userId)],
)
