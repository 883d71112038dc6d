/**
 * Null if `address` is not an absolute URL. Not `URL.parse` or `URL.canParse`, which the oldest browsers of
 * package.json lack.
 */
export function readUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
