// The viewer's own passkeys and recovery codes. Each change requires the password, and the owner gets a mail.

import {
  type OwnPasswordRequest,
  PASSKEYS_MAX,
  type PasskeysAnswer,
  RECOVERY_CODES,
  type WirePasskey,
} from '#workers/contract/accounts/passkeys.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { AskedByUs, WebAuthnMessage } from '#workers/contract/accounts/webauthn.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { type Account, findById } from '#workers/domain/identity/account.repo.ts'
import type { IdentityDeps } from '#workers/domain/identity/deps.ts'
import { assertPassword } from '#workers/domain/identity/passwords/own-password.ts'
import { hashSecret, newRecoveryCode } from '#workers/domain/identity/secrets.ts'
import { tellOfChange } from './devices.ts'
import * as repo from './passkey.repo.ts'

const CHALLENGE_LIFE = 5 * MINUTE

export async function listPasskeys({ db }: IdentityDeps, { userId }: Viewer): Promise<PasskeysAnswer> {
  const [rows, [codes]] = await db.batch([repo.selectPasskeys(db, userId), repo.selectCodesLeft(db, userId)])
  return { results: rows.map(toWire), recovery_codes_left: codes?.left ?? 0 }
}

/** The options for the browser. Throws invalid for a wrong password, too_many_passkeys. */
export async function preparePasskey(
  deps: IdentityDeps,
  viewer: Viewer,
  { password }: OwnPasswordRequest,
): Promise<{ options: WebAuthnMessage }> {
  const account = await ownAccount(deps, viewer, password)
  const known = await repo.selectPasskeys(deps.db, account.id)
  if (known.length >= PASSKEYS_MAX) throw new AppError('too_many_passkeys')
  const options = await deps.webAuthn.creationOptions({
    accountId: account.id,
    email: account.email,
    fullName: account.fullName,
    language: account.language ?? 'en',
    known: known.map(({ credentialId: id, transports }) => ({ id, transports })),
  })
  await keepChallenge(deps, options.challenge, account.id)
  return { options }
}

/** Stores the passkey that the browser created. Throws passkey_refused for an invalid response. */
export async function addPasskey(
  deps: IdentityDeps,
  viewer: Viewer,
  { response, browser }: { response: object; browser: string },
): Promise<WirePasskey> {
  const made = await deps.webAuthn.verifyCreation({ response, askedByUs: askedBy(deps, viewer.userId) })
  if (!made) throw new AppError('passkey_refused')
  const { id: credentialId, ...key } = made
  const row = {
    ...key,
    credentialId,
    id: deps.newId(),
    userId: viewer.userId,
    name: browser,
    createdAt: deps.now(),
    lastUsedAt: null,
  }
  if (!(await repo.insertPasskey(deps.db, row))) throw new AppError('passkey_refused')
  const account = await findById(deps.db, viewer.userId)
  if (account) await tellOfChange(deps, account, 'passkeys')
  return toWire(row)
}

/** Throws not_found, and last_passkey for the last one of an admin. */
export async function removePasskey(
  deps: IdentityDeps,
  viewer: Viewer,
  { id, password }: OwnPasswordRequest & { id: string },
): Promise<void> {
  const account = await ownAccount(deps, viewer, password)
  const own = { id, userId: viewer.userId }
  if (!(await repo.deletePasskey(deps.db, { ...own, keepLast: viewer.role === 'admin', at: deps.now() }))) {
    const left = await repo.selectPasskeys(deps.db, viewer.userId)
    throw new AppError(left.some((each) => each.id === id) ? 'last_passkey' : 'not_found')
  }
  await tellOfChange(deps, account, 'passkeys')
}

/** Creates new recovery codes and invalidates the old ones. Throws no_passkey if there is no passkey to replace. */
export async function makeRecoveryCodes(
  deps: IdentityDeps,
  viewer: Viewer,
  { password }: OwnPasswordRequest,
): Promise<{ codes: string[] }> {
  const account = await ownAccount(deps, viewer, password)
  if (!(await repo.hasPasskey(deps.db, viewer.userId))) throw new AppError('no_passkey')
  const codes = Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode(deps.random))
  const hashes = await Promise.all(codes.map(hashSecret))
  await repo.replaceRecoveryCodes(deps.db, { userId: viewer.userId, hashes, at: deps.now() })
  await tellOfChange(deps, account, 'recoveryCodes')
  return { codes: codes.map((code) => code.replace(/.{4}(?!$)/g, '$&-')) }
}

/** `accountId` null: for a login, in which the passkey itself identifies its owner. */
export async function keepChallenge(deps: IdentityDeps, challenge: string, accountId: string | null): Promise<void> {
  const expiresAt = deps.now() + CHALLENGE_LIFE
  await repo.insertChallenge(deps.db, { hash: await hashSecret(challenge), userId: accountId, expiresAt })
}

export function askedBy({ db, now }: IdentityDeps, userId: string | null): AskedByUs {
  return async (challenge) => repo.takeChallenge(db, { hash: await hashSecret(challenge), userId, now: now() })
}

async function ownAccount(deps: IdentityDeps, { userId }: Viewer, password: string): Promise<Account> {
  const account = await findById(deps.db, userId)
  if (!account) throw new AppError('not_found')
  await assertPassword(deps, { account, typed: password })
  return account
}

function toWire({ id, name, createdAt, lastUsedAt }: Omit<repo.Passkey, 'userId'>): WirePasskey {
  return { id, name, created_at: createdAt, last_used_at: lastUsedAt }
}
