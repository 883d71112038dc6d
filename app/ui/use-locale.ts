import { useHydrated } from './use-hydrated.ts'

/** The locale for Intl: English as the server writes, and the reader's own (undefined) once the page has hydrated. */
export function useLocale(): 'en' | undefined {
  return useHydrated() ? undefined : 'en'
}
