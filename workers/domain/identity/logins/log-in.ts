// Login by password and by code, and new passwords.

import type {
  LoginRequest,
  OtpRequest,
  ResetPasswordRequest,
  VerifyOtpRequest,
} from '#workers/contract/accounts/identity.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { commit } from '#workers/db/commit.ts'
import { type Account, findByEmail, replaceHash, updateAccount } from '#workers/domain/identity/account.repo.ts'
import { redeemCode, sendCode } from '#workers/domain/identity/codes.ts'
import { deleteWaiting } from '#workers/domain/identity/contact-change.repo.ts'
import type { Caller, IdentityDeps } from '#workers/domain/identity/deps.ts'
import {
  clearPasswordTries,
  countWrongPassword,
  limitCodeSend,
  limitPasswordTry,
} from '#workers/domain/identity/limits/guess-limits.ts'
import { assertNotCommon } from '#workers/domain/identity/passwords/common-passwords.ts'
import { confirmRegistration, type ExtraStatements, resendRegistration } from '#workers/domain/identity/register.ts'
import { tellOfChange } from './devices.ts'
import { revokeAll } from './login.repo.ts'
import { openLogin, type Tokens } from './logins.ts'
import { hasPasskey } from './passkey.repo.ts'

export type LoggedIn = { account: Account; tokens: Tokens }

/**
 * Logs in by e-mail address and password. Unknown and closed accounts get the answer for a wrong password after the same time.
 * Throws proof_needed while the address is under attack, passkey_needed for admins with a passkey, and second_step for admins
 * who need a code, which is then sent.
 */
export async function logIn(deps: IdentityDeps, form: LoginRequest, caller: Caller): Promise<LoggedIn> {
  const account = await rightPassword(deps, form, caller)
  if (account.role === 'admin' && deps.adminSecondStep) {
    // A code would not be independent of the password, because the same mailbox also resets it.
    if (await hasPasskey(deps.db, account.id)) throw new AppError('passkey_needed')
    const { email } = form
    await limitCodeSend(deps, { email, purpose: 'second_step', caller, owed: true })
    const language = account.language ?? caller.language
    await sendCode(deps, { email, purpose: 'second_step', caller, language, isCrowded: false })
    throw new AppError('second_step')
  }
  return { account, tokens: await openLogin(deps, account, caller) }
}

/** The account of this e-mail address and password. Throws invalid_credentials, proof_needed. */
export async function rightPassword(
  deps: IdentityDeps,
  { email, password }: LoginRequest,
  caller: Caller,
): Promise<Account> {
  const account = await findByEmail(deps.db, email)
  const usable = account?.status === 'active' ? account : null
  const attempt = { email, owner: usable, caller }
  await limitPasswordTry(deps, attempt)
  const { ok, rehash } = await deps.passwords.verify(password, usable?.passwordHash ?? null)
  if (!usable || !ok) {
    await countWrongPassword(deps, attempt)
    throw new AppError('invalid_credentials')
  }
  await clearPasswordTries(deps, attempt)
  return rehash ? renewHash(deps, usable, password) : usable
}

/** Replaces only the hash that was compared, because the password may have changed meanwhile. */
async function renewHash({ db, passwords }: IdentityDeps, account: Account, password: string): Promise<Account> {
  const { id, passwordHash: old } = account
  if (old === null) return account
  const next = await passwords.hash(password)
  await replaceHash(db, { id, old, next })
  return { ...account, passwordHash: next }
}

/**
 * Counts the request, and returns a function that sends a code for `purpose` if the account permits it. The answer is always
 * the same and does not wait for the mail, because its time would reveal the account. Throws rate_limited, proof_needed.
 */
export async function requestCode(
  deps: IdentityDeps,
  { email, purpose, registration }: OtpRequest,
  caller: Caller,
): Promise<() => Promise<void>> {
  const account = await findByEmail(deps.db, email)
  const owner = account?.status === 'active' ? account : null
  const isCrowded = await limitCodeSend(deps, { email, owner, purpose, caller })
  return async () => {
    if (purpose === 'register') return resendRegistration(deps, { email, secret: registration, caller, isCrowded })
    // With two-step login, a code alone never logs an admin in.
    const alone = purpose === 'login' && owner?.role === 'admin' && deps.adminSecondStep
    if (!owner || alone) return
    const language = owner.language ?? caller.language
    await sendCode(deps, { email, purpose, caller, language, isCrowded }).catch(passOverRefused)
  }
}

/** A refused mail would reveal that the account exists. */
function passOverRefused(error: unknown): void {
  if (!isAppError(error) || error.code !== 'mail_refused') throw error
}

/** Confirms an e-mail address (purpose register) or logs in (purpose login, second_step) with a code. */
export async function verifyCode(
  deps: IdentityDeps,
  form: VerifyOtpRequest,
  { extraStatements, ...caller }: Caller & { extraStatements: ExtraStatements },
): Promise<LoggedIn> {
  const { email, otp, purpose } = form
  if (purpose === 'register') {
    const account = await confirmRegistration(deps, form, { ...caller, extraStatements })
    return { account, tokens: await openLogin(deps, account, caller) }
  }
  await redeemCode(deps, { email, purpose, guess: otp, caller })
  const account = await findByEmail(deps.db, email)
  if (account?.status !== 'active') throw new AppError('wrong_code')
  // A code that was sent before the account had a passkey.
  if (purpose === 'second_step' && (await hasPasskey(deps.db, account.id))) throw new AppError('passkey_needed')
  return { account, tokens: await openLogin(deps, account, caller) }
}

/** Sets a new password by code, and ends all logins of the account and its pending changes. Returns the account. */
export async function resetPassword(deps: IdentityDeps, form: ResetPasswordRequest, caller: Caller): Promise<Account> {
  assertNotCommon(form.password, { email: form.email })
  // Hashed first, so that the code remains valid when the hashers are busy (503).
  const passwordHash = await deps.passwords.hash(form.password)
  await redeemCode(deps, { email: form.email, purpose: 'reset', guess: form.otp, caller })
  const account = await findByEmail(deps.db, form.email)
  if (account?.status !== 'active') throw new AppError('wrong_code')
  await commit(deps.db, [
    updateAccount(deps.db, account.id, { passwordHash, loginVersion: account.loginVersion + 1 }),
    revokeAll(deps.db, account.id, deps.now()),
    deleteWaiting(deps.db, { accountId: account.id }),
  ])
  await tellOfChange(deps, account, 'password')
  return account
}

/** True if an e-mail address can be registered. Only this call reveals it, so the endpoint limits it by network. */
export async function isEmailFree(deps: IdentityDeps, email: string): Promise<boolean> {
  return (await findByEmail(deps.db, email)) === null
}
