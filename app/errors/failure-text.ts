// Callers with a fixed sentence for every failure, followed by the reason where the user can act on it.

import { ApiError } from '#app/api/api-client.ts'
import { currentLanguage } from '#app/language/language.ts'
import { authTexts } from './error-toasts-text.ts'

/** The server's sentence about a failed call, else `own`. */
export function saidOr(own: string, error: unknown): string {
  return (error instanceof ApiError ? error.said : null) ?? own
}

const REASONED = [403, 404, 409, 503]

/** `own`, followed by the server's reason where the user can act on it. */
export function failureText(own: string, error: unknown): string {
  const text = authTexts[currentLanguage()]
  if (!(error instanceof ApiError)) return own
  if (error.status === 429 && error.retryAfter) return text.because(own, text.wait(error.retryAfter))
  return REASONED.includes(error.status) && error.said ? text.because(own, error.said) : own
}
