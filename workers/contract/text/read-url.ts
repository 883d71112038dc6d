/** Null where `address` is no absolute URL. `URL.parse` and `URL.canParse` came later than the oldest browsers of package.json. */
export function readUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
