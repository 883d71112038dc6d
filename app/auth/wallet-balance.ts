// The newest pushed balance of the wallet, for the chip and every other place that shows it.
import { useSyncExternalStore } from 'react'
import { store } from './browser-login.ts'
import { writeBalance } from './storage.ts'

let pushed: number | null = null
const listeners = new Set<() => void>()

/** A balance push, in cents: shown everywhere, and written to `user.wallet_balance`. */
export function setWalletBalance(cents: number): void {
  if (cents === pushed) return
  pushed = cents
  writeBalance(store, cents)
  for (const listener of listeners) listener()
}

/** Cents: the newest push since the page was loaded, else the rendered balance. */
export function newestCents(rendered: number): number {
  return pushed ?? rendered
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The balance in cents, live. */
export function useWalletCents(rendered: number): number {
  return useSyncExternalStore(
    subscribe,
    () => newestCents(rendered),
    () => rendered,
  )
}
