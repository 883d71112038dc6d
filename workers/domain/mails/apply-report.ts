// Applies reports on mails, each once by its id.
import { MAIL_KINDS, type MailCause, type MailFailure } from '#workers/contract/accounts/mails.ts'
import { commit } from '#workers/db/commit.ts'
import { findByEmail } from '#workers/domain/identity/index.ts'
import { deleteAddressOf } from '#workers/domain/newsletter/index.ts'
import type { MailDeps } from './deps.ts'
import { endMark, findFailures, findKindOf, insertEnded, insertFailure, insertMark } from './mail.repo.ts'
import { isMarkedBy, isRefusal } from './mark-rule.ts'

/** `id`: of the report. `mailId`: the mail service's id of the mail. */
export type MailReport = { id: string; mailId: string; email: string; what: MailFailure | 'delivered'; at: number }

type Deps = Pick<MailDeps, 'db' | 'supportEmail'>

export async function applyReport(deps: Deps, report: MailReport): Promise<void> {
  const { id, mailId, email, what, at } = report
  if (what === 'delivered') await applyDelivery(deps, { email, at })
  else if (what === 'complaint') await applyComplaint(deps, { id, mailId, email, at })
  else await noteFailure(deps, { id, email, cause: what, at })
}

/** Reports arrive in any order: a delivery before a refusal removes no mark. */
async function applyDelivery({ db }: Deps, { email, at }: Pick<MailReport, 'email' | 'at'>): Promise<void> {
  const failures = await findFailures(db, email)
  const isRefusedSince = failures.some((each) => each.at > at && isRefusal(each.cause))
  if (!isRefusedSince) await commit(db, endMark(db, { email, at }))
}

/** Marks the address if the rule requires it. Nothing is stored about addresses without an account. */
export async function noteFailure(
  deps: Deps,
  { id, email, cause, at }: { id: string; email: string; cause: MailCause; at: number },
): Promise<void> {
  const { db } = deps
  if (!(await isOurs(deps, email))) return
  const failures = await findFailures(db, email)
  if (failures.some((each) => each.id === id)) return
  const delayedAt = failures.filter((each) => each.cause === 'delayed' && !each.settled).map((each) => each.at)
  const marks = isMarkedBy({ cause, at }, delayedAt) ? [insertMark(db, { email, cause, at })] : []
  await commit(db, [insertFailure(db, { id, email, cause, at }), ...marks])
}

/** Unsubscribes from the mail's kind; from all kinds if it had none, or is too old. */
async function applyComplaint(deps: Deps, { id, mailId, email, at }: Omit<MailReport, 'what'>): Promise<void> {
  const { db } = deps
  const kind = await findKindOf(db, mailId)
  if (kind === null || kind === 'newsletter') await commit(db, [deleteAddressOf(db, email)])
  if (kind === 'newsletter' || !(await isOurs(deps, email))) return
  const failures = await findFailures(db, email)
  if (failures.some((each) => each.id === id)) return
  const kinds = kind === null ? MAIL_KINDS : [kind]
  await commit(db, [insertFailure(db, { id, email, cause: 'complaint', at }), ...insertEnded(db, { email, kinds, at })])
}

async function isOurs({ db, supportEmail }: Deps, email: string): Promise<boolean> {
  return (await findByEmail(db, email)) !== null || email === (await supportEmail()).toLowerCase()
}
