// Mails: decides which mails are sent to an address, and applies reports on them.

import { MAIL_KINDS, type MailChoice, type MailChoiceAnswer } from '#workers/contract/accounts/mails.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { KEPT } from '#workers/contract/admin/retention-periods.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { commit } from '#workers/db/commit.ts'
import { auditWhen } from '#workers/domain/audit/index.ts'
import { findById, requirePermission } from '#workers/domain/identity/index.ts'
import { bindDeps } from '../bind-deps.ts'
import { applyReport } from './apply-report.ts'
import type { MailDeps } from './deps.ts'
import {
  countFailures,
  deleteEnded,
  deleteReportsBefore,
  endMark,
  findEnded,
  hasMark,
  insertEnded,
} from './mail.repo.ts'
import { askToConfirm, confirmByLink, endByLink } from './mail-links.ts'
import { sendMail } from './send-mail.ts'

export type { MailReport } from './apply-report.ts'
export type { MailDeps } from './deps.ts'
export { deleteMailsOf } from './mail.repo.ts'
export { mailTexts } from './mail-text.ts'

export function createMails(deps: MailDeps) {
  return bindDeps(deps, {
    send: sendMail,
    apply: applyReport,
    arrived,
    askToConfirm,
    confirmByLink,
    endByLink,
    choice: readChoice,
    choose,
    clearMark,
    counts: ({ db, now }: MailDeps) => countFailures(db, now() - KEPT.mailFailures),
    forgetReports: ({ db, now }: MailDeps) => deleteReportsBefore(db, now() - KEPT.mailFailures),
  })
}

/** A code from a mail was entered, which proves that the address receives mails. */
async function arrived({ db, now }: MailDeps, email: string): Promise<void> {
  await commit(db, endMark(db, { email, at: now() }))
}

async function readChoice({ db }: MailDeps, { email }: Viewer): Promise<MailChoiceAnswer> {
  return { ended: await findEnded(db, email) }
}

async function choose(deps: MailDeps, { viewer, choice }: { viewer: Viewer; choice: MailChoice }) {
  const { db, now } = deps
  const { email } = viewer
  const wanted = MAIL_KINDS.filter((kind) => !choice.ended.includes(kind))
  await commit(db, [
    deleteEnded(db, { email, kinds: wanted }),
    ...insertEnded(db, { email, kinds: choice.ended, at: now() }),
  ])
  return readChoice(deps, viewer)
}

/** An admin removes the mark of an account's address; the audit log records it. */
async function clearMark({ db, now }: MailDeps, { viewer, id }: { viewer: Viewer; id: string }): Promise<void> {
  requirePermission(viewer, 'manage_clients')
  const account = await findById(db, id)
  if (!account || account.status === 'closed') throw new AppError('not_found')
  const at = now()
  const entry = { at, actorId: viewer.userId, action: 'clear_mail_mark', object: `${account.role}:${id}` }
  const until = { email: account.email, at }
  await commit(db, [auditWhen(db, entry, hasMark(db, until)), ...endMark(db, until)])
}
