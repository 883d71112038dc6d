// A person requests all own data: cron writes an archive part by part, which is retained for a day.

import type { ExportAnswer } from '#workers/contract/accounts/identity.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { KEPT } from '#workers/contract/admin/retention-periods.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { NewId } from '#workers/contract/ports.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { findById, requirePermission } from '#workers/domain/identity/index.ts'
import { logFailure } from '#workers/log.ts'
import { bindDeps } from '../bind-deps.ts'
import { type Collecting, collectParts, type Part } from './collect.ts'
import {
  type DataExport,
  deleteExport,
  findExport,
  findExportsBefore,
  findWaitingExports,
  putExport,
  updateExport,
} from './data-export.repo.ts'

export type { Part } from './collect.ts'

const MADE_AT_ONCE = 2
/** A run that has not ended by then was lost in a crash. */
const LOST_AFTER = 10 * MINUTE
const TRIES = 3

export type ExportDeps = Collecting & {
  db: Db
  now: () => number
  newId: NewId
  /** Writes the archive; returns its size in bytes. */
  putArchive(archive: { key: string; parts: readonly Part[]; viewer: Viewer }): Promise<number>
  readArchive(key: string): Promise<{ body: ReadableStream; size: number } | null>
  delete(key: string): Promise<void>
}

/** Requests an archive. Returns an unfinished one if it exists. */
async function requestExport(deps: ExportDeps, viewer: Viewer): Promise<ExportAnswer> {
  requirePermission(viewer, 'close_account')
  const before = await findExport(deps.db, viewer.userId)
  if (before?.state !== 'waiting') {
    if (before) await deleteParts(deps, before)
    await putExport(deps.db, viewer.userId, deps.now())
  }
  return readExport(deps, viewer)
}

async function readExport({ db, now }: ExportDeps, viewer: Viewer): Promise<ExportAnswer> {
  requirePermission(viewer, 'close_account')
  const row = await findExport(db, viewer.userId)
  const none = { requested_at: null, expires_at: null, bytes: null, url: null, parts: [] }
  if (!row || now() >= endOf(row)) return { state: 'none', ...none }
  const { state, requestedAt, bytes } = row
  if (state !== 'ready') return { ...none, state, requested_at: requestedAt }
  const parts = partsOf(row).map((part, n) => ({
    url: `/api/users/export/file${n > 0 ? `?part=${n + 1}` : ''}`,
    bytes: part.bytes,
  }))
  return { state, requested_at: requestedAt, expires_at: endOf(row), bytes, url: parts[0]?.url ?? null, parts }
}

/** When it is deleted (ms UTC): a day after it was ready, because an archive of many parts takes hours. */
function endOf({ state, requestedAt, readyAt }: DataExport): number {
  return (state === 'ready' ? (readyAt ?? requestedAt) : requestedAt) + KEPT.archive
}

/** Archives of older releases have one part. */
function partsOf({ parts, key, bytes }: DataExport) {
  return parts.length > 0 ? parts : key && bytes ? [{ key, bytes }] : []
}

/** The bytes of a part of the viewer's own archive, counted from 1. Throws not_found. */
async function openExport({ db, now, readArchive }: ExportDeps, viewer: Viewer, part = 1) {
  const row = await findExport(db, viewer.userId)
  const isThere = row?.state === 'ready' && now() < endOf(row)
  const found = isThere ? partsOf(row)[part - 1] : undefined
  const archive = found ? await readArchive(found.key) : null
  if (!archive) throw new AppError('not_found')
  return archive
}

/** Writes the requested archives: one part of two archives at a time, each part attempted three times. */
async function makeExports(deps: ExportDeps): Promise<void> {
  const { db, now } = deps
  for (const each of await findWaitingExports(db, { lostBefore: now() - LOST_AFTER, limit: MADE_AT_ONCE })) {
    if (each.tries >= TRIES) await updateExport(db, each, { state: 'failed' })
    else await makePart(deps, each)
  }
}

async function makePart(deps: ExportDeps, row: DataExport): Promise<void> {
  const { db, now, newId } = deps
  const { accountId, tries } = row
  if (!(await isLostPartDeleted(deps, row))) return
  const key = `exports/${newId()}.zip`
  // The row names the part before it is written, so that it can be deleted after a crash.
  if (!(await updateExport(db, row, { startedAt: now(), tries: tries + 1, key }))) return
  try {
    const viewer = await viewerOf(db, accountId)
    const { parts: entries, next } = await collectParts(deps, { viewer, from: row.cursor })
    const parts = [...row.parts, { key, bytes: await deps.putArchive({ key, parts: entries, viewer }) }]
    const made = { parts, key: null, tries: 0, startedAt: null }
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
    const kept = await updateExport(
      db,
      { accountId, key },
      next === null ? { ...made, state: 'ready', readyAt: now(), bytes, cursor: null } : { ...made, cursor: next },
    )
    // The account was closed meanwhile, the archive was requested again, or this run was taken for lost.
    if (!kept) await deps.delete(key)
  } catch (error) {
    logFailure({ event: 'export.failed', accountId }, error)
    // Freed, so that the next run does not take it for one that is still being written.
    const freed = { startedAt: null }
    await updateExport(db, { accountId, key }, tries + 1 < TRIES ? freed : { ...freed, state: 'failed' })
  }
}

/** Deletes the part of a lost run. If that fails, the row keeps its name, and waits until the next run may be taken for lost. */
async function isLostPartDeleted({ db, now, delete: remove }: ExportDeps, row: DataExport): Promise<boolean> {
  if (!row.key) return true
  try {
    await remove(row.key)
    return true
  } catch (error) {
    logFailure({ event: 'export.failed', accountId: row.accountId }, error)
    await updateExport(db, row, { startedAt: now() })
    return false
  }
}

async function deleteParts({ delete: remove }: ExportDeps, { parts, key }: Pick<DataExport, 'parts' | 'key'>) {
  for (const part of parts) await remove(part.key)
  if (key) await remove(key)
}

/** The person as a viewer, because cron acts on behalf of that account alone. */
async function viewerOf(db: Db, accountId: string): Promise<Viewer> {
  const account = await findById(db, accountId)
  if (account?.status !== 'active') throw new AppError('not_found')
  const { id: userId, role, fullName, email, photo } = account
  return { userId, role, fullName, email, photo, loginId: 'export', walletCents: 0, presence: null, liveWith: null }
}

/** Deletes the archives that are a day old. */
async function deleteOldExports(deps: ExportDeps): Promise<void> {
  const { db, now } = deps
  for (const row of await findExportsBefore(db, now() - KEPT.archive)) {
    await deleteParts(deps, row)
    await deleteExport(db, row.accountId)
  }
}

/** Deletes the archive of a closed account. */
async function deleteExportOf(deps: ExportDeps, accountId: string): Promise<void> {
  const row = await findExport(deps.db, accountId)
  if (row) await deleteParts(deps, row)
  await deleteExport(deps.db, accountId)
}

export function createExports(deps: ExportDeps) {
  return bindDeps(deps, {
    request: requestExport,
    read: readExport,
    open: openExport,
    make: makeExports,
    deleteOld: deleteOldExports,
    deleteOf: deleteExportOf,
  })
}
