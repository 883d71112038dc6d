// Tokens for a browser that has only the login cookie: it logged in by a form before hydration, or its storage was cleared.

import { AppError } from '#workers/contract/errors/errors.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import type { IdentityDeps } from '#workers/domain/identity/deps.ts'
import { hashSecret, replacementOf } from '#workers/domain/identity/secrets.ts'
import { findLoginUser } from '#workers/domain/reports/index.ts'
import * as repo from './login.repo.ts'
import { accessFor, GRACE, lifeOf, storedCookieOf, type Tokens } from './logins.ts'

/** Of two concurrent requests the slower one retries and gets the token of the faster one. */
const TRIES = 3

/**
 * Returns a pair of tokens for the login of this cookie, and the id of its account. The previous token is replaced, and its use
 * never counts as reuse. A call within GRACE of another one gets the same refresh token. Throws unauthenticated.
 */
export async function tokensOfCookie(deps: IdentityDeps, cookie: string): Promise<Tokens & { userId: string }> {
  const now = deps.now()
  const login = await findLoginUser(deps.db, { by: { cookieHash: await hashSecret(cookie) }, at: now })
  if (!login) throw new AppError('unauthenticated')
  const stored = await storedCookieOf(deps, login)
  const expiresAt = Math.min(now + lifeOf(login.role).idle, login.absoluteExpiresAt)
  for (let tries = 0; tries < TRIES; tries++) {
    const refresh = await refreshTokenOf(deps, { loginId: login.loginId, expiresAt, now })
    if (refresh === null) continue
    const maxAge = Math.ceil((expiresAt - now) / SECOND)
    return { access: await accessFor(deps, login), refresh, cookie: { value: stored, maxAge }, userId: login.userId }
  }
  throw new AppError('unavailable')
}

type Of = { loginId: string; expiresAt: number; now: number }

/** The refresh token issued for this login within GRACE, or a new one; null if another request was faster. */
async function refreshTokenOf(deps: IdentityDeps, { loginId, expiresAt, now }: Of): Promise<string | null> {
  const { newest, before } = await repo.findNewestTokens(deps.db, loginId)
  if (!newest) throw new AppError('unauthenticated')
  if (before && now - newest.issuedAt <= GRACE) {
    for (const pepper of deps.peppers) {
      const given = await replacementOf(before.hash, pepper)
      if ((await hashSecret(given)) === newest.hash) return given
    }
  }
  const made = await replacementOf(newest.hash, deps.peppers[0])
  const change = { token: newest, successorHash: await hashSecret(made), expiresAt, now }
  return (await repo.replace(deps.db, change)) ? made : null
}
