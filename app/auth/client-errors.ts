// Messages to the person about a failed call, on every screen (SPEC 8). A place keeps to itself only the
// errors that it words itself.
import type { WireError } from '#workers/contract/errors.ts'

export const CLIENT_ERRORS = {
  forbidden: 'You do not have permission to perform this action.',
  notFound: 'Resource not found.',
  server: 'Internal server error. Please try again later.',
  other: 'Something went wrong',
} as const

/** "Too many tries. Please try again in 40 seconds." */
export function waitSentence(seconds: number): string {
  const wait =
    seconds < 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`
  return `Too many tries. Please try again in ${wait}.`
}

/**
 * The toast for a status (0: no response), or null where none is shown: those are logged or shown in place.
 * `retryAfter` is the wait in seconds that the server asks for.
 */
export function toastFor(
  status: number,
  body: Partial<WireError> | null,
  retryAfter: number | null = null,
): string | null {
  if ([0, 400, 401, 406, 409, 422, 428].includes(status)) return null
  if (status === 403) return CLIENT_ERRORS.forbidden
  if (status === 404) return body?.message || CLIENT_ERRORS.notFound
  if (status === 429 && retryAfter) return waitSentence(retryAfter)
  if (status === 500) return CLIENT_ERRORS.server
  return body?.error || CLIENT_ERRORS.other
}

/** Statuses that are only logged. */
export function isLogged(status: number): boolean {
  return status === 0 || status === 400 || status === 422
}
