// Toasts for failed calls on every screen. A caller handles only the errors for which it has its own sentence.
import { currentLanguage } from '#app/language/language.ts'
import { loginEndTexts } from '#app/login-state/login-end-text.ts'
import type { WireError } from '#workers/contract/errors/errors.ts'
import { authTexts } from './error-toasts-text.ts'

/**
 * The toast for a status (0: no response); null for errors that are logged or shown in place. `retryAfter` is the
 * Retry-After of the response in seconds.
 */
export function toastFor(
  status: number,
  body: Partial<WireError> | null,
  retryAfter: number | null = null,
): string | null {
  if ([0, 400, 401, 406, 409, 422, 428].includes(status)) return null
  if (status === 429 && retryAfter) return authTexts[currentLanguage()].wait(retryAfter)
  return (
    (status === 404 && body?.message) ||
    authTexts[currentLanguage()].failures[status] ||
    body?.error ||
    body?.message ||
    loginEndTexts[currentLanguage()].somethingWrong
  )
}

/** True for a status that is only logged. */
export function isLogged(status: number): boolean {
  return status === 0 || status === 400 || status === 422
}
