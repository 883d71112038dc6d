// Keeps the stored login of an open page valid: clears an expired one at the start, refreshes tokens before they
// expire.
import { LOGIN_EXPIRY_BUFFER } from '#workers/contract/accounts/token-lifetimes.ts'
import { clearLogin, type KeyStore, keepChoice, readKey, writeKey } from './login-storage.ts'
import type { RefreshOutcome } from './refresh.ts'
import { expiryOf, isExpired } from './token-expiry.ts'

/** Timers of browsers overflow after 24.8 days. */
const LONGEST = 2 ** 31 - 1
/** Also the minimum delay, because a clock that is far ahead must not refresh in a loop. */
export const REFRESH_RETRY_MS = 30_000
const REVIVED = 'revived'

export type KnownLogin = { id: string; role: string } | null

export type KeepLoginDeps = {
  store: KeyStore
  /** sessionStorage. */
  tab: KeyStore
  now: () => number
  refresh(stale?: string | null): Promise<RefreshOutcome>
  expire(): void
  reload(): void
  /** Called if the browser rejects the cookie, so that the server never recognizes the viewer. */
  onNoCookie(): void
}

/** Keeps the login of the rendered viewer valid, whose tokens are stored. Returns a function that stops it. */
export function keepLogin(deps: KeepLoginDeps, known: KnownLogin): () => void {
  const { store, tab, now, refresh, expire } = deps
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  async function start() {
    if ((readKey(store, 'access') ?? readKey(store, 'refresh')) === null) return
    if (!known) return revive()
    tab.removeItem(REVIVED)
    // The server's role and id replace the stored ones, because anyone may edit the storage.
    writeKey(store, 'role', known.role)
    writeKey(store, 'user_id', known.id)
    if (isExpired(readKey(store, 'access'), now())) await renew()
    else schedule()
  }

  // With tokens but without a cookie, a refresh sets the cookie again, even if the access token is still valid.
  async function revive() {
    if (tab.getItem(REVIVED)) {
      tab.removeItem(REVIVED)
      clearLogin(store)
      return deps.onNoCookie()
    }
    const outcome = await refresh(readKey(store, 'access'))
    if (stopped) return
    if (outcome === 'gone') return expire()
    if (outcome === 'unreachable') return again(revive)
    keepChoice(tab, REVIVED, '1')
    // Without the stored mark the page would reload in a loop.
    if (tab.getItem(REVIVED)) deps.reload()
    else deps.onNoCookie()
  }

  // Only an answer of the server ends a login: without a network the refresh is retried, even after the token has
  // expired.
  function again(ask: () => Promise<void>) {
    timer = setTimeout(() => void ask(), REFRESH_RETRY_MS)
  }

  function schedule() {
    const expiry = expiryOf(readKey(store, 'access')) ?? 0
    const wait = Math.max(REFRESH_RETRY_MS, expiry - LOGIN_EXPIRY_BUFFER - now())
    timer = setTimeout(() => void renew(), Math.min(wait, LONGEST))
  }

  async function renew() {
    const outcome = await refresh()
    if (stopped) return
    if (outcome === 'gone') return expire()
    if (outcome === 'unreachable') again(renew)
    else schedule()
  }

  void start()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
