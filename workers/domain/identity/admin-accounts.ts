// An admin blocks a client's account, opens it again, or ends its logins. Each is in the audit log with its reason.
import { AppError } from '#workers/contract/errors.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import { commit } from '#workers/db/commit.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import { type Account, findById, updateAccount } from './account.repo.ts'
import type { LoginDeps } from './deps.ts'
import { revokeAll } from './login.repo.ts'
import { requirePermission } from './permissions.ts'

type Asked = { viewer: Viewer; id: string }

/** Throws not_found for anyone but a client, wrong_state when another admin was first. */
export async function setClientActive(
  deps: LoginDeps,
  { viewer, id, active, reason }: Asked & { active: boolean; reason: string },
): Promise<void> {
  const account = await clientOf(deps, { viewer, id })
  const status = active ? 'active' : 'disabled'
  if (account.status === status)
    throw new AppError('wrong_state', { message: `This client is ${active ? 'active' : 'blocked'} already.` })
  const at = deps.now()
  const entry = { at, actorId: viewer.userId, action: active ? 'unblock_client' : 'block_client', object: `user:${id}` }
  await commit(deps.db, [
    updateAccount(deps.db, id, { status, ...(active ? {} : { loginVersion: account.loginVersion + 1 }) }),
    ...(active ? [] : [revokeAll(deps.db, id, at)]),
    auditEntry(deps.db, { ...entry, detail: reason }),
  ])
  if (!active) await Promise.all([deps.closeAllSockets(id), deps.leaveLines(id)])
}

/** The client is logged out on every device. Throws not_found for anyone but a client. */
export async function endClientLogins(deps: LoginDeps, { viewer, id }: Asked): Promise<void> {
  const account = await clientOf(deps, { viewer, id })
  const at = deps.now()
  await commit(deps.db, [
    updateAccount(deps.db, id, { loginVersion: account.loginVersion + 1 }),
    revokeAll(deps.db, id, at),
    auditEntry(deps.db, { at, actorId: viewer.userId, action: 'end_logins', object: `user:${id}` }),
  ])
  await deps.closeAllSockets(id)
}

async function clientOf({ db }: LoginDeps, { viewer, id }: Asked): Promise<Account> {
  requirePermission(viewer, 'manage_clients')
  const account = await findById(db, id)
  if (account?.role !== 'user' || account.status === 'closed') throw new AppError('not_found')
  return account
}
