// An admin deletes the account of a client or astrologer: live consultations end, holds are released, and money records remain
// without the name.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import { findById, requirePermission } from '#workers/domain/identity/index.ts'
import { findDeletion } from './account-deletion.repo.ts'
import { type AccountDeletionDeps, close } from './delete-account.ts'
import { viewerOf } from './finish-deletion.ts'

type Asked = {
  viewer: Viewer
  id: string
  role: 'user' | 'astrologer'
  /** Money of the account that goes to the platform: at most what the admin saw, in cents or paise. */
  waived: number
}

/** Throws not_found for another role or a closed account, money_left if there is more money than `waived`. */
export async function deleteAsAdmin(deps: AccountDeletionDeps, { viewer, id, role, waived }: Asked): Promise<void> {
  requirePermission(viewer, role === 'astrologer' ? 'manage_astrologers' : 'manage_clients')
  const account = await findById(deps.db, id)
  if (!account || account.role !== role || account.status === 'closed') throw new AppError('not_found')
  if (await findDeletion(deps.db, id)) throw new AppError('account_closing')
  const entry = { at: deps.now(), actorId: viewer.userId, action: 'delete_account', object: `${role}:${id}` }
  await close(deps, {
    viewer: viewerOf({ accountId: id, role, email: account.email, photo: account.photo }),
    account,
    waived,
    actorId: viewer.userId,
    audit: [auditEntry(deps.db, { ...entry, detail: JSON.stringify([{ field: 'waived', to: waived }]) })],
  })
}
