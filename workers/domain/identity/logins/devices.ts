// The logged-in devices of a person, and the change of the password. Each device is one login.

import type { ChangePasswordRequest, LoginsAnswer } from '#workers/contract/accounts/identity.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { type Language, pathIn } from '#workers/contract/text/language.ts'
import { commit } from '#workers/db/commit.ts'
import { recordEvent } from '#workers/domain/account-events/index.ts'
import { type Account, findById, updateAccount } from '#workers/domain/identity/account.repo.ts'
import { deleteWaiting } from '#workers/domain/identity/contact-change.repo.ts'
import type { IdentityDeps, LoginDeps } from '#workers/domain/identity/deps.ts'
import { type identityEnglish, identityTexts } from '#workers/domain/identity/identity-text.ts'
import { assertNotCommon } from '#workers/domain/identity/passwords/common-passwords.ts'
import { assertPassword } from '#workers/domain/identity/passwords/own-password.ts'
import { mailSafety } from '#workers/domain/identity/safety-mail.ts'
import { endOthers, findLive, revokeOthers, revokeOwn } from './login.repo.ts'

/** The viewer's own device first, then the others by their last use. */
export async function listLogins({ db, now }: IdentityDeps, { userId, loginId }: Viewer): Promise<LoginsAnswer> {
  const rows = await findLive(db, userId, now())
  const results = rows.map(({ id, browser, createdAt, lastSeenAt }) => ({
    id,
    browser,
    created_at: createdAt,
    last_seen_at: lastSeenAt,
    current: id === loginId,
  }))
  return { results: results.sort((a, b) => Number(b.current) - Number(a.current)) }
}

/** Ends one login of the viewer. Throws not_found for an unknown or foreign one. */
export async function endOneLogin(deps: LoginDeps, viewer: Viewer, id: string): Promise<void> {
  if (!(await revokeOwn(deps.db, { userId: viewer.userId, id, at: deps.now() }))) throw new AppError('not_found')
  await deps.closeSockets(viewer.userId, viewer.role)
}

/** Ends every login of the viewer but this one. */
export async function endOtherLogins(deps: LoginDeps, viewer: Viewer): Promise<void> {
  await endOthers(deps.db, { userId: viewer.userId, loginId: viewer.loginId, at: deps.now() })
  // The viewer's own page reconnects with a new ticket.
  await deps.closeSockets(viewer.userId, viewer.role)
}

/** Sets a new password if the old one is right, ends all other logins and pending changes, and mails the owner. */
export async function changePassword(deps: LoginDeps, viewer: Viewer, form: ChangePasswordRequest): Promise<void> {
  const account = await findById(deps.db, viewer.userId)
  if (!account) throw new AppError('not_found')
  await assertPassword(deps, { account, typed: form.current_password, field: 'current_password' })
  assertNotCommon(form.password, account)
  const passwordHash = await deps.passwords.hash(form.password)
  const at = deps.now()
  await commit(deps.db, [
    updateAccount(deps.db, account.id, { passwordHash }),
    revokeOthers(deps.db, { userId: account.id, loginId: viewer.loginId, at }),
    deleteWaiting(deps.db, { accountId: account.id }),
    recordEvent(deps.db, { accountId: account.id, at, what: 'profile', changes: [{ field: 'password' }] }),
  ])
  await deps.closeSockets(viewer.userId, viewer.role)
  await tellOfChange(deps, account, 'password')
}

/** Mails the owner about a change of a login method or contact (ASVS 6.3.7). */
export async function tellOfChange(
  deps: MailDeps,
  account: Addressee,
  what: keyof (typeof identityEnglish)['changed'],
): Promise<void> {
  await mailSafety(deps, account, (language) => identityTexts[language].changed[what](resetPage(deps, language)))
}

/** Mails the owner about many wrong passwords. */
export async function tellOfGuesses(deps: MailDeps, account: Addressee): Promise<void> {
  await mailSafety(deps, account, (language) => identityTexts[language].guesses(resetPage(deps, language)))
}

type MailDeps = Pick<IdentityDeps, 'mail' | 'origin'>
type Addressee = Pick<Account, 'email' | 'language'>

const resetPage = ({ origin }: MailDeps, language: Language) => origin + pathIn(language, '/forgot-password')
