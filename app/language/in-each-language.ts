import type { Language } from '#workers/contract/language.ts'
import { currentLanguage } from './language.ts'

/** Makes a value of texts once for each language, when it is first asked for. */
export function inEachLanguage<T>(make: () => T): () => T {
  const made: Partial<Record<Language, T>> = {}
  return () => {
    const language = currentLanguage()
    made[language] ??= make()
    return made[language]
  }
}
