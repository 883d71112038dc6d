// Stores the replaced phone number encrypted, so that the mailbox can object and an admin can restore it.
import type { Statement } from '#workers/db/commit.ts'
import { type Account, insertConfirmed } from '#workers/domain/identity/index.ts'
import type { ChangeDeps } from './deps.ts'
import { tell } from './tell-change.ts'

/** `askedBy`: an admin; the owner by default. */
type Replaced = { before: Account; phone: string; askedBy?: string }

/** `statements` store the previous number; `tell` mails the account, with the link to object. */
export async function phoneReplaced(
  deps: ChangeDeps,
  { before, phone, askedBy = before.id }: Replaced,
): Promise<{ statements: Statement[]; tell(): Promise<void> }> {
  const { db, now, newId } = deps
  const [id, at] = [newId(), now()]
  const row = { id, accountId: before.id, field: 'phone' as const, value: phone, askedBy, askedAt: at }
  return {
    statements: [insertConfirmed(db, { ...row, confirmedAt: at, previous: await deps.encrypt(before.phone) })],
    tell: () => tell(deps, { account: before, to: before.email, what: 'phoneChanged', changeId: id }),
  }
}
