import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { ACCOUNT_EVENTS, type FieldChange } from '#workers/contract/accounts/account-events.ts'

/**
 * Events of an account, append-only (triggers refuse changes and deletions). A row contains no personal data: of names, numbers
 * and texts only that they changed.
 */
export const accountEvent = sqliteTable(
  'account_event',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    accountId: text('account_id').notNull(),
    at: integer('at').notNull(),
    what: text('what', { enum: ACCOUNT_EVENTS }).notNull(),
    /** The changed fields; null if `what` is sufficient. */
    changes: text('changes', { mode: 'json' }).$type<FieldChange[]>(),
    /** The other person, such as a blocked client. */
    otherId: text('other_id'),
  },
  (t) => [index('account_event_by_account').on(t.accountId, t.at)],
)
