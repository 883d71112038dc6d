// A person deletes the own account: money is settled first, then personal data is deleted, and money records remain without the
// name.
import { bindDeps } from '../bind-deps.ts'
import { type AccountDeletionDeps, deleteAccount } from './delete-account.ts'
import { deleteAgain } from './delete-again.ts'
import { deleteAsAdmin } from './delete-as-admin.ts'
import { resumeDeletions } from './finish-deletion.ts'

export type { DeletedAgain } from './delete-again.ts'

export function createAccountDeletion(deps: AccountDeletionDeps) {
  return bindDeps(deps, { close: deleteAccount, deleteAgain, deleteAsAdmin, resume: resumeDeletions })
}
