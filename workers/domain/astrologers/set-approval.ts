// An admin approves an astrologer, or takes the approval back (SPEC 4). The line switches off with it.
import { AppError } from '#workers/contract/errors.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { findPractice, updatePractice } from './astrologer.repo.ts'
import type { Line } from './availability.ts'

type Deps = { db: Db; now: () => number; line: Pick<Line, 'switchLine'> }

/** Throws forbidden for anyone but an admin, not_found for an unknown id. */
export async function setApproval(
  { db, now, line }: Deps,
  { viewer, id, isApproved }: { viewer: Viewer; id: string; isApproved: boolean },
): Promise<void> {
  requirePermission(viewer, 'approve_astrologers')
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
  if (!isApproved) await line.switchLine(id, false)
}
