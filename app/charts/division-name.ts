// Names of the divisional charts.
import { currentLanguage } from '#app/language/language.ts'
import { kundliTexts } from './kundli-text.ts'

export type Division = 'moon' | number

export function divisionName(division: Division): string {
  const text = kundliTexts[currentLanguage()]
  return division === 'moon' ? text.moonChart : (text.vargas[division]?.[0] ?? `D${division}`)
}
