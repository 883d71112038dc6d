// The API client. It sends the access token with every request except the exempt paths, and refreshes it first when it
// has expired.

import { inPageLanguage } from '#app/errors/error-sentences.ts'
import { isLogged, toastFor } from '#app/errors/error-toasts.ts'
import { serverSentence } from '#app/errors/error-types.ts'
import { currentLanguage } from '#app/language/language.ts'
import { loginEndTexts } from '#app/login-state/login-end-text.ts'
import { type KeyStore, readKey } from '#app/login-state/login-storage.ts'
import { isEnd, type RefreshOutcome } from '#app/login-state/refresh.ts'
import { isExpired } from '#app/login-state/token-expiry.ts'
import type { AnswerOf, CallOf, Route } from '#workers/contract/api/index.ts'
import type { ErrorCode, WireError } from '#workers/contract/errors/errors.ts'

const EXEMPT = /^\/?(users\/(login|verify_otp|register|check_email|token\/refresh)|newsletter|contact)\/?(\?|$)/

/** The seven paths that need no token, with or without slashes around them. */
export function needsNoToken(path: string): boolean {
  return EXEMPT.test(path)
}

/** A failed call. `status` is 0 if there was no response. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'no_response'
  readonly fields: Record<string, string>
  /** The server's sentence. */
  readonly said: string | null
  readonly retryAfter: number | null
  /** True if a toast has shown the error, so that the caller does not repeat it. */
  readonly toasted: boolean
  constructor(
    status: number,
    body: Partial<WireError> | null,
    { retryAfter = null, toasted = false }: { retryAfter?: number | null; toasted?: boolean } = {},
  ) {
    const { noConnection, somethingWrong } = loginEndTexts[currentLanguage()]
    const said = body && serverSentence(body)
    super(said ?? (status === 0 ? noConnection : somethingWrong))
    this.said = said
    this.name = 'ApiError'
    this.status = status
    this.code = status === 0 ? 'no_response' : (body?.code ?? 'internal')
    this.fields = body?.fields ?? {}
    this.retryAfter = retryAfter
    this.toasted = toasted
  }
}

export type CallOptions = {
  idempotencyKey?: string
  /** The answer to a challenge of the server's (app/api/with-proof-of-work.ts). */
  proof?: string | undefined
  /**
   * These calls show no toast: `background` calls, which the user did not start, and failures for which the caller has
   * its own sentence: those with the codes of `own`, or all with `own: 'all'`. The files that may use `background` or
   * `own: 'all'` are listed in tests/unit/architecture/silent-calls.test.ts.
   */
  background?: boolean
  own?: 'all' | readonly ErrorCode[]
}

/** The message for a failed call in its own place: the caller's sentence, else the server's; null after a toast. */
export function textInPlace(error: ApiError, own?: string): string | null {
  if (error.toasted) return null
  return own ?? error.message
}

export type ApiDeps = {
  store: KeyStore
  fetch: typeof fetch
  now: () => number
  refresh(stale?: string | null): Promise<RefreshOutcome>
  /** The pending request for the tokens of the cookie, or null. */
  adopting(): Promise<RefreshOutcome> | null
  /** Called when the login has ended and no refresh can renew it. */
  onExpired(): void
  toast(text: string): void
  log(text: string): void
}

type AnyCall = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  form?: FormData
  file?: Blob
}

type Sent = { method: string; path: string; body: BodyInit | null; type: string | null }

export function createApi(deps: ApiDeps) {
  /** Calls an endpoint of the contract; parameters, body and answer are typed by its spec. */
  async function call<const R extends Route>(route: R, what: CallOf<R> & CallOptions): Promise<AnswerOf<R>> {
    const { params, query, body, form, file, ...options } = what as AnyCall & CallOptions
    const [method = '', path = ''] = route.split(' ')
    const request: Sent = {
      method: method.toUpperCase(),
      path:
        path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? '')) +
        (query ? `?${new URLSearchParams(query)}` : ''),
      body: file ?? form ?? (body ? JSON.stringify(body) : null),
      type: file ? file.type || 'application/octet-stream' : body ? 'application/json' : null,
    }
    return (await answerOf(request, options)) as AnswerOf<R>
  }

  async function answerOf(request: Sent, options: CallOptions): Promise<unknown> {
    const { path } = request
    const exempt = needsNoToken(path)
    let token = exempt ? null : await freshToken()
    let response = await send(request, token, options)
    if (response?.status === 401 && !exempt && token) {
      // Retried once, because the server may have revoked a token that has not expired yet.
      const outcome = await deps.refresh(token)
      if (typeof outcome === 'object') {
        token = outcome.access
        response = await send(request, token, options)
      }
      // An unreachable server or the page of a captive portal does not end the login, because it may still be valid.
      const isRefused = typeof outcome === 'object' && response?.status === 401 && (await isEnd(response.clone()))
      if (outcome === 'gone' || isRefused) deps.onExpired()
    }
    if (!response?.ok) throw await failure(path, response, options)
    try {
      return await response.json()
    } catch {
      // An answer that is not JSON, such as the page of a captive portal, counts as no response.
      throw await failure(path, null, options)
    }
  }

  async function freshToken(): Promise<string | null> {
    const token = readKey(deps.store, 'access')
    if (token && !isExpired(token, deps.now())) return token
    const hasNone = !token && !readKey(deps.store, 'refresh')
    // At the start of a page the tokens of the cookie may still be loading.
    const outcome = hasNone ? await deps.adopting() : await deps.refresh()
    if (outcome === null) return null
    if (outcome === 'gone') deps.onExpired()
    if (typeof outcome === 'object') return outcome.access
    return outcome === 'unreachable' ? token : null
  }

  async function send(
    { method, path, body, type }: Sent,
    token: string | null,
    { idempotencyKey, proof }: CallOptions,
  ): Promise<Response | null> {
    const headers = new Headers({ accept: 'application/json' })
    if (type) headers.set('content-type', type)
    if (proof) headers.set('x-proof', proof)
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
    return deps.fetch(`/api${path}`, { method, headers, body }).catch(() => null)
  }

  async function failure(path: string, response: Response | null, options: CallOptions): Promise<ApiError> {
    const status = response?.status ?? 0
    const said = (await response?.json().catch(() => null)) as Partial<WireError> | null
    const body = said && (await inPageLanguage(said))
    const wait = Number(response?.headers.get('retry-after') ?? Number.NaN)
    const retryAfter = Number.isFinite(wait) ? wait : null
    const text = isWordedByPlace(body?.code, options) ? null : toastFor(status, body, retryAfter)
    if (text) deps.toast(text)
    if (isLogged(status)) deps.log(`${path}: ${status === 0 ? 'no response' : `${status} ${body?.code ?? ''}`}`)
    return new ApiError(status, body, { retryAfter, toasted: text !== null })
  }

  return { call }
}

function isWordedByPlace(code: ErrorCode | undefined, { background, own = [] }: CallOptions): boolean {
  return background === true || own === 'all' || (code !== undefined && own.includes(code))
}

export type Api = ReturnType<typeof createApi>
