// The last errors, kept for support (SPEC 3): 2 KB each, without tokens and without what people wrote.
import type { KeyStore } from './storage.ts'

const MAX = 2048

export type ReactErrorRecord = {
  message: string
  stack: string
  componentStack: string
  timestamp: number
  userAgent: string
}

export function recordReactError(
  store: KeyStore,
  error: unknown,
  componentStack: string,
  userAgent: string,
  now: number,
) {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' }
  keep(store, 'last_react_error', { message, stack: stack ?? '', componentStack, timestamp: now, userAgent })
}

export function recordPromiseError(store: KeyStore, reason: unknown, now: number): void {
  const { message, stack } = reason instanceof Error ? reason : { message: String(reason), stack: '' }
  keep(store, 'last_promise_error', { message, stack: stack ?? '', timestamp: now })
}

/** Of the push service; on iOS only, where it explains itself nowhere else. */
export function recordPushError(store: KeyStore, reason: unknown, userAgent: string, now: number): void {
  if (!/iPhone|iPad|iPod/.test(userAgent)) return
  keep(store, 'last_push_error', { message: reason instanceof Error ? reason.message : String(reason), timestamp: now })
}

// Long runs of token signs are cut out; then the longest texts are cut until the record fits.
function keep(store: KeyStore, key: string, record: Record<string, string | number>): void {
  const clean = Object.fromEntries(Object.entries(record).map(([name, value]) => [name, redact(value)]))
  for (let room = MAX; room > 0; room -= 128) {
    const cut = Object.fromEntries(
      Object.entries(clean).map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, room) : value]),
    )
    const text = JSON.stringify(cut)
    if (new TextEncoder().encode(text).length <= MAX) {
      try {
        store.setItem(key, text)
      } catch {
        // Nowhere to keep it.
      }
      return
    }
  }
}

function redact(value: string | number): string | number {
  return typeof value === 'string'
    ? value.replace(/[\w-]{20,}\.[\w-]{10,}\.[\w-]{10,}|[\w-]{40,}/g, '[removed]')
    : value
}
