import { YOGINI_LORDS } from 'drishti-jyotish/kundli/dasha.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { grahaNameTexts } from '#app/format/format.ts'
import { namedTexts } from '#app/format/name-text.ts'
import { currentLanguage } from '#app/language/language.ts'

/** "Venus"; a yogini keeps her own name. */
export function lordName(lord: string): string {
  return grahaNameTexts[currentLanguage()][lord as Graha] ?? namedTexts[currentLanguage()](lord)
}

/** The graha behind a lord: itself, or the one that stands behind a yogini. */
export function lordGraha(lord: string): Graha {
  return YOGINI_LORDS[lord] ?? (lord as Graha)
}
