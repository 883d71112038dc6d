// Network errors: the page works, but its data or one of its parts could not be loaded.

/** Error messages of Chromium, Firefox and Safari for a request that got no answer. */
const NO_ANSWER = /^(Failed to fetch|NetworkError .*|Load failed)$/
/**
 * Error messages for a part of the page. A part that was removed from the server fails with the same messages, so the
 * browser must be offline as well.
 */
const NO_PART = /preload CSS|module/i

export function isNoConnection(error: unknown, { onLine }: { onLine: boolean }): boolean {
  if (!(error instanceof Error)) return false
  return NO_ANSWER.test(error.message) || (!onLine && NO_PART.test(error.message))
}
