// Log-in by password and by code, and new passwords (PRODUCT 3).
import { AppError } from '#workers/contract/errors.ts'
import type { OtpRequest, ResetPasswordRequest, VerifyOtpRequest } from '#workers/contract/identity.ts'
import { HOUR, MINUTE } from '#workers/contract/limits.ts'
import { commit } from '#workers/db/commit.ts'
import { type Account, findByEmail, updateAccount } from './account.repo.ts'
import { limitSends, redeemCode, sendCode } from './codes.ts'
import { assertNotCommon } from './common-passwords.ts'
import type { IdentityDeps } from './deps.ts'
import { revokeAll } from './login.repo.ts'
import { openLogin, type Tokens } from './logins.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { confirmRegistration, type ExtraStatements, resendRegistration } from './register.ts'

export type LoggedIn = { account: Account; tokens: Tokens }

/**
 * By e-mail and password. Unknown and closed accounts answer as a wrong password does, after as long. Throws
 * second_step for admins who need a code too; it is on its way then.
 */
export async function logIn(deps: IdentityDeps, email: string, password: string): Promise<LoggedIn> {
  await deps.limits.hit('login', email, 20, 15 * MINUTE)
  const account = await findByEmail(deps.db, email)
  const usable = account?.status === 'active' ? account : null
  const { ok, rehash } = await verifyPassword(password, { hash: usable?.passwordHash ?? null, cost: deps.passwordCost })
  if (!usable || !ok) throw new AppError('invalid_credentials')
  if (rehash) await updateAccount(deps.db, usable.id, { passwordHash: await hashPassword(password, deps.passwordCost) })
  await deps.limits.clear('login', email)
  if (usable.role === 'admin' && deps.adminSecondStep) {
    await limitSends(deps, email, 'second_step')
    await sendCode(deps, { email, purpose: 'second_step' })
    throw new AppError('second_step')
  }
  return { account: usable, tokens: await openLogin(deps, usable) }
}

/** Sends a code for `purpose` if the account allows it; the answer is the same if not, so that it reveals nothing. */
export async function requestCode(deps: IdentityDeps, { email, purpose, registration }: OtpRequest): Promise<void> {
  await limitSends(deps, email, purpose)
  if (purpose === 'register') return resendRegistration(deps, email, registration)
  const account = await findByEmail(deps.db, email)
  // With two-step login, a code alone never logs an admin in.
  const alone = purpose === 'login' && account?.role === 'admin' && deps.adminSecondStep
  if (account?.status === 'active' && !alone) await sendCode(deps, { email, purpose })
}

/** Confirms an e-mail (purpose register) or logs in (purpose login, second_step) with a code. */
export async function verifyCode(
  deps: IdentityDeps,
  form: VerifyOtpRequest,
  extraStatements: ExtraStatements,
): Promise<LoggedIn> {
  const { email, otp, purpose } = form
  if (purpose === 'register') {
    const account = await confirmRegistration(deps, form, extraStatements)
    return { account, tokens: await openLogin(deps, account) }
  }
  await redeemCode(deps, { email, purpose, guess: otp })
  const account = await findByEmail(deps.db, email)
  if (account?.status !== 'active') throw new AppError('wrong_code')
  return { account, tokens: await openLogin(deps, account) }
}

/** Sets a new password by code and ends all logins of the account. Returns the account. */
export async function resetPassword(deps: IdentityDeps, form: ResetPasswordRequest): Promise<Account> {
  assertNotCommon(form.password)
  await redeemCode(deps, { email: form.email, purpose: 'reset', guess: form.otp })
  const account = await findByEmail(deps.db, form.email)
  if (account?.status !== 'active') throw new AppError('wrong_code')
  const passwordHash = await hashPassword(form.password, deps.passwordCost)
  await commit(deps.db, [
    updateAccount(deps.db, account.id, { passwordHash, loginVersion: account.loginVersion + 1 }),
    revokeAll(deps.db, account.id, deps.now()),
  ])
  return account
}

/** Whether an e-mail is free to register. Only this call reveals it, so it is limited per caller. */
export async function isEmailFree(deps: IdentityDeps, email: string, caller: string): Promise<boolean> {
  await deps.limits.hit('check-email', caller, 20, HOUR)
  return (await findByEmail(deps.db, email)) === null
}
