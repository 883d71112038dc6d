// Logins: opened with a rotating refresh token, ended by log-out, expiry or reuse of a token.

import type { Role, Viewer } from '#workers/contract/accounts/roles.ts'
import { LOGIN_LIFE } from '#workers/contract/admin/retention-periods.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { HOUR, SECOND } from '#workers/contract/time/durations.ts'
import type { Account } from '#workers/domain/identity/account.repo.ts'
import type { IdentityDeps } from '#workers/domain/identity/deps.ts'
import { cookieOf, hashSecret, newSecret, replacementOf, successorOf } from '#workers/domain/identity/secrets.ts'
import { findLoginUser, type LoginUser } from '#workers/domain/reports/index.ts'
import { issueAccessToken, verifyAccessToken } from './access-token.ts'
import * as repo from './login.repo.ts'

/** Requests of several tabs within this time get the same successor of a token. */
export const GRACE = 10 * SECOND

/** The idle and absolute lifetime of a login. */
export function lifeOf(role: Role): { idle: number; absolute: number } {
  return role === 'admin' ? { idle: HOUR, absolute: 12 * HOUR } : LOGIN_LIFE
}

/** The tokens of a login, and its cookie; `maxAge` in seconds. */
export type Tokens = { access: string; refresh: string; cookie: { value: string; maxAge: number } }

export async function openLogin(
  deps: IdentityDeps,
  account: Account,
  { browser, choice = null }: { browser: string; choice?: Language | null },
): Promise<Tokens> {
  const now = deps.now()
  const { idle, absolute } = lifeOf(account.role)
  const id = deps.newId()
  const refresh = newSecret(deps.random)
  const cookie = await cookieOf(id, deps.peppers[0])
  await repo.insertLogin(
    deps.db,
    {
      id,
      userId: account.id,
      cookieHash: await hashSecret(cookie),
      createdAt: now,
      expiresAt: now + idle,
      absoluteExpiresAt: now + absolute,
      version: account.loginVersion,
      browser,
      lastSeenAt: now,
      choice,
    },
    { hash: await hashSecret(refresh), loginId: id, issuedAt: now },
  )
  return {
    access: await accessFor(deps, { ...account, userId: account.id, loginId: id }),
    refresh,
    cookie: { value: cookie, maxAge: idle / SECOND },
  }
}

/**
 * Returns a new pair for a refresh token. The last replaced token returns the same successor for 10 s, because tabs may refresh
 * at the same moment; any other reuse ends the login. Throws invalid_token.
 */
export async function refreshLogin(deps: IdentityDeps, refresh: string): Promise<Tokens> {
  const now = deps.now()
  const token = await repo.findToken(deps.db, await hashSecret(refresh))
  if (!token) throw new AppError('invalid_token')
  const login = await findLoginUser(deps.db, { by: { id: token.loginId }, at: now })
  if (!login) throw new AppError('invalid_token')
  // Derived before the token is used, so that a login whose pepper is missing can continue once the pepper is restored.
  const cookie = await storedCookieOf(deps, login)
  const expiresAt = Math.min(now + lifeOf(login.role).idle, login.absoluteExpiresAt)
  const made = await successorOf(refresh, deps.peppers[0])
  const successorHash = await hashSecret(made)
  const first = token.replacedAt === null && (await repo.rotate(deps.db, { token, successorHash, expiresAt, now }))
  const successor = first ? made : await successorWithinGrace(deps, { token, refresh, now })
  if (successor === null) {
    if (await isReplacedByCookie(deps, token)) throw new AppError('invalid_token')
    await repo.revokeLogin(deps.db, token.loginId, now)
    // A reuse means that the tokens of this login were copied.
    await deps.report({ event: 'token.reused', loginId: token.loginId, userId: login.userId })
    throw new AppError('invalid_token')
  }
  return {
    access: await accessFor(deps, login),
    refresh: successor,
    cookie: { value: cookie, maxAge: Math.ceil((expiresAt - now) / SECOND) },
  }
}

