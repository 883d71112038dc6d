// Decides which cron jobs are due: each has a last-run mark, so that a missed run is caught up and none runs twice
// concurrently.
import { DAY, MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { findRuns, forgetRunsAfter, insertRun, markDone, noteLatest } from './job.repo.ts'

/** A run that began longer ago has failed or was lost: the job is run again. */
const LEASE = 10 * MINUTE
/** The mark of the latest time that cron has recorded. */
const CLOCK = 'clock'
/** The timeout of a job. */
export const JOB_LIMIT = LEASE - MINUTE

/** A job and its latest scheduled time (ms UTC). */
export type Slot = { job: string; slot: number }
export type Run = Slot & { now: number; work: () => Promise<unknown> }

/**
 * The jobs that are not done for their latest scheduled time and are not running. `doneFor`: the scheduled time of the last
 * successful run; 0 before the first.
 */
export async function findDue<Each extends Slot>(
  db: Db,
  jobs: readonly Each[],
  now: number,
): Promise<(Each & { doneFor: number })[]> {
  await forgetRunsAfter(db, { until: now + LEASE, except: CLOCK })
  const runs = new Map((await findRuns(db)).map((run) => [run.job, run]))
  return jobs.flatMap((each) => {
    const { doneFor = 0, startedAt = null } = runs.get(each.job) ?? {}
    const isDue = doneFor < each.slot && (startedAt === null || startedAt < now - LEASE)
    return isDue ? [{ ...each, doneFor }] : []
  })
}

/** True if each of these jobs is done for its latest scheduled time: none has failed or is running. */
export async function areDone(db: Db, jobs: readonly Slot[]): Promise<boolean> {
  const runs = new Map((await findRuns(db)).map((run) => [run.job, run]))
  return jobs.every(({ job, slot }) => (runs.get(job)?.doneFor ?? 0) >= slot)
}

/** Runs a job, unless another cron was faster. A failed run leaves its mark, and is retried after the lease. */
export async function runOnce(db: Db, { job, slot, now, work }: Run): Promise<void> {
  if (!(await insertRun(db, { job, slot, now, stale: now - LEASE }))) return
  await work()
  await markDone(db, { job, slot })
}

/** A smaller difference does not mean that the clock was set back. */
const EARLY = 20 * SECOND
/** If the clock is behind for longer, it was ahead before. */
const BEHIND_MAX = DAY

/** Records the latest time (ms UTC) of cron. True while the clock is behind it. */
export async function isClockBehind(db: Db, now: number): Promise<boolean> {
  return (await noteLatest(db, { job: CLOCK, now, longest: BEHIND_MAX })) > now + EARLY
}

export function createJobs({ db }: { db: Db }) {
  return {
    isClockBehind: (now: number) => isClockBehind(db, now),
    findDue: <Each extends Slot>(jobs: readonly Each[], now: number) => findDue(db, jobs, now),
    areDone: (jobs: readonly Slot[]) => areDone(db, jobs),
    runOnce: (run: Run) => runOnce(db, run),
    limit: JOB_LIMIT,
  }
}
