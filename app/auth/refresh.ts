// One refresh for all tabs: the tab with the lock asks the server, the others find the new tokens in storage.
import { apiPath } from '#workers/contract/api/api-path.ts'
import type { Route } from '#workers/contract/api/api-spec.ts'
import * as routes from '#workers/contract/api/every-page-routes.ts'
import type { LoginAnswer, RefreshAnswer } from '#workers/contract/identity.ts'
import { type KeyStore, readKey, storeLogin, writeKey } from './storage.ts'
import { isExpired, userOf } from './token-expiry.ts'

export type RefreshDeps = {
  store: KeyStore
  fetch: typeof fetch
  now: () => number
  /** Runs alone among all tabs; without Web Locks it just runs. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
}

/** `gone`: the login is over. `unreachable`: no answer came, so the tokens stay. */
export type RefreshOutcome = { access: string } | 'gone' | 'unreachable'

export type Refresh = {
  /** A fresh access token. `stale` is the one that was refused, when a refusal is the reason. */
  (stale?: string | null): Promise<RefreshOutcome>
  /** The tokens of the login cookie, for a browser that has only that. `userId`: whose the cookie is. */
  byCookie(userId: string): Promise<RefreshOutcome>
  /** What is asked for at the moment. */
  running(): Promise<RefreshOutcome> | null
}

export function createRefresh({ store, fetch, now, alone }: RefreshDeps): Refresh {
  let running: Promise<RefreshOutcome> | null = null
  const once = (ask: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> => {
    running ??= alone(ask).finally(() => {
      running = null
    })
    return running
  }
  return Object.assign((stale: string | null = null) => once(() => refresh(stale)), {
    byCookie: (userId: string) => once(() => readByCookie(userId)),
    running: () => running,
  })

  async function refresh(stale: string | null): Promise<RefreshOutcome> {
    // Another tab may have done it while this one waited for the lock.
    const access = readKey(store, 'access')
    if (access && access !== stale && !isExpired(access, now())) return { access }
    const token = readKey(store, 'refresh')
    if (!token) return 'gone'
    const pair = await post<RefreshAnswer>(routes.refreshTokens, { refresh: token })
    if (typeof pair === 'string') return pair
    writeKey(store, 'access', pair.access)
    writeKey(store, 'refresh', pair.refresh)
    return { access: pair.access }
  }

  async function readByCookie(userId: string): Promise<RefreshOutcome> {
    const access = readKey(store, 'access')
    if (access && userOf(access) === userId && !isExpired(access, now())) return { access }
    const login = await post<LoginAnswer>(routes.tokensOfCookie)
    if (typeof login === 'string') return login
    storeLogin(store, login)
    return { access: login.access }
  }

  /** An answer without tokens, or of another server, decides nothing. */
  async function post<Pair extends RefreshAnswer>(route: Route, body?: object): Promise<Pair | 'gone' | 'unreachable'> {
    const response = await fetch(apiPath(route), {
      method: 'POST',
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => null)
    if (!response || response.status >= 500 || response.status === 429) return 'unreachable'
    if (!response.ok) return 'gone'
    const pair = (await response.json().catch(() => null)) as Pair | null
    return pair?.access && pair.refresh ? pair : 'unreachable'
  }
}

/** Web Locks where they exist. */
export function aloneAmongTabs<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('session-refresh', work) as Promise<Result>
}