type Reused = { token: repo.Token; refresh: string; now: number }

/** The successor of a reused token: only for the last replaced one, and only within GRACE. */
async function successorWithinGrace(deps: IdentityDeps, { token, refresh, now }: Reused): Promise<string | null> {
  const current = token.replacedAt === null ? await repo.findToken(deps.db, token.hash) : token
  if (!current?.replacedAt || now - current.replacedAt > GRACE) return null
  for (const pepper of deps.peppers) {
    const successor = await successorOf(refresh, pepper)
    const row = await repo.findToken(deps.db, await hashSecret(successor))
    if (row) return row.replacedAt === null ? successor : null
  }
  return null
}

/** True for a token that was replaced by cookie because its browser had lost it: its reuse is no theft. */
async function isReplacedByCookie({ db, peppers }: IdentityDeps, { hash }: repo.Token): Promise<boolean> {
  for (const pepper of peppers) {
    if (await repo.findToken(db, await hashSecret(await replacementOf(hash, pepper)))) return true
  }
  return false
}

/** The cookie derived at the login, possibly with the previous pepper. Throws invalid_token if that pepper is gone. */
export async function storedCookieOf({ peppers }: IdentityDeps, { loginId, cookieHash }: LoginUser): Promise<string> {
  for (const pepper of peppers) {
    const cookie = await cookieOf(loginId, pepper)
    if ((await hashSecret(cookie)) === cookieHash) return cookie
  }
  throw new AppError('invalid_token')
}

export function accessFor(
  { keys, now }: IdentityDeps,
  { userId, role, loginId, loginVersion }: { userId: string; role: Role; loginId: string; loginVersion: number },
): Promise<string> {
  return issueAccessToken({ userId, role, loginId, loginVersion }, keys, now())
}

/** The viewer of a bearer token. Throws invalid_token for an invalid token, an ended login or a disabled account. */
export async function viewerOfToken(deps: IdentityDeps, token: string): Promise<Viewer> {
  const claims = await verifyAccessToken(token, deps.keys, deps.now())
  const login = await findLoginUser(deps.db, { by: { id: claims.loginId }, at: deps.now() })
  if (!login || login.userId !== claims.userId || login.loginVersion !== claims.loginVersion) {
    throw new AppError('invalid_token')
  }
  return viewerFrom(deps, login)
}

/** The viewer of a login cookie; null for an unknown cookie or an ended login. */
export async function viewerOfCookie(deps: IdentityDeps, cookie: string): Promise<Viewer | null> {
  const login = await findLoginUser(deps.db, { by: { cookieHash: await hashSecret(cookie) }, at: deps.now() })
  return login ? viewerFrom(deps, login) : null
}

function viewerFrom({ adminSecondStep, sawContent }: IdentityDeps, login: LoginUser): Viewer {
  sawContent?.(login.contentVersion)
  const { userId, role, loginId, fullName, email, photo, walletCents, presence, liveWith, hasPasskey } = login
  const heldBack = role === 'astrologer' ? login.heldBack : null
  const needsPasskey = adminSecondStep && role === 'admin' && hasPasskey === 0
  return {
    userId,
    role,
    loginId,
    fullName,
    email,
    photo,
    walletCents,
    presence,
    liveWith,
    needsPasskey,
    ...(heldBack && { heldBack }),
  }
}

/** Ends the login of a refresh token and returns its user; an unknown token is ignored. */
export async function logOut(
  deps: IdentityDeps,
  by: { refresh?: string; loginId?: string },
): Promise<{ userId: string; role: Role } | null> {
  const token = by.refresh ? await repo.findToken(deps.db, await hashSecret(by.refresh)) : null
  const id = token?.loginId ?? by.loginId
  const login = id ? await findLoginUser(deps.db, { by: { id }, at: deps.now() }) : null
  if (id) await repo.revokeLogin(deps.db, id, deps.now())
  return login
}
