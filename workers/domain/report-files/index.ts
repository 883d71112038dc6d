// Reports: an admin requests one, cron writes its file, and it is retained for a month.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { AdminReport, ReportRequest } from '#workers/contract/admin/admin-reports.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { addDays, startOfDay, wallClock } from '#workers/contract/time/wall-clock.ts'
import { commit } from '#workers/db/commit.ts'
import { auditEntry, auditWhen } from '#workers/domain/audit/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { findReportJobs } from '#workers/domain/reports/index.ts'
import { bindDeps } from '../bind-deps.ts'
import { joinedFiles } from './joined-files.ts'
import { deleteParts, type MakeDeps, makeReports } from './make-reports.ts'
import {
  countOpenJobs,
  deleteJob,
  findJob,
  findJobsBefore,
  hasJob,
  hasNoJob,
  insertJob,
  updateJob,
} from './report-job.repo.ts'

export type { RowsAsked } from './make-reports.ts'

/** The files contain names and addresses. */
const KEPT = 30 * DAY
const OPEN_AT_ONCE = 10

export type ReportFilesDeps = MakeDeps & {
  timeZone(): Promise<string>
  readFile(key: string): Promise<{ body: ReadableStream } | null>
}

/** Newest first. */
async function listReports({ db }: ReportFilesDeps, viewer: Viewer): Promise<AdminReport[]> {
  requirePermission(viewer, 'make_reports')
  return (await findReportJobs(db)).map(({ parts, ...row }) => ({
    ...row,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    expires_at: row.requested_at + KEPT,
    url: row.status === 'ready' ? `/api/dashboard/reports/${row.id}/file` : null,
  }))
}

type Asked = { viewer: Viewer; asked: ReportRequest; id?: string }

/** Throws invalid for a future day, too_many_reports while ten are unfinished. */
async function requestReport(
  deps: ReportFilesDeps,
  { viewer, asked, id = deps.newId() }: Asked,
): Promise<{ id: string }> {
  requirePermission(viewer, 'make_reports')
  const { db } = deps
  // A repeat of the request.
  if (await findJob(db, id)) return { id }
  const [at, timeZone] = [deps.now(), await deps.timeZone()]
  const { type, from, to } = asked
  if (to > wallClock(at, timeZone).day) throw new AppError('invalid', { fields: { to: problem('day_to_come') } })
  if ((await countOpenJobs(db)) >= OPEN_AT_ONCE) throw new AppError('too_many_reports')
  const [fromAt, end] = [startOfDay(from, timeZone), startOfDay(addDays(to, 1), timeZone)]
  // A payout has the day on which the bank paid it; its hour has no meaning.
  const toAt = type === 'payouts' ? end : Math.min(end, at)
  const asker = { requestedBy: viewer.userId, requestedAt: at }
  const entry = {
    at,
    actorId: viewer.userId,
    action: 'ask_for_report',
    object: `report:${id}`,
    detail: JSON.stringify([
      { field: 'type', to: type },
      { field: 'days', to: `${from} to ${to}` },
    ]),
  }
  await commit(db, [
    auditWhen(db, entry, hasNoJob(db, id)),
    insertJob(db, { id, type, fromDay: from, toDay: to, timeZone, fromAt, toAt, ...asker }),
  ])
  return { id }
}

type One = { viewer: Viewer; id: string }

/** Restarts a failed report from its beginning. Throws not_found, wrong_state for any other. */
async function repeatReport(deps: ReportFilesDeps, { viewer, id }: One): Promise<void> {
  requirePermission(viewer, 'make_reports')
  const job = await findJob(deps.db, id)
  if (!job) throw new AppError('not_found')
  if (job.state !== 'failed') throw new AppError('wrong_state')
  await deleteParts(deps, job)
  const anew = { state: 'queued', tries: 0, key: null, parts: [], rows: 0, place: null } as const
  if (!(await updateJob(deps.db, job, { ...anew, parts: [] }))) throw new AppError('conflict')
}

/** Deletes the report with its file. Throws conflict when cron has written to it at the same moment. */
async function deleteReport(deps: ReportFilesDeps, { viewer, id }: One): Promise<void> {
  requirePermission(viewer, 'make_reports')
  const { db } = deps
  const job = await findJob(db, id)
  if (!job) throw new AppError('not_found')
  // After this no run claims the report, and a current one detects the change and deletes its part.
  if (!(await updateJob(db, job, { state: 'failed', startedAt: null, readyAt: null }))) throw new AppError('conflict')
  await deleteParts(deps, job)
  const entry = { at: deps.now(), actorId: viewer.userId, action: 'delete_report', object: `report:${id}` }
  await commit(db, [auditWhen(db, entry, hasJob(db, id)), deleteJob(db, id)])
}

/** Streams the file part by part; the audit log records the download. Throws not_found until it is ready. */
async function openReport(
  { db, now, readFile }: ReportFilesDeps,
  { viewer, id }: One,
): Promise<{ name: string; body: ReadableStream }> {
  requirePermission(viewer, 'make_reports')
  const job = await findJob(db, id)
  if (job?.state !== 'ready') throw new AppError('not_found')
  const entry = { at: now(), actorId: viewer.userId, action: 'download_report', object: `report:${id}` }
  await commit(db, [auditEntry(db, entry)])
  const { type, fromDay, toDay, parts } = job
  return { name: `${type}-${fromDay}-to-${toDay}`, body: joinedFiles(parts, readFile) }
}

async function deleteOldReports(deps: ReportFilesDeps): Promise<void> {
  const { db, now } = deps
  for (const job of await findJobsBefore(db, now() - KEPT)) {
    await deleteParts(deps, job)
    await deleteJob(db, job.id)
  }
}

export function createReportFiles(deps: ReportFilesDeps) {
  return bindDeps(deps, {
    list: listReports,
    request: requestReport,
    repeat: repeatReport,
    delete: deleteReport,
    open: openReport,
    make: makeReports,
    deleteOld: deleteOldReports,
  })
}
