import { recordPromiseError, recordReactError } from '#app/auth/error-records.ts'
import { store } from '#app/auth/kept-login.ts'

/** Stores the last error for support. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => {
    if (error) recordReactError(store, error, '', navigator.userAgent, Date.now())
  })
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    recordPromiseError(store, reason, Date.now()),
  )
}
