import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { InboxKind } from '#workers/contract/admin/inbox.ts'
import { LANGUAGES } from '#workers/contract/text/language.ts'

/** A case for the admins. Its id is derived from its subject, so that a repeat adds nothing. */
export const inboxEntry = sqliteTable(
  'inbox_entry',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<InboxKind>().notNull(),
    /** `session:<id>`, `payment:<id>` or `contact:<id>`. */
    object: text('object').notNull(),
    userId: text('user_id'),
    detail: text('detail').notNull(),
    /** Sender of a contact message, which requires no account. */
    senderName: text('sender_name'),
    senderEmail: text('sender_email'),
    /** The language of the sender's page, in which the answer is sent. */
    language: text('language', { enum: LANGUAGES }),
    at: integer('at').notNull(),
    closedAt: integer('closed_at'),
  },
  (t) => [
    index('inbox_entry_by_time').on(t.at),
    index('inbox_entry_by_user').on(t.userId),
    index('inbox_entry_listed').on(sql`(closed_at is not null)`, t.at, t.id),
    index('inbox_entry_by_kind').on(sql`(closed_at is not null)`, t.kind, t.at, t.id),
  ],
)
