// Records an admin's edit in both histories: as events of the astrologer's account, and as an act of the audit log.
import type { FieldChange } from '#workers/contract/accounts/account-events.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { recordEvent } from '#workers/domain/account-events/index.ts'
import type { Change } from './admin-values.ts'

/** The astrologer reads the changes in the account's history; an approval alone is shown there from the audit log. */
export function eventsOf(
  db: Db,
  { id, adminId, at, changes }: { id: string; adminId: string; at: number; changes: readonly Change[] },
): Statement[] {
  const prices = changes.filter(({ field }) => /^(price|payout)_/.test(field))
  const profile = changes.filter(
    ({ field }) => !prices.some((each) => each.field === field) && !/^(is_|chat_|status)/.test(field),
  )
  const alone = actionOf(changes) !== 'change_astrologer'
  const byAdmin = alone ? [] : changes.filter(({ field }) => /^(is_|chat_|status)/.test(field))
  const event = (what: 'prices' | 'profile' | 'by_admin', of: readonly Change[]) =>
    of.length === 0
      ? []
      : [recordEvent(db, { accountId: id, otherId: adminId, at, what, changes: of.map(fieldChange) })]
  return [...event('profile', profile), ...event('prices', prices), ...event('by_admin', byAdmin)]
}

function fieldChange({ field, from, to }: Change): FieldChange {
  if (typeof from === 'boolean') return { field, from: Number(from), to: Number(to) }
  if (field === 'status') return { field, to: [String(to)] }
  return typeof from === 'number' && typeof to === 'number' ? { field, from, to } : { field }
}

/** An approval alone has a separate action in the histories. */
export function actionOf(changes: readonly Change[]): string {
  const [only] = changes
  if (changes.length === 1 && only?.field === 'is_approved') return only.to ? 'approve' : 'disapprove'
  return 'change_astrologer'
}
