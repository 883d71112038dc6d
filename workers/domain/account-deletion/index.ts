// A person deletes the own account (PRODUCT 3): open money first, then personal data goes, and money records stay without
// the name.
import { bindDeps } from '../bind-deps.ts'
import { type AccountDeletionDeps, closeAccount } from './close-account.ts'
import { closeAgain } from './close-again.ts'
import { deleteAsAdmin } from './delete-as-admin.ts'
import { resumeDeletions } from './finish-deletion.ts'

export type { ClosedAgain } from './close-again.ts'

/** Deleting accounts; cron finishes what a request could not. */
export function createAccountDeletion(deps: AccountDeletionDeps) {
  return bindDeps(deps, { close: closeAccount, closeAgain, deleteAsAdmin, resume: resumeDeletions })
}
