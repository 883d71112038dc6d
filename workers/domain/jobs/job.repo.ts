// The marks of cron's jobs in D1.
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { jobRun } from './job.table.ts'

export type JobRun = typeof jobRun.$inferSelect

export async function findRuns(db: Db): Promise<JobRun[]> {
  return db.select().from(jobRun).all()
}

/** True for the one caller that may run the job for `slot` now. `stale`: a run that began before it was lost. */
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

/** Moves the mark of a job forward only. Returns where it stands (ms UTC). */
export async function noteLatest(db: Db, { job, now }: { job: string; now: number }): Promise<number> {
  const [row] = await db
    .insert(jobRun)
    .values({ job, doneFor: now })
    .onConflictDoUpdate({ target: jobRun.job, set: { doneFor: sql`max(${jobRun.doneFor}, ${now})` } })
    .returning({ latest: jobRun.doneFor })
  return row?.latest ?? now
}

export async function markDone(db: Db, { job, slot }: { job: string; slot: number }): Promise<void> {
  await db.update(jobRun).set({ doneFor: slot, startedAt: null }).where(eq(jobRun.job, job))
}
