import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import {
  type AppError,
  ERRORS,
  type ErrorCode,
  isAppError,
  statusOf,
  type WireError,
} from '#workers/contract/errors.ts'
import { logFailure } from '../log.ts'
import type { AppEnv } from './types.ts'

/** Turns a thrown error into the one error shape of PRODUCT 9; the cause of a 500 goes to the log only. */
export function toErrorResponse(error: unknown, requestId: string): Response {
  if (isAppError(error)) return errorResponse(error, requestId)
  if (error instanceof HTTPException) {
    const code: ErrorCode = error.status === 404 ? 'not_found' : error.status < 500 ? 'malformed' : 'internal'
    return errorResponse({ code, message: ERRORS[code][1], details: {} }, requestId, error.status)
  }
  logFailure({ event: 'request.failed', requestId }, error)
  return errorResponse({ code: 'internal', message: ERRORS.internal[1], details: {} }, requestId)
}

function errorResponse(
  error: Pick<AppError, 'code' | 'message' | 'details'>,
  requestId: string,
  status = statusOf(error.code),
): Response {
  const body: WireError = { error: error.message, message: error.message, code: error.code, request_id: requestId }
  if (error.details.fields) body.fields = error.details.fields
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  if (error.details.retryAfter) headers.set('retry-after', String(error.details.retryAfter))
  return new Response(JSON.stringify(body), { status, headers })
}

export function onError(error: Error, c: Context<AppEnv>): Response {
  return toErrorResponse(error, c.get('requestId'))
}
