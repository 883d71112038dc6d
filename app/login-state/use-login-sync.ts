// Keeps the login valid while a page is open, and follows log-ins and log-outs of other tabs.

import { useEffect } from 'react'
import { addressOf, pathOf } from '#app/language/language.ts'
import { newestCents } from '#app/realtime/push/wallet-balance.ts'
import { dashboardHome } from '#app/shell/navigation/dashboard-home.ts'
import { isPrivatePath } from '#workers/contract/accounts/private-paths.ts'
import { keepViewersLogin } from './adopt-login.ts'
import { adopt, expire, forgetUnsent, noCookie, refresh, showFlash, showsViewer, store, tab } from './browser-login.ts'
import { LOGGED_OUT, readActiveCall, readKey, writeUser } from './login-storage.ts'

export type KnownViewer = {
  id: string
  role: string
  fullName: string | null
  profilePhoto: string | null
  walletCents: number | null
} | null

/**
 * Must be mounted once, in the frame of every page. `viewer` is from the server; undefined if its data failed to load,
 * which does not end the login.
 */
export function useLoginSync(viewer: KnownViewer | undefined): void {
  const told = viewer !== undefined
  const id = viewer?.id ?? null
  const role = viewer?.role ?? null

  useEffect(() => {
    showFlash()
    readActiveCall(store, Date.now())
  }, [])

  useEffect(() => {
    if (!told) return
    showsViewer(id !== null)
    const deps = { store, tab, now: Date.now, refresh, adopt, expire, onNoCookie: noCookie }
    return keepViewersLogin(
      { ...deps, reload: () => location.reload() },
      id !== null && role !== null ? { id, role } : null,
    )
  }, [told, id, role])

  useStoredUser(viewer ?? null)

  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === LOGGED_OUT) forgetUnsent()
      // The key is null if the whole storage was cleared.
      if ((key === 'access' || key === null) && !newValue && id !== null) leave()
      if (key === 'user_id' && newValue && newValue !== id) location.reload()
      if (key === 'role' && newValue && newValue !== role && pathOf(location).startsWith('/dashboard')) {
        location.assign(addressOf(dashboardHome(newValue)))
      }
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [id, role])
}

/** The login ended in another tab, which shows the message. */
function leave(): void {
  if (isPrivatePath(location.pathname)) location.assign(addressOf('/login'))
  else location.reload()
}

/** Updates `user` in storage with the server's newest name and photo. */
function useStoredUser(viewer: KnownViewer): void {
  const { id, fullName, profilePhoto, walletCents = null } = viewer ?? {}
  useEffect(() => {
    if (!id || walletCents === null || readKey(store, 'access') === null) return
    writeUser(store, {
      id,
      full_name: fullName ?? '',
      profile_photo: profilePhoto ?? null,
      wallet_balance: newestCents(walletCents) / 100,
    })
  }, [id, fullName, profilePhoto, walletCents])
}
