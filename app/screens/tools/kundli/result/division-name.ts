// Names of the divisional charts.
import { kundliText as text } from '../kundli-text.ts'

export type Division = 'moon' | number

export function divisionName(division: Division): string {
  return division === 'moon' ? text.moonChart : (text.vargas[division]?.[0] ?? `D${division}`)
}
