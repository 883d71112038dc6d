// An admin marks a check of an astrologer, or removes the mark. Both are in the audit log.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { VerificationName } from '#workers/contract/admin/verifications.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { wallClock } from '#workers/contract/time/wall-clock.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditWhen, isNewestEntry, newestEntry } from '#workers/domain/audit/index.ts'
import { findById, requirePermission } from '#workers/domain/identity/index.ts'
import { findPractice } from './astrologer.repo.ts'
import { dropVerification, findVerification, putVerification } from './verification.repo.ts'

export type VerificationDeps = { db: Db; now: () => number; timeZone(): Promise<string> }

type Asked = {
  viewer: Viewer
  id: string
  what: VerificationName
  /** The day of the check (yyyy-mm-dd); null removes the mark. */
  checkedOn: string | null
}

/**
 * A repeat changes nothing and writes no second audit entry. Throws not_found, invalid for a future day, conflict when another
 * admin changed this astrologer at the same moment.
 */
export async function setVerification(deps: VerificationDeps, { viewer, id, what, checkedOn }: Asked): Promise<void> {
  requirePermission(viewer, 'manage_astrologers')
  const { db } = deps
  const [object, at, key] = [`astrologer:${id}`, deps.now(), { astrologerId: id, what }]
  // The version is read before the data to which it applies.
  const version = await newestEntry(db, object)
  const [practice, account, before] = await Promise.all([
    findPractice(db, id),
    findById(db, id),
    findVerification(db, key),
  ])
  if (!practice || !account || account.status === 'closed') throw new AppError('not_found')
  if (checkedOn !== null && checkedOn > wallClock(at, await deps.timeZone()).day)
    throw new AppError('invalid', { fields: { checked_on: problem('day_to_come') } })
  const from = before?.checkedOn ?? null
  if (from === checkedOn) return
  const unchanged = isNewestEntry(db, object, version)
  const entry = {
    at,
    actorId: viewer.userId,
    object,
    action: checkedOn === null ? 'take_back_verification' : 'verify',
    detail: JSON.stringify([{ field: what, from, to: checkedOn }]),
  }
  const { fresh } = await commit(db, [
    checkedOn === null
      ? dropVerification(db, key, unchanged)
      : putVerification(db, { ...key, checkedOn, markedBy: viewer.userId, markedAt: at }, unchanged),
    auditWhen(db, entry, unchanged),
  ])
  if (!fresh.at(-1)) throw new AppError('conflict')
}
