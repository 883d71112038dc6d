// Cron writes the requested reports: one part of each per minute, so that reports of any length fit into its runs.
import type { ReportType } from '#workers/contract/admin/admin-reports.ts'
import type { NewId } from '#workers/contract/ports.ts'
import { type CsvRow, csvHead, csvLines } from '#workers/contract/text/csv.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { logFailure } from '#workers/log.ts'
import { findIdleJobs, type ReportJob, updateJob } from './report-job.repo.ts'

const MADE_AT_ONCE = 2
/** A run that has not ended by then was lost in a crash. */
const LOST_AFTER = 10 * MINUTE
const TRIES = 3

export type RowsAsked = { type: ReportType; fromAt: number; toAt: number; timeZone: string; place: string | null }

export type MakeDeps = {
  db: Db
  now: () => number
  newId: NewId
  headOf(type: ReportType): readonly string[]
  /** A chunk of the rows after a cursor, and the next cursor; null after the last row. */
  rowsOf(asked: RowsAsked): Promise<{ rows: readonly CsvRow[]; next: string | null }>
  /** Minimum rows that one run reads before it ends its part. */
  rowsOfPart: number
  putFile(key: string, text: string): Promise<number>
  deleteFile(key: string): Promise<void>
}

export async function makeReports(deps: MakeDeps): Promise<void> {
  const { db, now } = deps
  const jobs = await findIdleJobs(db, { lostBefore: now() - LOST_AFTER, limit: MADE_AT_ONCE })
  for (const job of jobs) {
    if (job.tries >= TRIES) await giveUp(deps, job)
    else await makePart(deps, job)
  }
}

async function makePart(deps: MakeDeps, job: ReportJob): Promise<void> {
  const { db, now, newId } = deps
  const key = `reports/${job.id}/${newId()}.csv`
  const begun = { state: 'running', startedAt: now(), tries: job.tries + 1, key } as const
  // The row names the part before it is written, so that it can be deleted after a crash.
  if (!(await updateJob(db, job, begun))) return
  const run = { ...job, ...begun }
  try {
    // A part whose run was lost.
    if (job.key) await deps.deleteFile(job.key)
    const { text, rows, place } = await readPart(deps, job)
    const parts = [...job.parts, { key, bytes: await deps.putFile(key, text) }]
    const written = { parts, key: null, startedAt: null, tries: 0, rows: job.rows + rows, place }
    const isLast = place === null
    const kept = await updateJob(db, run, isLast ? { ...written, state: 'ready', readyAt: now() } : written)
    // The report was deleted meanwhile, or this run was taken for lost.
    if (!kept) await deps.deleteFile(key)
  } catch (error) {
    logFailure({ event: 'report.failed', reportId: job.id }, error)
    if (run.tries >= TRIES) await giveUp(deps, run)
    else await updateJob(db, run, { startedAt: null })
  }
}

async function readPart(
  deps: MakeDeps,
  { type, fromAt, toAt, timeZone, place: begin }: ReportJob,
): Promise<{ text: string; rows: number; place: string | null }> {
  let [text, rows, place] = [begin === null ? csvHead(deps.headOf(type)) : '', 0, begin]
  do {
    const chunk = await deps.rowsOf({ type, fromAt, toAt, timeZone, place })
    text += csvLines(chunk.rows)
    rows += chunk.rows.length
    place = chunk.next
  } while (place !== null && rows < deps.rowsOfPart)
  return { text, rows, place }
}

/** It has failed three times: its parts are deleted, and an admin may request it again. */
async function giveUp(deps: MakeDeps, job: ReportJob): Promise<void> {
  if (await updateJob(deps.db, job, { state: 'failed', startedAt: null })) await deleteParts(deps, job)
}

export async function deleteParts(
  { deleteFile }: Pick<MakeDeps, 'deleteFile'>,
  { parts, key }: Pick<ReportJob, 'parts' | 'key'>,
): Promise<void> {
  for (const part of parts) await deleteFile(part.key)
  if (key) await deleteFile(key)
}
