// One refresh for all tabs: the tab with the lock asks the server, the others find the new tokens in storage.

import type { RefreshAnswer } from '#workers/contract/accounts/identity.ts'
import { apiPath } from '#workers/contract/api/api-path.ts'
import type { Route } from '#workers/contract/api/api-spec.ts'
import * as routes from '#workers/contract/api/every-page-routes.ts'
import { type KeyStore, readKey, removeKey, writeKey } from './storage.ts'
import { isExpired, userOf } from './token-expiry.ts'

/** The refresh token of a request that has had no answer yet. */
const SENT = 'refresh_sent'
/** The codes by which the server ends a login. A firewall's or a hotel network's own say nothing about it. */
const ENDS = ['invalid_token', 'unauthenticated', 'invalid']

/** True for an answer of ours that ends the login. */
export async function isEnd(response: Response): Promise<boolean> {
  const answer = (await response.json().catch(() => null)) as { code?: string } | null
  return !response.ok && ENDS.includes(answer?.code ?? '')
}

export type RefreshDeps = {
  store: KeyStore
  fetch: typeof fetch
  now: () => number
  /** Runs alone among all tabs; without Web Locks it just runs. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
}

/** `gone`: the login is over. `unreachable`: no answer came, so the tokens stay. */
export type RefreshOutcome = { access: string } | 'gone' | 'unreachable'

/** A fresh access token. `stale` is the one that was refused, when a refusal is the reason. */
export function createRefresh({ store, fetch, now, alone }: RefreshDeps) {
  let running: Promise<RefreshOutcome> | null = null
  return (stale: string | null = null): Promise<RefreshOutcome> => {
    running ??= alone(() => refresh(stale)).finally(() => {
      running = null
    })
    return running
  }

  async function refresh(stale: string | null): Promise<RefreshOutcome> {
    // Another tab may have done it while this one waited for the lock.
    const access = readKey(store, 'access')
    if (access && access !== stale && !isExpired(access, now())) return { access }
    const token = readKey(store, 'refresh')
    if (!access && !token) return 'gone'
    const byToken = () => postForTokens<RefreshAnswer>(fetch, routes.refreshTokens, { refresh: token })
    const byCookie = () => postForTokens<RefreshAnswer>(fetch, routes.tokensOfCookie, {})
    // A token whose answer was lost may be used up, and the server takes its second use for a theft: the cookie goes first.
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

/** Asks for tokens. An answer without them, or of another server, decides nothing. */
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

/** Web Locks where they exist. */
export function withTabLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('session-refresh', work) as Promise<Result>
}
