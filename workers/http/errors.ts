import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import {
  type AppError,
  ERRORS,
  type ErrorCode,
  isAppError,
  statusOf,
  type WireError,
  wireErrorOf,
} from '#workers/contract/errors/errors.ts'
import { languageOfRequest } from '#workers/contract/text/language.ts'
import { logDenial, logFailure } from '../log.ts'
import { foreignPage } from './callers/foreign-page.ts'
import { loggedNetwork } from './callers/networks.ts'
import { busyTexts, failedTexts } from './errors-text.ts'
import { asksForDocument, plainPage } from './pages/plain-page.ts'
import { isStoreAway } from './store-away.ts'
import type { AppEnv } from './types.ts'

/** Seconds until a retry after a 503 without Retry-After. */
const SOON = 5

/** Turns a thrown error into the API's error shape; the cause of a 500 goes only to the log. */
function toErrorResponse(error: unknown, requestId: string, ray?: string): Response {
  if (isAppError(error)) return errorResponse(error, requestId)
  if (error instanceof HTTPException) {
    const code: ErrorCode = error.status === 404 ? 'not_found' : error.status < 500 ? 'malformed' : 'internal'
    return errorResponse({ code, message: ERRORS[code][1], details: {} }, requestId, error.status)
  }
  logFailure({ event: 'request.failed', request_id: requestId, ...(ray ? { ray } : {}) }, error)
  const code = isStoreAway(error) ? 'unavailable' : 'internal'
  return errorResponse({ code, message: ERRORS[code][1], details: {} }, requestId)
}

function errorResponse(
  error: Pick<AppError, 'code' | 'message' | 'details'>,
  requestId: string,
  status = statusOf(error.code),
): Response {
  const body: WireError = { ...wireErrorOf(error), request_id: requestId }
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  if (error.details.allow) headers.set('allow', error.details.allow.join(', '))
  const { retryAfter = status === 503 ? SOON : 0 } = error.details
  if (retryAfter > 0) headers.set('retry-after', String(retryAfter))
  return new Response(JSON.stringify(body), { status, headers })
}

export function onError(error: Error, c: Context<AppEnv>): Response {
  const ofMoney = isAppError(error) && error.code === 'conflict' && MONEY_PATH.test(c.req.path)
  if (isAppError(error) && (ofMoney || isDenial(error))) logDenial(denialOf(error, c))
  if (isAppError(error) && error.code === 'bad_origin' && asksForDocument(c)) return foreignPage()
  const answer = toErrorResponse(error, c.get('requestId'), c.req.header('cf-ray'))
  if (!asksForDocument(c)) return answer
  if (answer.status === 429) return busyPage(answer.headers)
  return answer.status >= 500 ? failedPage(answer) : answer
}

const REFUSED_MONEY: readonly ErrorCode[] = [
  ...(['insufficient_funds', 'limit_reached', 'money_left', 'refund_too_large'] as const),
  ...(['already_paid', 'free_minutes_gone', 'idempotency_mismatch'] as const),
]
/** Conflicts on these paths concern money. */
const MONEY_PATH = /^\/api\/(dashboard\/payouts|dashboard\/clients\/[^/]+\/pay-back|payments|wallet)\//

// An error with a reason for the log is always logged, because no other code writes that reason.
function isDenial({ code, details }: AppError): boolean {
  return details.log !== undefined || [401, 403, 429].includes(statusOf(code)) || REFUSED_MONEY.includes(code)
}

function denialOf({ code, details }: AppError, c: Context<AppEnv>) {
  return {
    request_id: c.get('requestId'),
    code,
    status: statusOf(code),
    path: c.req.path,
    actor: c.get('viewer')?.userId ?? null,
    network: loggedNetwork(c),
    ray: c.req.header('cf-ray') ?? null,
    ...(details.log ? { reason: details.log } : {}),
  }
}

// A screen beyond its rate limit is not rendered, because that would cost the work that the limit saves.
function busyPage(headers: Headers): Response {
  const seconds = headers.get('retry-after') ?? '60'
  const { title, heading, text } = busyTexts[languageOfRequest() ?? 'en']
  return plainPage({ status: 429, retryAfter: seconds, title, heading, text: text(Number(seconds)) })
}

/** Answers a failed file as a page if a person requested it, because Remix answers failed files with plain text. */
export async function orFailedPage(c: Context<AppEnv>, answer: Response): Promise<Response> {
  const isPage = /^text\/html\b/.test(answer.headers.get('content-type') ?? '')
  if (answer.status < 500 || isPage || !asksForDocument(c)) return answer
  await answer.body?.cancel()
  return failedPage(answer)
}

/** For failures outside the screens, which have their own error page. */
function failedPage({ status, headers }: Response): Response {
  const retryAfter = headers.get('retry-after')
  return plainPage({ status, ...(retryAfter && { retryAfter }), ...failedTexts[languageOfRequest() ?? 'en'] })
}
