// Closes an account again that a restored database contains as open.
import { isAppError } from '#workers/contract/errors/errors.ts'
import { commit } from '#workers/db/commit.ts'
import { type Account, findById, lockAccount } from '#workers/domain/identity/index.ts'
import { putEntry } from '#workers/domain/inbox/index.ts'
import { DELETION_STEPS } from './account-deletion.table.ts'
import { type AccountDeletionDeps, close } from './delete-account.ts'
import { viewerOf } from './finish-deletion.ts'

/** `locked`: the account has money, so it is blocked instead; `entry`: of the inbox. */
export type DeletedAgain = { done: 'closed' | 'nothing' } | { done: 'locked'; entry: string; about: string }

/** The person received the mail when the account was first closed. */
const STEPS = DELETION_STEPS.filter((step) => step !== 'mail')

/** Throws session_live and account_closing, after which it may be retried. */
export async function deleteAgain(deps: AccountDeletionDeps, accountId: string): Promise<DeletedAgain> {
  const account = await findById(deps.db, accountId)
  if (!account || account.status === 'closed') return { done: 'nothing' }
  const { role, email, photo } = account
  try {
    await close(deps, { viewer: viewerOf({ accountId, role, email, photo }), account, waived: 0, steps: STEPS })
    return { done: 'closed' }
  } catch (error) {
    if (!isAppError(error) || error.code !== 'money_left') throw error
    return lock(deps, account)
  }
}

async function lock({ db, now }: AccountDeletionDeps, account: Account): Promise<DeletedAgain> {
  const { id, role } = account
  const [at, entry] = [now(), `closed_before:${id}`]
  const about = `The account ${id} (${role}) had been closed before the restore, and has money again. It is blocked: look at the money, then delete it.`
  await commit(db, [
    ...lockAccount(db, { account, at }),
    putEntry(db, { id: entry, kind: 'alert', object: 'alert:restore', userId: id, detail: about, at }),
  ])
  return { done: 'locked', entry, about }
}
