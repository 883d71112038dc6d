// An admin blocks or unblocks a client's account, or ends its logins. Each act is in the audit log with its reason.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { batchPrecondition } from '#workers/db/batch-precondition.ts'
import { commit } from '#workers/db/commit.ts'
import { auditEntry, auditWhen, isNewestEntry } from '#workers/domain/audit/index.ts'
import { findLastChange } from '#workers/domain/reports/index.ts'
import { type Account, findById, hasLoginVersion, hasStatus, updateAccount } from './account.repo.ts'
import { deleteWaiting } from './contact-change.repo.ts'
import type { LoginDeps } from './deps.ts'
import { revokeAll } from './logins/login.repo.ts'
import { requirePermission } from './permissions.ts'

type Asked = { viewer: Viewer; id: string }

type Change = Asked & { active: boolean; reason: string; version?: number | undefined }

/**
 * Throws not_found for accounts other than clients, wrong_state when nothing would change, conflict with the act of another
 * admin on the account since `version`, or at the same moment.
 */
export async function setClientActive(deps: LoginDeps, { viewer, id, active, reason, version }: Change): Promise<void> {
  const account = await clientOf(deps, { viewer, id })
  const status = active ? 'active' : 'disabled'
  if (account.status === status)
    throw new AppError('wrong_state', { problem: problem(active ? 'client_is_active' : 'client_is_blocked') })
  const at = deps.now()
  const object = `user:${id}`
  const entry = { at, actorId: viewer.userId, action: active ? 'unblock_client' : 'block_client', object }
  await commit(deps.db, [
    ...(version === undefined ? [] : [batchPrecondition(deps.db, isNewestEntry(deps.db, object, version))]),
    batchPrecondition(deps.db, hasStatus(deps.db, account)),
    updateAccount(deps.db, id, { status, ...(active ? {} : { loginVersion: account.loginVersion + 1 }) }),
    ...(active ? [] : [revokeAll(deps.db, id, at), deleteWaiting(deps.db, { accountId: id })]),
    auditEntry(deps.db, { ...entry, detail: reason }),
  ]).catch(async (error) => {
    throw isAppError(error) && error.code === 'conflict' ? await overtaken(deps, object) : error
  })
  if (!active) await Promise.all([deps.closeAllSockets(id), deps.leaveLines(id)])
}

/** The conflict that names the earlier admin and act. */
async function overtaken({ db }: LoginDeps, object: string): Promise<AppError> {
  const last = await findLastChange(db, object)
  return new AppError('conflict', {
    problem: problem('client_changed', { by: last?.name ?? null, act: last?.action ?? null }),
  })
}

/**
 * Ends all logins of the client and cancels pending changes of the account. Throws not_found for accounts other than clients.
 */
export async function endClientLogins(deps: LoginDeps, { viewer, id }: Asked): Promise<void> {
  const account = await clientOf(deps, { viewer, id })
  const at = deps.now()
  const entry = { at, actorId: viewer.userId, action: 'end_logins', object: `user:${id}` }
  await commit(deps.db, [
    auditWhen(deps.db, entry, hasLoginVersion(deps.db, account)),
    updateAccount(deps.db, id, { loginVersion: account.loginVersion + 1 }),
    revokeAll(deps.db, id, at),
    deleteWaiting(deps.db, { accountId: id }),
  ])
  await deps.closeAllSockets(id)
}

async function clientOf({ db }: LoginDeps, { viewer, id }: Asked): Promise<Account> {
  requirePermission(viewer, 'manage_clients')
  const account = await findById(db, id)
  if (account?.role !== 'user' || account.status === 'closed') throw new AppError('not_found')
  return account
}
