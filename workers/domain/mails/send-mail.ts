// The single place that decides which mails an address gets (docs/decisions/emails.md).

import { MAIL_KINDS, type MailAct, type MailKind, type MailOccasion } from '#workers/contract/accounts/mails.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Mail } from '#workers/contract/ports.ts'
import { pathIn } from '#workers/contract/text/language.ts'
import { commit } from '#workers/db/commit.ts'
import { findByEmail } from '#workers/domain/identity/index.ts'
import { logFailure } from '#workers/log.ts'
import { noteFailure } from './apply-report.ts'
import type { MailDeps } from './deps.ts'
import { endMark, findStanding, insertSent, type Mark } from './mail.repo.ts'
import { fateOf } from './mark-rule.ts'

export function isKind(occasion: MailOccasion): occasion is MailKind {
  return (MAIL_KINDS as readonly string[]).includes(occasion)
}

/** Sends a mail, or holds it back. Throws mail_refused if the address accepts none, and otherwise the service's errors. */
export async function sendMail(deps: MailDeps, mail: Mail): Promise<void> {
  const { occasion } = mail
  const { mark, ended } = await findStanding(deps.db, mail.to)
  const fate = fateOf({ occasion, marked: mark !== null, ended: isKind(occasion) && ended.includes(occasion) })
  if (fate === 'held') return
  if (fate === 'tried') await show(deps, mail)
  const id = await deliver(deps, isKind(occasion) ? await withLeave(deps, mail, occasion) : mail, fate === 'sent')
  await noteSent(deps, { mail, id, mark }).catch((error: unknown) => logFailure({ event: 'mail.failed' }, error))
}

async function deliver(deps: MailDeps, mail: Mail, showsRefused: boolean): Promise<string | null> {
  try {
    return await deps.service.send(mail)
  } catch (error) {
    const cause = deps.refusalOf(error)
    if (cause === null) throw error
    await noteFailure(deps, { id: `send:${deps.newId()}`, email: mail.to, cause, at: deps.now() })
    if (showsRefused && mail.occasion === 'safety') await show(deps, mail)
    throw new AppError('mail_refused', { log: `the mail service refused: ${cause}` })
  }
}

/** The kind is stored for complaints. A service that accepts mail for an address again no longer suppresses it. */
async function noteSent(
  { db, now }: MailDeps,
  { mail, id, mark }: { mail: Mail; id: string | null; mark: Mark | null },
): Promise<void> {
  const { occasion, to } = mail
  if (id !== null && (isKind(occasion) || occasion === 'newsletter'))
    await insertSent(db, { id, kind: occasion, at: now() })
  if (mark?.cause === 'suppressed') await commit(db, endMark(db, { email: to, at: now() }))
}

async function show({ db, show: list }: MailDeps, { to, notice }: Mail): Promise<void> {
  const account = notice && (await findByEmail(db, to))
  if (account) await list(account.id, notice)
}

/** The mail contains the unsubscribe link for people, and in its headers for mail clients (RFC 8058). */
async function withLeave(deps: MailDeps, mail: Mail, kind: MailKind): Promise<Mail> {
  const account = await findByEmail(deps.db, mail.to)
  if (!account) return mail
  const leave = await linkTo(deps, {
    act: 'end',
    ticket: `${kind}~${account.id}`,
    path: pathIn(mail.language, '/mails/end'),
  })
  return { ...mail, leave }
}

export async function linkTo(
  { origin, seal }: Pick<MailDeps, 'origin' | 'seal'>,
  { act, ticket, path }: { act: MailAct; ticket: string; path: string },
): Promise<string> {
  return `${origin}${path}/${await seal(act, ticket)}`
}
