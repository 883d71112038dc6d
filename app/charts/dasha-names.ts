import { YOGINI_LORDS } from 'drishti-jyotish/kundli/dasha.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { grahaNameTexts } from '#app/format/format.ts'
import { namedTexts } from '#app/format/name-text.ts'
import { currentLanguage } from '#app/language/language.ts'

/** "Venus"; a yogini has a name of her own. */
export function lordName(lord: string): string {
  return grahaNameTexts[currentLanguage()][lord as Graha] ?? namedTexts[currentLanguage()](lord)
}

/** The graha of a lord: the lord itself, or the one that rules a yogini. */
export function lordGraha(lord: string): Graha {
  return YOGINI_LORDS[lord] ?? (lord as Graha)
}
