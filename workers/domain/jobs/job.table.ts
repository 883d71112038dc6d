import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The last run of each job of cron. Times are ms UTC. */
export const jobRun = sqliteTable('job_run', {
  job: text('job').primaryKey(),
  /** The scheduled time of the last successful run; 0 before the first. */
  doneFor: integer('done_for').notNull().default(0),
  /** When the current or failed run began; null after a success. */
  startedAt: integer('started_at'),
})
