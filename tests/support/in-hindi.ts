import { readLanguageBy } from '#workers/contract/text/language.ts'

/** The value of a function that runs as in a request for a Hindi page. */
export function inHindi<T>(make: () => T): T {
  const before = readLanguageBy(() => 'hi')
  try {
    return make()
  } finally {
    // Files share the modules that they import.
    readLanguageBy(before)
  }
}
