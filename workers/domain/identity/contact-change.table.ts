import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { user } from './account.table.ts'

/**
 * A new e-mail address or phone number: pending until its mailbox or phone confirms it. The account's current mailbox can
 * object (docs/decisions/contact-changes.md).
 */
export const contactChange = sqliteTable(
  'contact_change',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => user.id),
    field: text('field', { enum: ['email', 'phone'] }).notNull(),
    /** The new address in lower case, or the new number. */
    value: text('value').notNull(),
    /** The previous value, encrypted; null until the new one is confirmed. */
    previous: text('previous'),
    /** The account that requested it: its owner, or an admin. */
    askedBy: text('asked_by').notNull(),
    askedAt: integer('asked_at').notNull(),
    confirmedAt: integer('confirmed_at'),
    /** When the previous mailbox objected. */
    objectedAt: integer('objected_at'),
  },
  (t) => [
    uniqueIndex('contact_change_waiting').on(t.accountId, t.field).where(sql`confirmed_at is null`),
    index('contact_change_by_time').on(t.askedAt),
  ],
)
