// Opens a private conversation to an admin for half an hour. The reason is in the audit log before any content is shown.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditEntry, hasEntrySince } from '#workers/domain/audit/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { openConsultation } from './read-consultation.ts'

type Deps = { db: Db; now: () => number }
type Asked = { viewer: Viewer; id: string }

const HOLDS = 30 * MINUTE
const ACTION = 'open_chat'

/** Throws forbidden for all but admins, not_found for an unknown consultation. */
export async function openAsAdmin(
  { db, now }: Deps,
  { viewer, id, reason }: Asked & { reason: string },
): Promise<void> {
  requirePermission(viewer, 'open_foreign_consultation')
  await openConsultation(db, { viewer, id })
  const entry = { at: now(), actorId: viewer.userId, action: ACTION, object: `session:${id}`, detail: reason }
  await commit(db, [auditEntry(db, entry)])
}

export async function isOpenedByAdmin({ db, now }: Deps, { viewer, id }: Asked): Promise<boolean> {
  const entry = { actorId: viewer.userId, action: ACTION, object: `session:${id}` }
  return hasEntrySince(db, entry, now() - HOLDS)
}

/** Throws reason_needed. The privacy policy promises that an admin who opens a conversation is logged. */
export async function assertOpened(deps: Deps, asked: Asked): Promise<void> {
  if (!(await isOpenedByAdmin(deps, asked))) throw new AppError('reason_needed')
}
