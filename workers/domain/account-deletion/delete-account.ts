// Closes an account: settles its money and its live consultation first, then closes it in one batch. For the owner, or for an
// admin (delete-as-admin.ts).

import type { DeleteAccountRequest } from '#workers/contract/accounts/identity.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { recordEvent } from '#workers/domain/account-events/index.ts'
import { closePractice } from '#workers/domain/astrologers/index.ts'
import { deleteBirthsOf } from '#workers/domain/birth-profiles/index.ts'
import { deleteBlocksOf, eraseReviewsOf, liveIdsOf } from '#workers/domain/consultations/index.ts'
import { deleteFollowsOf } from '#workers/domain/following/index.ts'
import {
  type Account,
  eraseAccountRows,
  findById,
  type Passwords,
  requirePermission,
} from '#workers/domain/identity/index.ts'
import { deleteMessagesOf } from '#workers/domain/inbox/index.ts'
import { deleteMailsOf } from '#workers/domain/mails/index.ts'
import { deleteLimitOf, duePaise, waive, walletBalance } from '#workers/domain/money/index.ts'
import { deleteAddressOf } from '#workers/domain/newsletter/index.ts'
import { deleteNotesOf } from '#workers/domain/notes/index.ts'
import { deleteDevicesOf, deleteNoticesOf } from '#workers/domain/notifications/index.ts'
import { deleteReadingsOf } from '#workers/domain/readings/index.ts'
import { dropUnclosed, insertDeletion, markClosed } from './account-deletion.repo.ts'
import { DELETION_STEPS, type DeletionStep } from './account-deletion.table.ts'
import { type FinishingDeps, finishDeletion } from './finish-deletion.ts'

export type AccountDeletionDeps = FinishingDeps & {
  passwords: Passwords
  /** Ends a live consultation because the account of this side is closed. */
  endForClosing(consultationId: string, side: 'user' | 'astrologer'): Promise<void>
}

type Asked = { viewer: Viewer; form: DeleteAccountRequest }
/** `viewer`: the owner of the account; `actorId`: an admin who deletes it; `audit`: its entry; `steps`: all by default. */
export type Closed = {
  viewer: Viewer
  account: Account
  waived: number
  actorId?: string
  audit?: Statement[]
  steps?: readonly DeletionStep[]
}

/**
 * Deletes the account. Throws invalid for a wrong password, money_left if the wallet has money (or earnings are due) that
 * `waived` does not contain, session_live during a hold, account_closing during another request.
 */
export async function deleteAccount(deps: AccountDeletionDeps, { viewer, form }: Asked): Promise<void> {
  const { db } = deps
  requirePermission(viewer, 'close_account')
  const account = await findById(db, viewer.userId)
  if (account?.status !== 'active') throw new AppError('not_found')
  const { ok } = await deps.passwords.verify(form.password, account.passwordHash)
  if (!ok) throw new AppError('invalid', { fields: { password: problem('password_incorrect') } })
  await close(deps, { viewer, account, waived: form.waived ?? 0 })
}

/** Throws money_left, session_live, account_closing. */
export async function close(deps: AccountDeletionDeps, asked: Closed): Promise<void> {
  const { db, now } = deps
  const { viewer, account, steps = DELETION_STEPS } = asked
  // Checked first, because a refused request must not end or delete anything.
  await moneyLeft(deps, asked)
  const { id: accountId, role, email, photo } = account
  const language = account.language ?? 'en'
  const deletion = { accountId, role, email, photo, language, startedAt: now(), stepsLeft: [...steps] }
  if (!(await insertDeletion(db, deletion))) throw new AppError('account_closing')
  try {
    await deps.leaveLines(viewer)
    await endLive(deps, viewer)
    // Checked again, because money may have arrived meanwhile: a refused request must not cancel bookings.
    await assertNothingHeld(deps, viewer)
    await moneyLeft(deps, asked)
    await deps.cancelBookings(viewer)
    await commitDeletion(deps, asked)
  } catch (error) {
    // The person may try again. Once the account is closed, this changes nothing.
    await dropUnclosed(db, accountId)
    throw error
  }
  await finishDeletion(deps, accountId)
}

const TRIES = 3

/**
 * Moves the waived money and closes the account in one batch. A trigger refuses it when the wallet has money or a hold, or a
 * consultation is live: the money is then checked again.
 */
async function commitDeletion(deps: AccountDeletionDeps, asked: Closed): Promise<void> {
  const { db, now } = deps
  const { viewer, account, actorId, audit = [] } = asked
  const { id: accountId, role } = account
  for (let n = 1; ; n += 1) {
    await assertNothingHeld(deps, viewer)
    const amount = await moneyLeft(deps, asked)
    const at = now()
    const changes = [{ field: 'waived', to: amount }]
    try {
      await commit(db, [
        ...(amount > 0 ? [waive(db, { accountId, role, amount, at, actorId })] : []),
        ...eraseAccountRows(db, { account, at }),
        ...recordsOf(deps, account),
        recordEvent(db, { accountId, at, what: 'closed', changes, otherId: actorId }),
        ...audit,
        markClosed(db, accountId, at),
      ])
      return
    } catch (error) {
      if (!isAppError(error) || !OVERTAKEN.has(error.code) || n === TRIES) throw error
    }
  }
}

/** Money moved between the check and the batch. */
const OVERTAKEN: ReadonlySet<string> = new Set(['account_in_use', 'insufficient_funds'])

function recordsOf({ db }: AccountDeletionDeps, { id, role, email }: Account): Statement[] {
  return [
    ...deleteBirthsOf(db, id),
    deleteDevicesOf(db, id),
    ...deleteNoticesOf(db, id),
    deleteFollowsOf(db, id),
    deleteNotesOf(db, id),
    deleteBlocksOf(db, id),
    deleteLimitOf(db, id),
    deleteReadingsOf(db, id),
    eraseReviewsOf(db, id),
    deleteAddressOf(db, email),
    deleteMessagesOf(db, email),
    ...deleteMailsOf(db, email),
    ...(role === 'astrologer' ? closePractice(db, id) : []),
  ]
}

async function endLive({ db, endForClosing }: AccountDeletionDeps, { userId, role }: Viewer): Promise<void> {
  const side = role === 'astrologer' ? 'astrologer' : 'user'
  const ids = await liveIdsOf(db, side === 'user' ? { userId } : { astrologerId: userId })
  await Promise.all(ids.map((id) => endForClosing(id, side)))
}

type Money = Pick<Closed, 'viewer' | 'waived' | 'actorId'>

async function assertNothingHeld({ db }: AccountDeletionDeps, { userId, role }: Viewer): Promise<void> {
  if (role !== 'astrologer' && (await walletBalance(db, userId)).heldCents > 0) throw new AppError('session_live')
}

/**
 * Remaining money, in the smallest unit of the currency. Throws money_left if it is more than was shown; a consultation that
 * ends now may leave less.
 */
async function moneyLeft(
  { db }: Pick<AccountDeletionDeps, 'db'>,
  { viewer: { userId, role }, waived, actorId }: Money,
): Promise<number> {
  const isDue = role === 'astrologer'
  const left = isDue ? await duePaise(db, userId) : (await walletBalance(db, userId)).balanceCents
  if (left <= waived) return left
  const isOwn = actorId === undefined
  throw new AppError('money_left', {
    problem: isDue
      ? problem(isOwn ? 'payout_due' : 'astrologer_payout_due', { paise: left })
      : problem(isOwn ? 'wallet_money_left' : 'client_money_left', { cents: left }),
  })
}
