// Login by a passkey, which is two factors at once, or by password and recovery code.

import type { RecoveryLoginRequest } from '#workers/contract/accounts/passkeys.ts'
import type { WebAuthnMessage } from '#workers/contract/accounts/webauthn.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { findById } from '#workers/domain/identity/account.repo.ts'
import type { Caller, IdentityDeps } from '#workers/domain/identity/deps.ts'
import { hashSecret } from '#workers/domain/identity/secrets.ts'
import { type LoggedIn, rightPassword } from './log-in.ts'
import { openLogin } from './logins.ts'
import * as repo from './passkey.repo.ts'
import { askedBy, keepChallenge } from './passkeys.ts'

export async function preparePasskeyLogin(deps: IdentityDeps): Promise<{ options: WebAuthnMessage }> {
  const options = await deps.webAuthn.requestOptions()
  await keepChallenge(deps, options.challenge, null)
  return { options }
}

/** Throws passkey_refused for an unknown passkey, a closed account, and an invalid response. */
export async function logInByPasskey(
  deps: IdentityDeps,
  { response }: { response: { id: string } },
  caller: Caller,
): Promise<LoggedIn> {
  const known = await repo.findByCredential(deps.db, response.id)
  if (!known) throw new AppError('passkey_refused')
  const { id, userId, credentialId, publicKey, counter, transports } = known
  const credential = { id: credentialId, publicKey, counter, transports }
  const used = await deps.webAuthn.verifyRequest({ response, askedByUs: askedBy(deps, null), credential })
  const account = used === null ? null : await findById(deps.db, userId)
  if (used === null || account?.status !== 'active') throw new AppError('passkey_refused')
  await repo.noteUse(deps.db, { id, counter: used, at: deps.now() })
  return { account, tokens: await openLogin(deps, account, caller) }
}

/** Logs in with the password and a recovery code. Throws invalid_credentials, proof_needed, wrong_code. */
export async function logInByRecoveryCode(
  deps: IdentityDeps,
  { code, ...form }: RecoveryLoginRequest,
  caller: Caller,
): Promise<LoggedIn> {
  const account = await rightPassword(deps, form, caller)
  const hash = await hashSecret(code)
  if (!(await repo.takeRecoveryCode(deps.db, { userId: account.id, hash, at: deps.now() })))
    throw new AppError('wrong_code', { fields: { code: problem('recovery_code_incorrect') } })
  return { account, tokens: await openLogin(deps, account, caller) }
}
