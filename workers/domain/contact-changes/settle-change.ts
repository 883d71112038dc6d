// Settles a change of an e-mail address or phone number: confirmation, objection by the mailbox, restoration by an admin.

import type { ChangeAct } from '#workers/contract/accounts/mails.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { DAY, HOUR } from '#workers/contract/time/durations.ts'
import { batchPrecondition } from '#workers/db/batch-precondition.ts'
import { commit } from '#workers/db/commit.ts'
import { recordEvent } from '#workers/domain/account-events/index.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import {
  type Account,
  type ContactChange,
  confirmChange,
  deleteWaiting,
  findByEmail,
  findById,
  findChange,
  findSince,
  isWaiting,
  objectToChange,
  replaceEmail,
  replacePhone,
  requirePermission,
} from '#workers/domain/identity/index.ts'
import { closeEntry, findOpenEntries, hasOpenEntryAbout, isOpenEntry, putEntry } from '#workers/domain/inbox/index.ts'
import { objectOf } from './ask-change.ts'
import type { ChangeDeps } from './deps.ts'
import { tell } from './tell-change.ts'

/** The time in which a mailbox may confirm a change. */
export const WAITS = 3 * DAY
const OBJECTED_WITHIN = 72 * HOUR

/** Returns false for a forged, expired or used link, or if its address has an account by now. */
export async function confirmChangeByLink(deps: ChangeDeps, link: string): Promise<boolean> {
  const { db, now } = deps
  const change = await changeOf(deps, { act: 'email', link })
  if (change?.field !== 'email' || change.confirmedAt !== null || now() - change.askedAt > WAITS) return false
  const account = await findById(db, change.accountId)
  if (account?.status !== 'active' || (await findByEmail(db, change.value))) return false
  if (await hasOpenEntryAbout(db, objectOf(account.id))) return false
  try {
    await commit(db, [
      batchPrecondition(db, isWaiting(db, change.id)),
      confirmChange(db, { id: change.id, at: now(), previous: await deps.encrypt(account.email) }),
      ...replaceEmail(db, { account, value: change.value, at: now() }),
      recordEvent(db, { accountId: account.id, at: now(), what: 'profile', changes: [{ field: 'email' }] }),
      ...(change.askedBy === account.id
        ? []
        : [auditOf(deps, { account, actorId: change.askedBy, action: 'change_email' })]),
    ])
  } catch (error) {
    // A concurrent request, or another account with this address, was first.
    if (isAppError(error)) return false
    throw error
  }
  await deps.closeAllSockets(account.id)
  await deps.mailArrived(change.value)
  await tell(deps, { account, to: account.email, what: 'changed', changeId: change.id })
  return true
}

/**
 * The account's mailbox (of a changed address, the previous one) objects: an admin reviews the change, payouts and further
 * changes of the address are refused meanwhile, and pending changes are cancelled. The link gives no access to the account.
 * Returns false for a forged link, after 72 hours, and once an admin has settled it.
 */
export async function objectByLink(deps: ChangeDeps, link: string): Promise<boolean> {
  const { db, now } = deps
  const change = await changeOf(deps, { act: 'object', link })
  if (!change || change.confirmedAt === null || now() - change.confirmedAt > OBJECTED_WITHIN) return false
  const account = await findById(db, change.accountId)
  if (!account || account.status === 'closed') return false
  if (change.objectedAt !== null) return (await findOpenEntries(db, [entryOf(change.id)])).size > 0
  const asker = change.askedBy === account.id ? 'its owner’s login' : 'an admin'
  const what = change.field === 'email' ? 'e-mail address' : 'phone number'
  const detail = `The owner’s mailbox objects to the change of this account’s ${what} to ${change.value}, asked for by ${asker}. Payouts and changes of the e-mail address rest until this entry is closed.`
  await commit(db, [
    objectToChange(db, { id: change.id, at: now() }),
    deleteWaiting(db, { accountId: account.id }),
    putEntry(db, { id: entryOf(change.id), ...objectOf(account.id), userId: account.id, detail, at: now() }),
  ])
  return true
}

/**
 * Restores the previous address or number for an admin: ends all logins and pending changes, and closes the inbox entry. A
 * restored number is unverified. Throws not_found, conflict, email_taken.
 */
export async function restoreContact(deps: ChangeDeps, { viewer, id }: { viewer: Viewer; id: string }): Promise<void> {
  const { db, now } = deps
  const change = await findChange(db, id)
  const account = change && (await findById(db, change.accountId))
  const previous = change?.previous ? await deps.decrypt(change.previous) : null
  if (!account || previous === null || account.status === 'closed') throw new AppError('not_found')
  requirePermission(viewer, account.role === 'astrologer' ? 'manage_astrologers' : 'manage_clients')
  const isEmail = change.field === 'email'
  const holder = isEmail ? await findByEmail(db, previous) : null
  if (holder && holder.id !== account.id) throw new AppError('email_taken')
  const entry = entryOf(change.id)
  const { userId: actorId } = viewer
  await commit(db, [
    batchPrecondition(db, isOpenEntry(db, entry)),
    ...(isEmail ? replaceEmail : replacePhone)(db, { account, value: previous, at: now() }),
    deleteWaiting(db, { accountId: account.id }),
    // Later changes are obsolete, so their mailboxes can no longer object.
    ...(await findSince(db, change)).flatMap(({ id }) => [
      objectToChange(db, { id, at: now() }),
      closeEntry(db, { id: entryOf(id), at: now() }),
    ]),
    recordEvent(db, { accountId: account.id, at: now(), what: 'profile', changes: [{ field: change.field }] }),
    auditOf(deps, { account, actorId, action: 'restore_contact' }),
    auditEntry(db, { at: now(), actorId, action: 'close_inbox_entry', object: `inbox:${entry}` }),
  ])
  await deps.closeAllSockets(account.id)
  for (const to of isEmail ? [previous, account.email] : [account.email])
    await tell(deps, { account, to, what: 'restored', changeId: change.id })
}

const entryOf = (changeId: string) => `contact_change:${changeId}`

async function changeOf(
  { db, isSealed }: ChangeDeps,
  { act, link }: { act: ChangeAct; link: string },
): Promise<ContactChange | null> {
  return (await isSealed(act, link)) ? findChange(db, link.split('.')[0] ?? '') : null
}

function auditOf({ db, now }: ChangeDeps, of: { account: Account; actorId: string; action: string }) {
  const { account, actorId, action } = of
  return auditEntry(db, { at: now(), actorId, action, object: `${account.role}:${account.id}` })
}
