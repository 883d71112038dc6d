// Fetches tokens for a browser that has only the cookie of its login, because the login form was submitted before
// hydration or the storage was cleared.

import type { LoginAnswer } from '#workers/contract/accounts/identity.ts'
import * as routes from '#workers/contract/api/every-page-routes.ts'
import { readKey, storeLogin } from './login-storage.ts'
import { type KeepLoginDeps, type KnownLogin, keepLogin, REFRESH_RETRY_MS } from './maintain-login.ts'
import { postForTokens, type RefreshDeps, type RefreshOutcome } from './refresh.ts'
import { isExpired, userOf } from './token-expiry.ts'

export type Adopt = {
  /** Fetches the tokens for the cookie, whose account is `userId`, and stores them. */
  (userId: string): Promise<RefreshOutcome>
  /** The pending request, or null. */
  running(): Promise<RefreshOutcome> | null
}

export function createAdopt({ store, fetch, now, alone }: RefreshDeps): Adopt {
  let running: Promise<RefreshOutcome> | null = null
  function adopt(userId: string): Promise<RefreshOutcome> {
    running ??= alone(() => ask(userId)).finally(() => {
      running = null
    })
    return running
  }
  async function ask(userId: string): Promise<RefreshOutcome> {
    // Another tab may have stored tokens while this one waited for the lock.
    const access = readKey(store, 'access')
    if (access && userOf(access) === userId && !isExpired(access, now())) return { access }
    const login = await postForTokens<LoginAnswer>(fetch, routes.tokensOfCookie, {})
    if (typeof login === 'string') return login
    storeLogin(store, login)
    return { access: login.access }
  }
  return Object.assign(adopt, { running: () => running })
}

/** Keeps the viewer's login valid; first fetches tokens if the browser has none for this account. */
export function keepViewersLogin(deps: KeepLoginDeps & { adopt: Adopt }, known: KnownLogin): () => void {
  const { store, adopt, expire } = deps
  if (!known || userOf(readKey(store, 'access')) === known.id) return keepLogin(deps, known)
  const { id } = known
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => clearTimeout(timer)
  let stopped = false
  void start()
  return () => {
    stopped = true
    stop()
  }

  /** Without an answer the cookie may still be valid, so the request is retried. */
  async function start() {
    const outcome = await adopt(id)
    if (stopped) return
    if (outcome === 'gone') return expire()
    if (outcome === 'unreachable') timer = setTimeout(() => void start(), REFRESH_RETRY_MS)
    else stop = keepLogin(deps, known)
  }
}
