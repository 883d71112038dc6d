import { setLanguageSource } from '#workers/contract/text/language.ts'

/** The value of a function that runs as in a request for a Hindi page. */
export function inHindi<T>(make: () => T): T {
  const before = setLanguageSource(() => 'hi')
  try {
    return make()
  } finally {
    // Files share the modules that they import.
    setLanguageSource(before)
  }
}
