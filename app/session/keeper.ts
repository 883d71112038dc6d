// Keeps the session while a page is open: clean-up at the start, refresh before expiry, other tabs followed (SPEC 4).
import { useEffect } from 'react'
import { SESSION_EXPIRY_BUFFER } from '#workers/contract/limits.ts'
import { expire, refresh, showFlash, store } from './browser.ts'
import { recordPromiseError } from './error-records.ts'
import { dashboardHome } from './home.ts'
import { clearSession, readActiveCall, readKey, writeKey } from './storage.ts'
import { expiryOf, isExpired } from './token.ts'

/** Timers of browsers overflow past 24.8 days. */
const LONGEST = 2 ** 31 - 1
const RETRY = 30_000

export type KnownViewer = { id: string; role: string } | null

/** Mount once, in the root. `viewer` is who the server says this is. */
export function useSessionKeeper(viewer: KnownViewer): void {
  const id = viewer?.id ?? null
  const role = viewer?.role ?? null

  useEffect(() => {
    showFlash()
    readActiveCall(store, Date.now())
    const onRejection = (event: PromiseRejectionEvent) => recordPromiseError(store, event.reason, Date.now())
    addEventListener('unhandledrejection', onRejection)
    return () => removeEventListener('unhandledrejection', onRejection)
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false

    async function start() {
      const tokens = readKey(store, 'access') !== null || readKey(store, 'refresh') !== null
      if (!tokens) {
        // The cookie alone can render pages but call nothing: such a session is no session.
        if (id !== null) expire()
        return
      }
      if (id === null) return revive()
      // The server knows better who this is (PRODUCT 2).
      if (readKey(store, 'role') !== role && role) writeKey(store, 'role', role)
      if (readKey(store, 'user_id') !== id) writeKey(store, 'user_id', id)
      if (isExpired(readKey(store, 'access'), Date.now())) await renew()
      else schedule()
    }

    // Tokens without a cookie session: one refresh tells whether there is a session behind them.
    async function revive() {
      const outcome = await refresh()
      if (stopped) return
      if (outcome === 'gone') clearSession(store)
      else if (typeof outcome === 'object') location.reload()
    }

    function schedule() {
      const expiry = expiryOf(readKey(store, 'access')) ?? 0
      const wait = Math.max(0, expiry - SESSION_EXPIRY_BUFFER - Date.now())
      timer = setTimeout(() => void renew(), Math.min(wait, LONGEST))
    }

    async function renew() {
      const outcome = await refresh()
      if (stopped) return
      if (outcome === 'gone') return expire()
      if (outcome !== 'unreachable') return schedule()
      // Without a network nobody is logged out; the token's own end is the end.
      const expiry = expiryOf(readKey(store, 'access')) ?? 0
      if (Date.now() >= expiry) return expire()
      timer = setTimeout(() => void renew(), RETRY)
    }

    void start()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [id, role])

  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      // key null: the whole storage was cleared.
      if ((key === 'access' || key === null) && !newValue && id !== null) location.assign('/login')
      if (key === 'user_id' && newValue && newValue !== id) location.reload()
      if (key === 'role' && newValue && newValue !== role && location.pathname.startsWith('/dashboard')) {
        location.assign(dashboardHome(newValue))
      }
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [id, role])
}
