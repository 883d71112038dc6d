// The answer to a login: tokens, the user, and the cookie for the screens.

import type {
  LoginAnswer,
  LoginRequest,
  ResetPasswordRequest,
  VerifyOtpRequest,
} from '#workers/contract/accounts/identity.ts'
import type { PasskeyLoginRequest, RecoveryLoginRequest } from '#workers/contract/accounts/passkeys.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { findById } from '#workers/domain/identity/account.repo.ts'
import type { Caller, IdentityDeps, LoginDeps } from '#workers/domain/identity/deps.ts'
import { wireUser } from '#workers/domain/identity/profile.ts'
import { deviceCookie } from './known-device.ts'
import { type LoggedIn, logIn, resetPassword, verifyCode } from './log-in.ts'
import { revokeOutdated } from './login.repo.ts'
import { logOut, type Tokens } from './logins.ts'
import { logInByPasskey, logInByRecoveryCode } from './passkey-login.ts'
import { tokensOfCookie } from './tokens-of-cookie.ts'

/** `device`: the cookie that identifies this browser at its next login. */
type Answer = LoginAnswer & Pick<Tokens, 'cookie'> & { device: string }

export async function answerLogin(deps: LoginDeps, form: LoginRequest, caller: Caller): Promise<Answer> {
  return toAnswer(deps, await logIn(deps, form, caller))
}

export async function answerCode(deps: LoginDeps, form: VerifyOtpRequest, caller: Caller): Promise<Answer> {
  const extraStatements = await deps.statementsBeside()
  return toAnswer(deps, await verifyCode(deps, form, { ...caller, extraStatements }))
}

export async function answerPasskey(deps: LoginDeps, form: PasskeyLoginRequest, caller: Caller): Promise<Answer> {
  return toAnswer(deps, await logInByPasskey(deps, form, caller))
}

export async function answerRecoveryCode(deps: LoginDeps, form: RecoveryLoginRequest, caller: Caller): Promise<Answer> {
  return toAnswer(deps, await logInByRecoveryCode(deps, form, caller))
}

/** Throws unauthenticated. */
export async function answerCookie(deps: LoginDeps, value: string): Promise<LoginAnswer & Pick<Tokens, 'cookie'>> {
  const { access, refresh, cookie, userId } = await tokensOfCookie(deps, value)
  const account = await findById(deps.db, userId)
  if (!account) throw new AppError('unauthenticated')
  return { access, refresh, user: await wireUser(deps, account), role: account.role, cookie }
}

async function toAnswer(deps: IdentityDeps, { account, tokens }: LoggedIn): Promise<Answer> {
  const { access, refresh, cookie } = tokens
  const device = await deviceCookie(deps, account)
  return { access, refresh, user: await wireUser(deps, account), role: account.role, cookie, device }
}

export async function endAllLogins(deps: LoginDeps, form: ResetPasswordRequest, caller: Caller): Promise<void> {
  const { id, role } = await resetPassword(deps, form, caller)
  await deps.closeSockets(id, role)
}

export async function endLogin(deps: LoginDeps, by: { refresh?: string; loginId?: string }): Promise<void> {
  const viewer = await logOut(deps, by)
  if (viewer) await deps.closeSockets(viewer.userId, viewer.role)
}

/** Closes the sockets of logins that ended through a change of the account: password, role, status, `npm run admin:create`. */
export async function endOutdatedLogins(deps: LoginDeps): Promise<void> {
  for (const userId of await revokeOutdated(deps.db, deps.now())) await deps.closeAllSockets(userId)
}
