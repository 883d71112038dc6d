// What a client gets when somebody is logged in: tokens, the user, and the cookie for the screens.
import type { LoginAnswer } from '#workers/contract/identity.ts'
import type { Role } from '#workers/contract/roles.ts'
import type { Statement } from '#workers/db/commit.ts'
import type { IdentityDeps } from './deps.ts'
import { type LoggedIn, logIn, resetPassword, verifyCode } from './log-in.ts'
import { logOut, type Tokens } from './logins.ts'
import { wireUser } from './profile.ts'

export type LoginDeps = IdentityDeps & {
  /** Reads the settings; the returned function makes an astrologer's rows, written in one batch with the account. */
  statementsBeside(): Promise<(accountId: string, practice: unknown) => Statement[]>
  /** Closes the sockets of a login that is over. */
  closeSockets(userId: string, role: Role): Promise<void>
}

type Answer = LoginAnswer & Pick<Tokens, 'cookie'>

export async function answerLogin(deps: LoginDeps, email: string, password: string): Promise<Answer> {
  return toAnswer(deps, await logIn(deps, email, password))
}

export async function answerCode(deps: LoginDeps, form: Parameters<typeof verifyCode>[1]): Promise<Answer> {
  return toAnswer(deps, await verifyCode(deps, form, await deps.statementsBeside()))
}

async function toAnswer(deps: IdentityDeps, { account, tokens }: LoggedIn): Promise<Answer> {
  const { access, refresh, cookie } = tokens
  return { access, refresh, user: await wireUser(deps, account), role: account.role, cookie }
}

export async function endAllLogins(deps: LoginDeps, form: Parameters<typeof resetPassword>[1]): Promise<void> {
  const { id, role } = await resetPassword(deps, form)
  await deps.closeSockets(id, role)
}

export async function endLogin(deps: LoginDeps, by: { refresh?: string; loginId?: string }): Promise<void> {
  const viewer = await logOut(deps, by)
  if (viewer) await deps.closeSockets(viewer.userId, viewer.role)
}
