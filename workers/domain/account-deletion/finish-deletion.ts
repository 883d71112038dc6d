// Steps after an account is closed. Each is idempotent and is retried until it succeeds.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { isAppError } from '#workers/contract/errors/errors.ts'
import type { Mailer } from '#workers/contract/ports.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { logFailure } from '#workers/log.ts'
import {
  type AccountDeletion,
  claimDeletion,
  dropLost,
  findDeletion,
  findUnfinished,
  removeDeletion,
  updateDeletion,
} from './account-deletion.repo.ts'
import type { DeletionStep } from './account-deletion.table.ts'
import { deletionMailTexts } from './deletion-mail-text.ts'

export type FinishingDeps = {
  db: Db
  now: () => number
  mail: Mailer
  /** Records the closing outside the database, so that it survives a restore. */
  noteClosed(accountId: string, at: number): Promise<void>
  /** Removes the user from all waiting queues; an astrologer's own line goes offline. */
  leaveLines(viewer: Viewer): Promise<void>
  /** Cancels all bookings of this person, and notifies the other sides. */
  cancelBookings(viewer: Viewer): Promise<void>
  deletePosts(viewer: Viewer): Promise<void>
  /** Removes this person's files in some of the consultations after `after`. Returns the last one of them; null at the end. */
  removeFiles(viewer: Viewer, after: string): Promise<string | null>
  deletePhoto(path: string): Promise<void>
  deleteExport(accountId: string): Promise<void>
  closeSockets(viewer: Viewer): Promise<void>
}

/** A request that closes an account takes half a minute at most: older ones were lost in a crash. */
const LOST_AFTER = 3 * MINUTE

/** Runs every minute: continues where a request or an earlier run was lost or has failed. */
export async function resumeDeletions(deps: FinishingDeps): Promise<void> {
  const { db, now } = deps
  const before = now() - LOST_AFTER
  await dropLost(db, before)
  for (const deletion of await findUnfinished(db, before))
    if (await claimDeletion(db, deletion, now())) await finishDeletion(deps, deletion.accountId)
}

/** Runs the remaining steps. A failed one is logged, does not stop the others, and is retried by cron. */
export async function finishDeletion(deps: FinishingDeps, accountId: string): Promise<void> {
  const { db } = deps
  const deletion = await findDeletion(db, accountId)
  if (!deletion) return
  let { stepsLeft } = deletion
  for (const step of deletion.stepsLeft) {
    try {
      await take(deps, step, deletion)
    } catch (error) {
      logFailure({ event: 'closing.unfinished', accountId, step }, error)
      continue
    }
    stepsLeft = stepsLeft.filter((each) => each !== step)
    await updateDeletion(db, accountId, { stepsLeft })
  }
  if (stepsLeft.length === 0) await removeDeletion(db, accountId)
}

async function take(deps: FinishingDeps, step: DeletionStep, deletion: AccountDeletion): Promise<void> {
  const viewer = viewerOf(deletion)
  switch (step) {
    case 'note':
      return deps.noteClosed(deletion.accountId, deletion.closedAt ?? deps.now())
    case 'lines':
      await deps.leaveLines(viewer)
      return deps.cancelBookings(viewer)
    case 'posts':
      return deps.deletePosts(viewer)
    case 'files':
      return removeAllFiles(deps, deletion)
    case 'photo':
      return deletion.photo ? deps.deletePhoto(deletion.photo) : undefined
    case 'export':
      return deps.deleteExport(deletion.accountId)
    case 'sockets':
      return deps.closeSockets(viewer)
    case 'mail':
      return mailOfDeletion(deps, deletion)
  }
}

/** A refused mail must not leave its step unfinished. */
async function mailOfDeletion({ mail }: FinishingDeps, { email: to, language }: AccountDeletion): Promise<void> {
  try {
    await mail.send({ to, language, occasion: 'safety', ...deletionMailTexts[language] })
  } catch (error) {
    if (!isAppError(error) || error.code !== 'mail_refused') throw error
  }
}

async function removeAllFiles({ db, removeFiles }: FinishingDeps, deletion: AccountDeletion): Promise<void> {
  let upTo: string | null = deletion.filesUpTo
  while (upTo !== null) {
    upTo = await removeFiles(viewerOf(deletion), upTo)
    if (upTo !== null) await updateDeletion(db, deletion.accountId, { filesUpTo: upTo })
  }
}

/** The owner in the form that the cleaning use cases need. */
export function viewerOf({
  accountId,
  role,
  email,
  photo,
}: Pick<AccountDeletion, 'accountId' | 'role' | 'email' | 'photo'>): Viewer {
  const unknown = { loginId: '', fullName: '', walletCents: 0, presence: null, liveWith: null }
  return { userId: accountId, role, email, photo, ...unknown }
}
