// Records all uncaught errors of a page. The code is loaded on the first error; without a network nothing is recorded.
import { loadOptional } from '#app/ui/form/optional-code.ts'
import type { Thrown } from './error-records.ts'

export function recordError(thrown: Thrown): void {
  const at = Date.now()
  void loadOptional(() => import('./report-error.ts')).then((loaded) => loaded?.keepError(thrown, at))
}

export function watchErrors(): void {
  addEventListener('error', ({ error }) => error && recordError({ kind: 'error', error }))
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    recordError({ kind: 'promise', error: reason }),
  )
}
