import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** An astrologer's private notes about a client, readable by the astrologer alone. */
export const clientNote = sqliteTable(
  'client_note',
  {
    astrologerId: text('astrologer_id').notNull(),
    userId: text('user_id').notNull(),
    text: text('text').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.astrologerId, t.userId] })],
)
