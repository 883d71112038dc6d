import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { REPORT_STATES, REPORT_TYPES } from '#workers/contract/admin/admin-reports.ts'

export type ReportPart = { key: string; bytes: number }

/** A report that an admin requested: cron writes its file part by part. */
export const reportJob = sqliteTable(
  'report_job',
  {
    id: text('id').primaryKey(),
    type: text('type', { enum: REPORT_TYPES }).notNull(),
    /** The first and the last day (yyyy-mm-dd) in this time zone. */
    fromDay: text('from_day').notNull(),
    toDay: text('to_day').notNull(),
    timeZone: text('time_zone').notNull(),
    /**
     * The period: `fromAt` inclusive, `toAt` exclusive. `toAt` is never later than the request, because rows of a past period
     * no longer change.
     */
    fromAt: integer('from_at').notNull(),
    toAt: integer('to_at').notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: integer('requested_at').notNull(),
    state: text('state', { enum: REPORT_STATES }).notNull().default('queued'),
    /** When the current run began; null between two runs. A lost run is retried. */
    startedAt: integer('started_at'),
    /** Failed runs since the last written part. */
    tries: integer('tries').notNull().default(0),
    /** The key of the part that is being written, in R2. */
    key: text('key'),
    /** The finished parts in R2, ordered. */
    parts: text('parts', { mode: 'json' }).$type<ReportPart[]>().notNull().default(sql`'[]'`),
    rows: integer('rows').notNull().default(0),
    /** The row after which the next part begins; null before the first. */
    place: text('place'),
    readyAt: integer('ready_at'),
  },
  (t) => [
    index('report_job_by_time').on(t.requestedAt),
    index('report_job_open').on(t.requestedAt).where(sql`state in ('queued', 'running')`),
    check('report_job_type', sql`type in ('payouts', 'revenue', 'sessions', 'users')`),
    check('report_job_state', sql`state in ('queued', 'running', 'ready', 'failed')`),
    check('report_job_ready', sql`(state = 'ready') = (ready_at is not null)`),
  ],
)
