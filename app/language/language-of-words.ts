// Posts, biographies and reviews are in the language of who wrote them: their elements say so where it is not the page's, so
// that a screen reader reads them in their own voice.
import type { Language } from '#workers/contract/text/language.ts'
import { currentLanguage } from './language.ts'

/** The `lang` of an element with these words, told by their letters; undefined where it is the page's. */
export function langOf(words: string): Language | undefined {
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0
  const hindi = count(/[\u0904-\u0939]/g)
  const latin = count(/[A-Za-z]/g)
  if (hindi + latin === 0) return undefined
  const language = hindi > latin ? 'hi' : 'en'
  return language === currentLanguage() ? undefined : language
}
