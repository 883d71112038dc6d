// Keeps the stored login of an open page valid (SPEC 4): clears an expired one at start, refreshes before expiry.
import { LOGIN_EXPIRY_BUFFER } from '#workers/contract/accounts/token-lifetimes.ts'
import type { RefreshOutcome } from './refresh.ts'
import { clearLogin, type KeyStore, keepChoice, readKey, writeKey } from './storage.ts'
import { expiryOf, isExpired } from './token-expiry.ts'

/** Timers of browsers overflow past 24.8 days. */
const LONGEST = 2 ** 31 - 1
/** Also the shortest wait: a clock that is far ahead must not refresh without a pause. */
export const REFRESH_RETRY_MS = 30_000
const REVIVED = 'revived'

export type KnownLogin = { id: string; role: string } | null

export type KeepLoginDeps = {
  store: KeyStore
  /** Of this tab alone. */
  tab: KeyStore
  now: () => number
  refresh(stale?: string | null): Promise<RefreshOutcome>
  expire(): void
  reload(): void
  /** The browser refuses the cookie: the server will never know this person. */
  onNoCookie(): void
}

/** Keeps the login of the viewer that the server rendered the page for, whose tokens are stored. Returns a function that stops it. */
export function keepLogin(deps: KeepLoginDeps, known: KnownLogin): () => void {
  const { store, tab, now, refresh, expire } = deps
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  async function start() {
    if ((readKey(store, 'access') ?? readKey(store, 'refresh')) === null) return
    if (!known) return revive()
    tab.removeItem(REVIVED)
    // The server knows better who this is (PRODUCT 2).
    writeKey(store, 'role', known.role)
    writeKey(store, 'user_id', known.id)
    if (isExpired(readKey(store, 'access'), now())) await renew()
    else schedule()
  }

  // Tokens without a cookie: a refresh brings the cookie back, even when the access token is still good.
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
    // Without its mark the page would reload for ever.
    if (tab.getItem(REVIVED)) deps.reload()
    else deps.onNoCookie()
  }

  // A login ends by an answer of the server alone: without a network it waits, also past the expiry of its token.
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
