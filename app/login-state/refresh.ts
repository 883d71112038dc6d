// Coordinates refreshes among tabs: the tab with the lock calls the server, the others read the new tokens from the
// storage.

import type { RefreshAnswer } from '#workers/contract/accounts/identity.ts'
import { apiPath } from '#workers/contract/api/api-path.ts'
import type { Route } from '#workers/contract/api/api-spec.ts'
import * as routes from '#workers/contract/api/every-page-routes.ts'
import { type KeyStore, readKey, removeKey, writeKey } from './login-storage.ts'
import { isExpired, userOf } from './token-expiry.ts'

/** Storage key: the refresh token of a request that has not been answered yet. */
const SENT = 'refresh_sent'
/** Codes by which our server ends a login. An error of a firewall or a captive portal has none of them. */
const ENDS = ['invalid_token', 'unauthenticated', 'invalid']

/** True if our server has ended the login. */
export async function isEnd(response: Response): Promise<boolean> {
  const answer = (await response.json().catch(() => null)) as { code?: string } | null
  return !response.ok && ENDS.includes(answer?.code ?? '')
}

export type RefreshDeps = {
  store: KeyStore
  fetch: typeof fetch
  now: () => number
  /** Runs under a lock shared by all tabs; without Web Locks it runs directly. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
}

/** `gone`: the login has ended. `unreachable`: there was no answer, so the tokens remain stored. */
export type RefreshOutcome = { access: string } | 'gone' | 'unreachable'

/** Returns a function that fetches a new access token. `stale` is the refused token, if a refusal caused the call. */
export function createRefresh({ store, fetch, now, alone }: RefreshDeps) {
  let running: Promise<RefreshOutcome> | null = null
  return (stale: string | null = null): Promise<RefreshOutcome> => {
    running ??= alone(() => refresh(stale)).finally(() => {
      running = null
    })
    return running
  }

  async function refresh(stale: string | null): Promise<RefreshOutcome> {
    // Another tab may have stored a token while this one waited for the lock.
    const access = readKey(store, 'access')
    if (access && access !== stale && !isExpired(access, now())) return { access }
    const token = readKey(store, 'refresh')
    if (!access && !token) return 'gone'
    const byToken = () => postForTokens<RefreshAnswer>(fetch, routes.refreshTokens, { refresh: token })
    const byCookie = () => postForTokens<RefreshAnswer>(fetch, routes.tokensOfCookie, {})
    // If the answer to this token was lost, the token may be used up, and the server treats a second use as theft; so
    // the cookie is tried first.
    const ways = !token ? [byCookie] : readKey(store, SENT) === token ? [byCookie, byToken] : [byToken, byCookie]
    if (token) writeKey(store, SENT, token)
    const known = userOf(access)
    for (const ask of ways) {
      const pair = await ask()
      if (pair === 'unreachable') return pair
      if (pair === 'gone' || (known !== null && userOf(pair.access) !== known)) continue
      writeKey(store, 'access', pair.access)
      writeKey(store, 'refresh', pair.refresh)
      removeKey(store, SENT)
      return { access: pair.access }
    }
    return 'gone'
  }
}

/**
 * Fetches tokens. An answer that has no tokens and does not end the login, such as one of a proxy, is `unreachable`.
 */
export async function postForTokens<Pair extends RefreshAnswer>(
  fetch: RefreshDeps['fetch'],
  ...[route, body]: [route: Route, body: object]
): Promise<Pair | 'gone' | 'unreachable'> {
  const response = await fetch(apiPath(route), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response || response.status >= 500 || response.status === 429) return 'unreachable'
  if (await isEnd(response.clone())) return 'gone'
  const answer = (await response.json().catch(() => null)) as Pair | null
  return answer?.access && answer.refresh ? answer : 'unreachable'
}

/** Runs under a Web Lock if the browser supports it. */
export function withTabLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('session-refresh', work) as Promise<Result>
}
