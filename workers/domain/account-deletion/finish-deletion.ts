// Steps after an account is closed: each is done until it has succeeded, and may be done twice.

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
  /** Notes outside of the database that the account is closed: a database that is put back does not know it. */
  noteClosed(accountId: string, at: number): Promise<void>
  /** Leaves every line in which the user waits; an astrologer's own line goes offline. */
  leaveLines(viewer: Viewer): Promise<void>
  /** Takes back all bookings of this person, and tells the other side. */
  cancelBookings(viewer: Viewer): Promise<void>
  deletePosts(viewer: Viewer): Promise<void>
  /**
   * Takes back the files that this person sent, in some of the consultations after `after`. Returns the last of these; null
   * when none is left.
   */
  removeFiles(viewer: Viewer, after: string): Promise<string | null>
  deletePhoto(path: string): Promise<void>
  deleteExport(accountId: string): Promise<void>
  closeSockets(viewer: Viewer): Promise<void>
}

/** A request that closes an account takes half a minute at most: older ones were lost with their server. */
const LOST_AFTER = 3 * MINUTE

/** Called each minute: goes on where a request, or the cron before, was lost or has failed. */
export async function resumeDeletions(deps: FinishingDeps): Promise<void> {
  const { db, now } = deps
  const before = now() - LOST_AFTER
  await dropLost(db, before)
  for (const deletion of await findUnfinished(db, before))
    if (await claimDeletion(db, deletion, now())) await finishDeletion(deps, deletion.accountId)
}

/** Does the steps that are left. One that fails is logged, stops no other, and is tried again by cron. */
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

/** An address that takes no mails keeps no step open. */
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

/** The owner, as the use cases that clean up know a person. */
export function viewerOf({
  accountId,
  role,
  email,
  photo,
}: Pick<AccountDeletion, 'accountId' | 'role' | 'email' | 'photo'>): Viewer {
  const unknown = { loginId: '', fullName: '', walletCents: 0, presence: null, liveWith: null }
  return { userId: accountId, role, email, photo, ...unknown }
}
