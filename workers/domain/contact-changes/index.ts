// Changes of e-mail addresses and phone numbers, with the same rules for owners and admins (docs/decisions/contact-changes.md).
import { KEPT } from '#workers/contract/admin/retention-periods.ts'
import { deleteOldChanges } from '#workers/domain/identity/index.ts'
import { bindDeps } from '../bind-deps.ts'
import { askAsAdmin, askOwnChange, takeBackChange } from './ask-change.ts'
import type { ChangeDeps } from './deps.ts'
import { phoneReplaced } from './replaced-number.ts'
import { confirmChangeByLink, objectByLink, restoreContact, WAITS } from './settle-change.ts'

export { type AskedChange, objectOf } from './ask-change.ts'

export function createContactChanges(deps: ChangeDeps) {
  return bindDeps(deps, {
    ask: askOwnChange,
    takeBack: takeBackChange,
    askAsAdmin,
    phoneReplaced,
    confirmByLink: confirmChangeByLink,
    objectByLink,
    restore: restoreContact,
    forget: ({ db, now }) =>
      deleteOldChanges(db, { waitingBefore: now() - WAITS, confirmedBefore: now() - KEPT.previousContact }),
  })
}
