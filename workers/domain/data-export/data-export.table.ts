import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Cursor } from './collect.ts'

export type ExportPart = { key: string; bytes: number }

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
    /** The part that is being made, in R2. */
    key: text('key'),
    /** All bytes of the parts. */
    bytes: integer('bytes'),
    /** The parts that stand in R2, in their order. */
    parts: text('parts', { mode: 'json' }).$type<ExportPart[]>().notNull().default(sql`'[]'`),
    /** Where the next part begins; null before the first. */
    cursor: text('cursor', { mode: 'json' }).$type<Cursor>(),
  },
  (t) => [index('data_export_state').on(t.state, t.requestedAt)],
)
