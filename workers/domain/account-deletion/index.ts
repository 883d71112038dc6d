// A person deletes the own account: money is settled first, then personal data is deleted, and money records remain without the
// name.
import { bindDeps } from '../bind-deps.ts'
import { type AccountDeletionDeps, closeAccount } from './close-account.ts'
import { closeAgain } from './close-again.ts'
import { deleteAsAdmin } from './delete-as-admin.ts'
import { resumeDeletions } from './finish-deletion.ts'

export type { ClosedAgain } from './close-again.ts'

export function createAccountDeletion(deps: AccountDeletionDeps) {
  return bindDeps(deps, { close: closeAccount, closeAgain, deleteAsAdmin, resume: resumeDeletions })
}
