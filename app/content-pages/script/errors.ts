import type { Thrown } from '#app/errors/error-records.ts'

declare global {
  interface Window {
    /** Errors of a document, for `errors.client.ts`. */
    __thrown?: { push(thrown: Thrown): unknown }
  }
}

/** Collects the errors of the page; the module that records them is loaded after the first one. */
export function watchErrors(): void {
  const { errors = '' } = document.querySelector<HTMLElement>('script[data-errors]')?.dataset ?? {}
  const thrown: Thrown[] = []
  window.__thrown = thrown
  const keep = (each: Thrown) => {
    window.__thrown?.push(each)
    import(/* @vite-ignore */ errors).catch(() => undefined)
  }
  addEventListener('error', ({ error }) => error && keep({ kind: 'error', error }))
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    keep({ kind: 'promise', error: reason }),
  )
}
