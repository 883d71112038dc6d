import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The newest archive of an account's data: asked for, made by cron, kept for a day. */
export const dataExport = sqliteTable(
  'data_export',
  {
    accountId: text('account_id').primaryKey(),
    state: text('state', { enum: ['waiting', 'ready', 'failed'] }).notNull(),
    requestedAt: integer('requested_at').notNull(),
    /** When cron last began to make it; a run that was lost is tried again. */
    startedAt: integer('started_at'),
    tries: integer('tries').notNull().default(0),
    readyAt: integer('ready_at'),
    /** The archive in R2. */
    key: text('key'),
    bytes: integer('bytes'),
  },
  (t) => [index('data_export_state').on(t.state, t.requestedAt)],
)
