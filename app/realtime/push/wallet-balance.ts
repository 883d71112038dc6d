// The latest pushed wallet balance, for the header and all other places that show it.
import { useSyncExternalStore } from 'react'
import { store } from '#app/login-state/browser-login.ts'
import { writeBalance } from '#app/login-state/login-storage.ts'

let pushed: number | null = null
const listeners = new Set<() => void>()

/** Applies a pushed balance in cents: updates all places and `user.wallet_balance`. */
export function setWalletBalance(cents: number): void {
  if (cents === pushed) return
  pushed = cents
  writeBalance(store, cents)
  for (const listener of listeners) listener()
}

/** In cents: the latest pushed balance since the page was loaded, else the rendered one. */
export function newestCents(rendered: number): number {
  return pushed ?? rendered
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The balance in cents; updates on each push. */
export function useWalletCents(rendered: number): number {
  return useSyncExternalStore(
    subscribe,
    () => newestCents(rendered),
    () => rendered,
  )
}
