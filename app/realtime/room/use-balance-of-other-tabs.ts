import { useEffect } from 'react'
import { store } from '#app/auth/browser-login.ts'
import { readUser } from '#app/auth/storage.ts'
import { setWalletBalance } from '#app/auth/wallet-balance.ts'

/** A tab with the running conversation writes each balance to the storage: this tab shows it too. */
export function useBalanceOfOtherTabs(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    const hear = ({ key }: StorageEvent) => {
      const user = key === 'user' ? readUser(store) : null
      if (user) setWalletBalance(Math.round(user.wallet_balance * 100))
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [enabled])
}
