// The number of a horary question. Separate from the engine, because the form is checked before it is sent.
import { currentLanguage } from '#app/language/language.ts'
import { horaryTexts } from './horary-text.ts'

/** The sentence about a wrong number, or null. */
export function numberProblem(typed: string): string | null {
  const isNumber = /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 249
  return isNumber ? null : horaryTexts[currentLanguage()].badNumber
}
