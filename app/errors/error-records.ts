// The last errors, stored for support: at most 2 KB each, without tokens and without texts of users.
import type { KeyStore } from '#app/login-state/login-storage.ts'

const MAX = 2048

/** `render`: a screen failed to render; `push`: the browser could not be registered for push messages. */
export type Thrown = { kind: 'error' | 'render' | 'promise' | 'push'; error: unknown; componentStack?: string }

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
  const { message, stack } = partsOf(error)
  keep(store, 'last_react_error', { message, stack, componentStack, timestamp: now, userAgent })
}

export function recordPromiseError(store: KeyStore, reason: unknown, now: number): void {
  const { message, stack } = partsOf(reason)
  keep(store, 'last_promise_error', { message, stack, timestamp: now })
}

/** Records an error of the push service. On iOS only, because iOS reports it nowhere else. */
export function recordPushError(store: KeyStore, reason: unknown, userAgent: string, now: number): void {
  if (!/iPhone|iPad|iPod/.test(userAgent)) return
  keep(store, 'last_push_error', { message: partsOf(reason).message, timestamp: now })
}

/** Accepts any thrown value: an object without a message becomes JSON instead of "[object Object]". */
export function partsOf(error: unknown): { message: string; stack: string } {
  if (error instanceof Error) return { message: error.message, stack: error.stack ?? '' }
  if (typeof error !== 'object' || error === null) return { message: String(error), stack: '' }
  const { message, stack } = error as { message?: unknown; stack?: unknown }
  return {
    message: typeof message === 'string' ? message : JSON.stringify(error),
    stack: typeof stack === 'string' ? stack : '',
  }
}

// Removes long strings that may be tokens, then shortens the longest texts until the record fits.
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
        // A full or blocked storage: the record is dropped.
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
