import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Cursor } from './collect.ts'

export type ExportPart = { key: string; bytes: number }

/** The newest archive of an account's data: requested, written by cron, retained for a day. */
export const dataExport = sqliteTable(
  'data_export',
  {
    accountId: text('account_id').primaryKey(),
    state: text('state', { enum: ['waiting', 'ready', 'failed'] }).notNull(),
    requestedAt: integer('requested_at').notNull(),
    /** When cron last began to write it; a lost run is retried. */
    startedAt: integer('started_at'),
    tries: integer('tries').notNull().default(0),
    readyAt: integer('ready_at'),
    /** The key of the part that is being written, in R2. */
    key: text('key'),
    /** The bytes of all parts. */
    bytes: integer('bytes'),
    /** The finished parts in R2, ordered. */
    parts: text('parts', { mode: 'json' }).$type<ExportPart[]>().notNull().default(sql`'[]'`),
    /** The start of the next part; null before the first. */
    cursor: text('cursor', { mode: 'json' }).$type<Cursor>(),
  },
  (t) => [index('data_export_state').on(t.state, t.requestedAt)],
)
