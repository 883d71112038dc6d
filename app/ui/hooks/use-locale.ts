import { localeOfPage, localeOfReader } from '#app/language/language.ts'
import { useHydrated } from './use-hydrated.ts'

/** The locale for Intl: the page's on the server, the reader's after hydration. */
export function useLocale(): string {
  return useHydrated() ? localeOfReader() : localeOfPage()
}
