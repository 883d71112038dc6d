// An admin approves an astrologer, or takes the approval back (SPEC 4). The line switches off with it.
import { AppError } from '#workers/contract/errors.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import { findPractice, updatePractice } from './astrologer.repo.ts'

export type ApprovalDeps = { db: Db; now: () => number; switchOff(astrologerId: string): Promise<void> }

/** Throws forbidden for anyone but an admin, not_found for an unknown id. */
export async function setApproval(deps: ApprovalDeps, viewer: Viewer, id: string, isApproved: boolean): Promise<void> {
  if (viewer.role !== 'admin') throw new AppError('forbidden')
  const { db, now } = deps
  if (!(await findPractice(db, id))) throw new AppError('not_found')
  await commit(db, [
    updatePractice(db, id, { isApproved }),
    auditEntry(db, {
      at: now(),
      actorId: viewer.userId,
      action: isApproved ? 'approve' : 'disapprove',
      object: `astrologer:${id}`,
    }),
  ])
  if (!isApproved) await deps.switchOff(id)
}
