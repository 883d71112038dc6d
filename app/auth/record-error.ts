// Stores an error for support. What it takes for that comes when there is one; without a network nothing is stored.
import { loadOptional } from '#app/ui/optional-code.ts'
import { store } from './browser-login.ts'

export function recordReactError(error: unknown, componentStack: string): void {
  const now = Date.now()
  void loadOptional(() => import('./error-records.ts')).then((records) =>
    records?.recordReactError(store, error, componentStack, navigator.userAgent, now),
  )
}

export function recordPromiseError(reason: unknown): void {
  const now = Date.now()
  void loadOptional(() => import('./error-records.ts')).then((records) =>
    records?.recordPromiseError(store, reason, now),
  )
}
