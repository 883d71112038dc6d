import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { ACCOUNT_EVENTS, type FieldChange } from '#workers/contract/accounts/account-events.ts'

/**
 * Events of an account, appended only (triggers refuse change and deletion). A row holds nothing that a deleted
 * account must lose: of names, numbers and texts it says only that they changed.
 */
export const accountEvent = sqliteTable(
  'account_event',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    accountId: text('account_id').notNull(),
    at: integer('at').notNull(),
    what: text('what', { enum: ACCOUNT_EVENTS }).notNull(),
    /** The fields that changed; null where `what` says it all. */
    changes: text('changes', { mode: 'json' }).$type<FieldChange[]>(),
    /** The other party, such as the client who was blocked. */
    otherId: text('other_id'),
  },
  (t) => [index('account_event_by_account').on(t.accountId, t.at)],
)
