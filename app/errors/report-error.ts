// Records an error for support and reports it to the operator. Loaded on the first error.

import { store } from '#app/login-state/stored-login.ts'
import { MESSAGE_MAX, STACK_MAX } from '#workers/contract/admin/client-error-limits.ts'
import type { SentClientError } from '#workers/contract/admin/client-errors.ts'
import { apiPath } from '#workers/contract/api/api-path.ts'
import { reportClientError } from '#workers/contract/api/every-page-routes.ts'
import { partsOf, recordPromiseError, recordPushError, recordReactError, type Thrown } from './error-records.ts'

export function keepError({ kind, error, componentStack = '' }: Thrown, at: number): void {
  if (kind === 'promise') recordPromiseError(store, error, at)
  else if (kind === 'push') recordPushError(store, error, navigator.userAgent, at)
  else recordReactError(store, error, componentStack, navigator.userAgent, at)
  const { message, stack } = partsOf(error)
  sendError({ kind, message: error instanceof Error ? `${error.name}: ${message}` : message, stack })
}

// Reports are sent without the login's cookie, so that they identify no account (docs/decisions/client-errors.md).
/** The limit of reports per page; a repeated message counts once. */
const MOST = 3
const sent = new Set<string>()

type Told = Pick<SentClientError, 'kind' | 'message'> & { stack: string }

export function sendError({ kind, message, stack }: Told): void {
  if (sent.has(message) || sent.size >= MOST) return
  sent.add(message)
  const { build = '' } = document.documentElement.dataset
  const told: SentClientError = {
    kind,
    message: message.slice(0, MESSAGE_MAX),
    stack: stack.slice(0, STACK_MAX),
    page: location.pathname,
    build,
  }
  fetch(apiPath(reportClientError), {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(told),
  }).catch(() => undefined)
}
