// A new e-mail address is asked for: by the account's owner, or by an admin.
import type { EmailChangeAnswer, EmailChangeRequest } from '#workers/contract/contact-changes.ts'
import { HOUR } from '#workers/contract/durations.ts'
import { AppError } from '#workers/contract/errors.ts'
import { pathIn } from '#workers/contract/language.ts'
import { problem } from '#workers/contract/problem.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import {
  type Account,
  assertPassword,
  deleteWaiting,
  findByEmail,
  findById,
  insertWaiting,
} from '#workers/domain/identity/index.ts'
import { hasOpenEntryAbout } from '#workers/domain/inbox/index.ts'
import { contactChangeTexts } from './contact-change-text.ts'
import type { ChangeDeps } from './deps.ts'

const ASKED_AN_HOUR = 5

/** The entries of the inbox about objections to changes of this account. */
export const objectOf = (accountId: string) => ({ kind: 'contact_change' as const, object: `account:${accountId}` })

/**
 * The owner asks, with the password; one's present address takes a waiting change back. Throws invalid, email_taken, rate_limited,
 * mail_refused, and wrong_state while an objection is open.
 */
export async function askOwnChange(
  deps: ChangeDeps,
  { viewer, form: { email, password } }: { viewer: Viewer; form: EmailChangeRequest },
): Promise<EmailChangeAnswer> {
  const account = await findById(deps.db, viewer.userId)
  if (!account) throw new AppError('not_found')
  await assertPassword(deps, { account, typed: password })
  await deps.limits.hit('email-change', account.id, ASKED_AN_HOUR, HOUR)
  if (email === account.email) return takeBackChange(deps, viewer)
  const { statements, send } = await askChange(deps, { account, email, askedBy: account.id })
  await commit(deps.db, statements)
  await send().catch(async (error: unknown) => {
    await commit(deps.db, [deleteWaiting(deps.db, account.id)])
    throw error
  })
  return { pending_email: email }
}

export async function takeBackChange({ db }: Pick<ChangeDeps, 'db'>, { userId }: Viewer): Promise<EmailChangeAnswer> {
  await commit(db, [deleteWaiting(db, userId)])
  return { pending_email: null }
}

type Asked = { account: Account; email: string; askedBy: string }

/** The statements of a change that waits, and the mail that goes out once they are stored. Throws email_taken, wrong_state. */
export async function askChange(
  deps: ChangeDeps,
  { account, email, askedBy }: Asked,
): Promise<{ statements: Statement[]; send(): Promise<void> }> {
  const { db, newId, now } = deps
  if (await hasOpenEntryAbout(db, objectOf(account.id)))
    throw new AppError('wrong_state', { problem: problem('change_objected') })
  if (await findByEmail(db, email)) throw new AppError('email_taken')
  const id = newId()
  return {
    statements: insertWaiting(db, { id, accountId: account.id, email, askedBy, askedAt: now() }),
    send: () => mailConfirmation(deps, { id, account, email }),
  }
}

async function mailConfirmation(
  { mail, origin, seal, platformName }: ChangeDeps,
  { id, account, email }: { id: string; account: Account; email: string },
): Promise<void> {
  const language = account.language ?? 'en'
  const link = `${origin}${pathIn(language, '/mails/email')}/${await seal('email', id)}`
  const letter = contactChangeTexts[language].confirm({ name: await platformName(language), link })
  await mail.send({ to: email, language, occasion: 'asked', ...letter })
}
