// Keeps an error for support (SPEC 3), and tells the operator. It loads with the first error.
import { partsOf, recordPromiseError, recordPushError, recordReactError, type Thrown } from './error-records.ts'
import { store } from './kept-login.ts'
import { sendError } from './send-error.ts'

export function keepError({ kind, error, componentStack = '' }: Thrown, at: number): void {
  if (kind === 'promise') recordPromiseError(store, error, at)
  else if (kind === 'push') recordPushError(store, error, navigator.userAgent, at)
  else recordReactError(store, error, componentStack, navigator.userAgent, at)
  const { message, stack } = partsOf(error)
  sendError({ kind, message: error instanceof Error ? `${error.name}: ${message}` : message, stack })
}
