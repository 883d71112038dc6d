// A person asks for all own data: cron makes one archive, which is kept for a day.

import { DAY, MINUTE } from '#workers/contract/durations.ts'
import { AppError } from '#workers/contract/errors.ts'
import type { ExportAnswer } from '#workers/contract/identity.ts'
import type { NewId } from '#workers/contract/ports.ts'
import type { Viewer } from '#workers/contract/roles.ts'
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

const KEPT = DAY
const MADE_AT_ONCE = 2
/** A run that has not ended by then was lost with its server. */
const LOST_AFTER = 10 * MINUTE
const TRIES = 3

export type ExportDeps = Collecting & {
  db: Db
  now: () => number
  newId: NewId
  /** Writes the archive; answers its size in bytes. */
  putArchive(archive: { key: string; parts: readonly Part[]; viewer: Viewer }): Promise<number>
  readArchive(key: string): Promise<{ body: ReadableStream; size: number } | null>
  delete(key: string): Promise<void>
}

/** Asks for an archive. While one is being made, that one is meant. */
async function requestExport(deps: ExportDeps, viewer: Viewer): Promise<ExportAnswer> {
  requirePermission(viewer, 'close_account')
  const before = await findExport(deps.db, viewer.userId)
  if (before?.state !== 'waiting') {
    if (before?.key) await deps.delete(before.key)
    await putExport(deps.db, viewer.userId, deps.now())
  }
  return readExport(deps, viewer)
}

async function readExport({ db, now }: ExportDeps, viewer: Viewer): Promise<ExportAnswer> {
  requirePermission(viewer, 'close_account')
  const row = await findExport(db, viewer.userId)
  const none = { requested_at: null, expires_at: null, bytes: null, url: null }
  if (!row || now() - row.requestedAt >= KEPT) return { state: 'none', ...none }
  const { state, requestedAt, bytes } = row
  if (state !== 'ready') return { ...none, state, requested_at: requestedAt }
  return { state, requested_at: requestedAt, expires_at: requestedAt + KEPT, bytes, url: '/api/users/export/file' }
}

/** The bytes of one's own archive. Throws not_found. */
async function openExport({ db, now, readArchive }: ExportDeps, viewer: Viewer) {
  const row = await findExport(db, viewer.userId)
  const isThere = row?.state === 'ready' && row.key !== null && now() - row.requestedAt < KEPT
  const archive = isThere && row.key ? await readArchive(row.key) : null
  if (!archive) throw new AppError('not_found')
  return archive
}

/** Makes the archives that wait: two at a time, each tried three times. */
async function makeExports(deps: ExportDeps): Promise<void> {
  const { db, now } = deps
  for (const each of await findWaitingExports(db, { lostBefore: now() - LOST_AFTER, limit: MADE_AT_ONCE })) {
    if (each.tries >= TRIES) await updateExport(db, each.accountId, { state: 'failed' })
    else await makeExport(deps, each)
  }
}

async function makeExport(deps: ExportDeps, { accountId, tries, key: before }: DataExport): Promise<void> {
  const { db, now, newId } = deps
  const key = `exports/${newId()}.zip`
  if (before) await deps.delete(before)
  // The row names the archive before it is written: whatever happens, it is found and deleted.
  await updateExport(db, accountId, { startedAt: now(), tries: tries + 1, key })
  try {
    const viewer = await viewerOf(db, accountId)
    const bytes = await deps.putArchive({ key, parts: await collectParts(deps, viewer), viewer })
    const kept = await updateExport(db, accountId, { state: 'ready', readyAt: now(), key, bytes })
    // The account was closed meanwhile.
    if (!kept) await deps.delete(key)
  } catch (error) {
    logFailure({ event: 'export.failed', accountId }, error)
  }
}

/** The person as the own pages know them: cron acts for nobody else. */
async function viewerOf(db: Db, accountId: string): Promise<Viewer> {
  const account = await findById(db, accountId)
  if (account?.status !== 'active') throw new AppError('not_found')
  const { id: userId, role, fullName, email, photo } = account
  return { userId, role, fullName, email, photo, loginId: 'export', walletCents: 0, presence: null, liveWith: null }
}

/** Deletes the archives that are a day old. */
async function deleteOldExports({ db, now, delete: remove }: ExportDeps): Promise<void> {
  for (const { accountId, key } of await findExportsBefore(db, now() - KEPT)) {
    if (key) await remove(key)
    await deleteExport(db, accountId)
  }
}

/** Deletes the archive of an account that is closed. */
async function deleteExportOf({ db, delete: remove }: ExportDeps, accountId: string): Promise<void> {
  const row = await findExport(db, accountId)
  if (row?.key) await remove(row.key)
  await deleteExport(db, accountId)
}

/** Archives of people's own data. */
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
