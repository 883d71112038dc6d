import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { InboxKind } from '#workers/contract/inbox.ts'

/** What the product itself asks an admin to look at. Its id says what it stands for, so that a repeat adds nothing. */
export const inboxEntry = sqliteTable(
  'inbox_entry',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<InboxKind>().notNull(),
    /** `session:<id>` or `payment:<id>`. */
    object: text('object').notNull(),
    userId: text('user_id'),
    detail: text('detail').notNull(),
    at: integer('at').notNull(),
    closedAt: integer('closed_at'),
  },
  (t) => [index('inbox_entry_by_time').on(t.at)],
)
