// The natural benefics of a chart. Jupiter and Venus always are; Mercury and the Moon by what they do in it.
import { wrap360 } from '../astronomy/angles.ts'
import { type Graha, type Planet, signOf } from '../zodiac.ts'

type Longitudes = Readonly<Record<Graha, number>>

/** `fixed`: Mercury and the Moon are benefics in every chart, as some programs count strengths. */
export type BeneficsRule = 'by-chart' | 'fixed'

const SPOILERS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu']

/**
 * Jupiter, Venus, and Mercury unless a malefic is in the same sign. `lons`: sidereal longitudes, degrees.
 * Source: BPHS 3.11.
 */
export function beneficsOf(lons: Longitudes): Planet[] {
  const spoiled = SPOILERS.some((graha) => signOf(lons[graha]) === signOf(lons.mercury))
  return spoiled ? ['jupiter', 'venus'] : ['jupiter', 'venus', 'mercury']
}

/**
 * The benefics of shadbala: those of the chart, and the Moon from the eighth of the bright half to the eighth of the
 * dark one. Source: B.V. Raman, Graha and Bhava Balas.
 */
export function shadbalaBenefics(lons: Longitudes, rule: BeneficsRule): Planet[] {
  if (rule === 'fixed') return ['jupiter', 'venus', 'mercury', 'moon']
  const tithi = Math.floor(wrap360(lons.moon - lons.sun) / 12) + 1
  return tithi >= 8 && tithi <= 23 ? [...beneficsOf(lons), 'moon'] : beneficsOf(lons)
}
