// Which of cron's jobs are due: each has a last-run mark, so that a missed run is caught up, and none runs twice at once.
import { MINUTE } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import { findRuns, insertRun, markDone } from './job.repo.ts'

/** A run that began longer ago has failed or was lost: the job is run again. */
const LEASE = 10 * MINUTE
/** How long a job may take. */
export const JOB_LIMIT = LEASE - MINUTE

/** A job and its newest scheduled time (ms UTC). */
export type Slot = { job: string; slot: number }
export type Run = Slot & { now: number; work: () => Promise<unknown> }

/** Of these jobs, those that were not done for their newest scheduled time and are not at work. */
export async function findDue<Each extends Slot>(db: Db, jobs: readonly Each[], now: number): Promise<Each[]> {
  const runs = new Map((await findRuns(db)).map((run) => [run.job, run]))
  return jobs.filter(({ job, slot }) => {
    const { doneFor = 0, startedAt = null } = runs.get(job) ?? {}
    return doneFor < slot && (startedAt === null || startedAt < now - LEASE)
  })
}

/** Runs a job, unless another cron was faster. A failed run leaves its mark, and is repeated once the lease is over. */
export async function runOnce(db: Db, { job, slot, now, work }: Run): Promise<void> {
  if (!(await insertRun(db, { job, slot, now, stale: now - LEASE }))) return
  await work()
  await markDone(db, { job, slot })
}
