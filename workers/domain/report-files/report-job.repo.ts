// Reports and their parts in D1.
import { and, asc, count, eq, exists, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { reportJob } from './report-job.table.ts'

export type ReportJob = typeof reportJob.$inferSelect

const isOpen = inArray(reportJob.state, ['queued', 'running'])

export function insertJob(db: Db, job: typeof reportJob.$inferInsert): Statement {
  return db.insert(reportJob).values(job).onConflictDoNothing({ target: reportJob.id })
}

export async function findJob(db: Db, id: string): Promise<ReportJob | null> {
  return (await db.select().from(reportJob).where(eq(reportJob.id, id)).get()) ?? null
}

const jobOf = (db: Db, id: string) => db.select({ id: reportJob.id }).from(reportJob).where(eq(reportJob.id, id))

/** The conditions that a report exists, and that it does not. */
export function hasJob(db: Db, id: string): SQL {
  return exists(jobOf(db, id))
}

export function hasNoJob(db: Db, id: string): SQL {
  return notExists(jobOf(db, id))
}

export async function countOpenJobs(db: Db): Promise<number> {
  const row = await db.select({ n: count() }).from(reportJob).where(isOpen).get()
  return row?.n ?? 0
}

/**
 * Reports without a running job, or whose run was lost. Those with the fewest parts come first, so that a long one does not
 * delay the others.
 */
export async function findIdleJobs(
  db: Db,
  { lostBefore, limit }: { lostBefore: number; limit: number },
): Promise<ReportJob[]> {
  return db
    .select()
    .from(reportJob)
    .where(and(isOpen, or(isNull(reportJob.startedAt), lt(reportJob.startedAt, lostBefore))))
    .orderBy(sql`json_array_length(${reportJob.parts})`, asc(reportJob.requestedAt))
    .limit(limit)
}

/** Returns false, without a write, when another run has changed the row since it was read. */
export async function updateJob(
  db: Db,
  { id, key, startedAt, state }: Pick<ReportJob, 'id' | 'key' | 'startedAt' | 'state'>,
  change: Partial<ReportJob>,
): Promise<boolean> {
  const unchanged: SQL[] = [
    sql`${reportJob.key} is ${key}`,
    sql`${reportJob.startedAt} is ${startedAt}`,
    eq(reportJob.state, state),
  ]
  const rows = await db
    .update(reportJob)
    .set(change)
    .where(and(eq(reportJob.id, id), ...unchanged))
    .returning({ id: reportJob.id })
  return rows.length > 0
}

export async function findJobsBefore(db: Db, requestedBefore: number): Promise<ReportJob[]> {
  return db.select().from(reportJob).where(lt(reportJob.requestedAt, requestedBefore)).limit(100)
}

export function deleteJob(db: Db, id: string) {
  return db.delete(reportJob).where(eq(reportJob.id, id))
}
