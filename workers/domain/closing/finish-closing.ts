// Steps after an account is closed: each is done until it has succeeded, and may be done twice.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { isAppError } from '#workers/contract/errors/errors.ts'
import type { Mailer } from '#workers/contract/ports.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { logFailure } from '#workers/log.ts'
import {
  type Closing,
  claimClosing,
  deleteClosing,
  dropLost,
  findClosing,
  findUnfinished,
  updateClosing,
} from './closing.repo.ts'
import type { ClosingStep } from './closing.table.ts'
import { closingMailTexts } from './closing-mail-text.ts'

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
export async function resumeClosings(deps: FinishingDeps): Promise<void> {
  const { db, now } = deps
  const before = now() - LOST_AFTER
  await dropLost(db, before)
  for (const closing of await findUnfinished(db, before))
    if (await claimClosing(db, closing, now())) await finishClosing(deps, closing.accountId)
}

/** Does the steps that are left. One that fails is logged, stops no other, and is tried again by cron. */
export async function finishClosing(deps: FinishingDeps, accountId: string): Promise<void> {
  const { db } = deps
  const closing = await findClosing(db, accountId)
  if (!closing) return
  let { stepsLeft } = closing
  for (const step of closing.stepsLeft) {
    try {
      await take(deps, step, closing)
    } catch (error) {
      logFailure({ event: 'closing.unfinished', accountId, step }, error)
      continue
    }
    stepsLeft = stepsLeft.filter((each) => each !== step)
    await updateClosing(db, accountId, { stepsLeft })
  }
  if (stepsLeft.length === 0) await deleteClosing(db, accountId)
}

async function take(deps: FinishingDeps, step: ClosingStep, closing: Closing): Promise<void> {
  const viewer = viewerOf(closing)
  switch (step) {
    case 'note':
      return deps.noteClosed(closing.accountId, closing.closedAt ?? deps.now())
    case 'lines':
      await deps.leaveLines(viewer)
      return deps.cancelBookings(viewer)
    case 'posts':
      return deps.deletePosts(viewer)
    case 'files':
      return removeAllFiles(deps, closing)
    case 'photo':
      return closing.photo ? deps.deletePhoto(closing.photo) : undefined
    case 'export':
      return deps.deleteExport(closing.accountId)
    case 'sockets':
      return deps.closeSockets(viewer)
    case 'mail':
      return mailOfClosing(deps, closing)
  }
}

/** An address that takes no mails keeps no step open. */
async function mailOfClosing({ mail }: FinishingDeps, { email: to, language }: Closing): Promise<void> {
  try {
    await mail.send({ to, language, occasion: 'safety', ...closingMailTexts[language] })
  } catch (error) {
    if (!isAppError(error) || error.code !== 'mail_refused') throw error
  }
}

async function removeAllFiles({ db, removeFiles }: FinishingDeps, closing: Closing): Promise<void> {
  let upTo: string | null = closing.filesUpTo
  while (upTo !== null) {
    upTo = await removeFiles(viewerOf(closing), upTo)
    if (upTo !== null) await updateClosing(db, closing.accountId, { filesUpTo: upTo })
  }
}

/** The owner, as the use cases that clean up know a person. */
export function viewerOf({
  accountId,
  role,
  email,
  photo,
}: Pick<Closing, 'accountId' | 'role' | 'email' | 'photo'>): Viewer {
  const unknown = { loginId: '', fullName: '', walletCents: 0, presence: null, liveWith: null }
  return { userId: accountId, role, email, photo, ...unknown }
}
