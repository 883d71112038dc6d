import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Files of conversations, copied from rooms and transcripts so that admins can list them without opening one. */
export const sharedFile = sqliteTable(
  'shared_file',
  {
    consultationId: text('session_id').notNull(),
    id: text('id').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    side: text('side', { enum: ['user', 'astrologer'] }).notNull(),
    at: integer('at').notNull(),
    removed: integer('removed', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.consultationId, t.id] }),
    index('shared_file_by_time').on(t.at, t.id).where(sql`removed = 0`),
  ],
)
