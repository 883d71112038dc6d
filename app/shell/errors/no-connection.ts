// Errors of the network: the page is good, and its data or one of its parts could not be asked for.

/** Error messages of Chromium, Firefox and Safari for a request that got no answer. */
const NO_ANSWER = /^(Failed to fetch|NetworkError .*|Load failed)$/
/** Error messages for a part of the page. A part that is gone from the server fails alike, so that the browser has to be offline. */
const NO_PART = /preload CSS|module/i

export function isNoConnection(error: unknown, { onLine }: { onLine: boolean }): boolean {
  if (!(error instanceof Error)) return false
  return NO_ANSWER.test(error.message) || (!onLine && NO_PART.test(error.message))
}
