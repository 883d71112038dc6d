import { localeOfPage, localeOfReader } from '#app/language/language.ts'
import { useHydrated } from './use-hydrated.ts'

/** The locale for Intl: that of the page as the server writes, and the reader's own once the page has hydrated. */
export function useLocale(): string {
  return useHydrated() ? localeOfReader() : localeOfPage()
}
