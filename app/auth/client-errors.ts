// What a failed call tells the person, from whatever screen it was made (SPEC 8). A place keeps to itself only the
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
  switch (status) {
    case 0:
    case 400:
    case 401:
    case 406:
    case 409:
    case 422:
      return null
    case 403:
      return CLIENT_ERRORS.forbidden
    case 404:
      return body?.message || CLIENT_ERRORS.notFound
    case 429:
      return retryAfter && body?.code !== 'busy_hashing' ? waitSentence(retryAfter) : body?.error || CLIENT_ERRORS.other
    case 500:
      return CLIENT_ERRORS.server
    default:
      return body?.error || CLIENT_ERRORS.other
  }
}

/** Statuses that are only logged. */
export function isLogged(status: number): boolean {
  return status === 0 || status === 400 || status === 422
}
