// The marks of cron's jobs in D1.
import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { jobRun } from './job.table.ts'

export type JobRun = typeof jobRun.$inferSelect

export async function findRuns(db: Db): Promise<JobRun[]> {
  return db.select().from(jobRun).all()
}

/** True for the single caller that may run the job for `slot` now. `stale`: a run that began earlier was lost. */
export async function insertRun(
  db: Db,
  { job, slot, now, stale }: { job: string; slot: number; now: number; stale: number },
): Promise<boolean> {
  const rows = await db
    .insert(jobRun)
    .values({ job, startedAt: now })
    .onConflictDoUpdate({
      target: jobRun.job,
      set: { startedAt: now },
      setWhere: and(lt(jobRun.doneFor, slot), or(isNull(jobRun.startedAt), lt(jobRun.startedAt, stale))),
    })
    .returning({ job: jobRun.job })
  return rows.length > 0
}

/** Deletes the marks of runs after `until` (ms UTC), when the clock was ahead, so that these jobs are due. */
export async function forgetRunsAfter(db: Db, { until, except }: { until: number; except: string }): Promise<void> {
  const isAhead = or(gt(jobRun.doneFor, until), gt(jobRun.startedAt, until))
  await db
    .update(jobRun)
    .set({ doneFor: 0, startedAt: null })
    .where(and(ne(jobRun.job, except), isAhead))
}

/**
 * Moves the mark of a job forward; back only when it has been ahead of `now` for `longest` (ms). `startedAt`: since when it has
 * been ahead. Returns the mark (ms UTC).
 */
export async function noteLatest(
  db: Db,
  { job, now, longest }: { job: string; now: number; longest: number },
): Promise<number> {
  const { doneFor, startedAt } = jobRun
  const latest = sql`CASE WHEN ${startedAt} <= ${now - longest} THEN ${now} ELSE max(${doneFor}, ${now}) END`
  const since = sql`CASE WHEN ${doneFor} > ${now} THEN coalesce(${startedAt}, ${now}) END`
  const [row] = await db
    .insert(jobRun)
    .values({ job, doneFor: now })
    .onConflictDoUpdate({ target: jobRun.job, set: { doneFor: latest, startedAt: since } })
    .returning({ latest: doneFor })
  return row?.latest ?? now
}

export async function markDone(db: Db, { job, slot }: { job: string; slot: number }): Promise<void> {
  await db.update(jobRun).set({ doneFor: slot, startedAt: null }).where(eq(jobRun.job, job))
}
