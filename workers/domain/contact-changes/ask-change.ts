// Requests a new e-mail address or phone number, for the account's owner or an admin.
import type { EmailChangeAnswer, EmailChangeRequest } from '#workers/contract/accounts/contact-changes.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { pathIn } from '#workers/contract/text/language.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import {
  type Account,
  assertPassword,
  type ContactField,
  canText,
  deleteWaiting,
  findByEmail,
  findById,
  insertWaiting,
  mailSafety,
} from '#workers/domain/identity/index.ts'
import { hasOpenEntryAbout } from '#workers/domain/inbox/index.ts'
import { contactChangeTexts } from './contact-change-text.ts'
import type { ChangeDeps } from './deps.ts'
import { phoneReplaced } from './replaced-number.ts'

const ASKED_AN_HOUR = 5

/** The entries of the inbox about objections to changes of this account. */
export const objectOf = (accountId: string) => ({ kind: 'contact_change' as const, object: `account:${accountId}` })

const emailOf = (accountId: string) => ({ accountId, field: 'email' as const })

/**
 * Requests a change for the owner, with the password; the current address cancels a pending change. An address with an account
 * is stored as pending but never confirmed, so that the answer does not reveal it. Throws invalid, rate_limited, mail_refused,
 * and wrong_state while an objection is open.
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
  const { statements, send } = await askEmail(deps, { account, value: email, askedBy: account.id })
  await commit(deps.db, statements)
  await send()
  return { pending_email: email }
}

export async function takeBackChange({ db }: Pick<ChangeDeps, 'db'>, { userId }: Viewer): Promise<EmailChangeAnswer> {
  await commit(db, [deleteWaiting(db, emailOf(userId))])
  return { pending_email: null }
}

type Asked = { account: Account; value: string; askedBy: string }

/**
 * `statements` store the change; `send` mails about it afterwards, and cancels it if the mailbox refuses the mail. `waits`: it
 * takes effect once it is confirmed.
 */
export type AskedChange = { statements: Statement[]; send(): Promise<void>; waits: boolean }

/**
 * Requests a change for an admin. A number is pending if the account has a verified one and the new one can receive texts;
 * otherwise it is stored at once, as unverified, and the previous one is retained. Throws email_taken, wrong_state.
 */
export async function askAsAdmin(
  deps: ChangeDeps,
  { field, ...asked }: Asked & { field: ContactField },
): Promise<AskedChange> {
  if (field === 'email') {
    if (await findByEmail(deps.db, asked.value)) throw new AppError('email_taken')
    return askEmail(deps, asked)
  }
  const { db, newId, now } = deps
  const { account, value, askedBy } = asked
  if (account.phoneVerifiedAt === null || !canText(deps, value)) {
    const { statements, tell } = await phoneReplaced(deps, { before: account, phone: value, askedBy })
    return {
      statements: [deleteWaiting(db, { accountId: account.id, field }), ...statements],
      send: tell,
      waits: false,
    }
  }
  return {
    statements: insertWaiting(db, { id: newId(), accountId: account.id, field, value, askedBy, askedAt: now() }),
    send: () => mailOfNumber(deps, account, value),
    waits: true,
  }
}

async function askEmail(deps: ChangeDeps, { account, value, askedBy }: Asked): Promise<AskedChange> {
  const { db, newId, now } = deps
  if (await hasOpenEntryAbout(db, objectOf(account.id)))
    throw new AppError('wrong_state', { problem: problem('change_objected') })
  const id = newId()
  return {
    statements: insertWaiting(db, { id, ...emailOf(account.id), value, askedBy, askedAt: now() }),
    async send() {
      await mailConfirmation(deps, { id, account, email: value })
      await mailOfAddress(deps, account, value)
    },
    waits: true,
  }
}

async function mailConfirmation(
  { db, mail, origin, seal, platformName }: ChangeDeps,
  { id, account, email }: { id: string; account: Account; email: string },
): Promise<void> {
  const holder = await findByEmail(db, email)
  const language = (holder ?? account).language ?? 'en'
  const path = holder ? '/login' : `/mails/email/${await seal('email', id)}`
  const words = { name: await platformName(language), link: origin + pathIn(language, path) }
  const letter = contactChangeTexts[language][holder ? 'taken' : 'confirm'](words)
  await mail.send({ to: email, language, occasion: 'asked', ...letter }).catch(async (error: unknown) => {
    await commit(db, [deleteWaiting(db, emailOf(account.id))])
    throw error
  })
}

/** Mails the current address that a new one is pending, and that a new password cancels it. */
async function mailOfAddress(deps: ChangeDeps, account: Account, email: string): Promise<void> {
  await mailSafety(deps, account, async (language) => {
    const link = deps.origin + pathIn(language, '/forgot-password')
    return contactChangeTexts[language].emailWaits({ name: await deps.platformName(language), link, email })
  })
}

async function mailOfNumber(deps: ChangeDeps, account: Account, phone: string): Promise<void> {
  await mailSafety(deps, account, async (language) => {
    const link = deps.origin + pathIn(language, `/dashboard/${account.role}/profile`)
    return contactChangeTexts[language].phoneWaits({ name: await deps.platformName(language), link, phone })
  })
}
