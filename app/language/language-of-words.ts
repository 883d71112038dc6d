// Posts, biographies and reviews are in their authors' languages: their elements have a `lang` if it differs from the
// page's, so that a screen reader selects the right voice.
import type { Language } from '#workers/contract/text/language.ts'
import { currentLanguage } from './language.ts'

/** The `lang` for a text, detected by its letters; undefined if it is the page's. */
export function langOf(words: string): Language | undefined {
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0
  const hindi = count(/[\u0904-\u0939]/g)
  const latin = count(/[A-Za-z]/g)
  if (hindi + latin === 0) return undefined
  const language = hindi > latin ? 'hi' : 'en'
  return language === currentLanguage() ? undefined : language
}
