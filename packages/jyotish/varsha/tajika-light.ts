// Two grahas meet in the Tajika system by an aspect of signs, within both orbs. Source: Tajika Neelakanthi 2 (Samjna
// Tantra); P.V.R. Narasimha Rao, Vedic Astrology, ch. 29.
import { combustionOf, ownDignity } from '../kundli/dignity.ts'
import { degreeInSign, type Planet, signOf } from '../zodiac.ts'
import { ORBS, type TajikaAspect, tajikaAspect } from './tajika-aspects.ts'

export const TAJIKA_YOGAS = [
  ...(['ikkavala', 'induvara', 'ithasala', 'ishrafa', 'nakta', 'yamaya', 'manau', 'kamboola'] as const),
  ...(['gairi_kamboola', 'khallasara', 'radda', 'duphali_kuttha', 'dutthottha_davira'] as const),
  ...(['tambira', 'kuttha', 'durupha'] as const),
] as const
export type TajikaYogaName = (typeof TAJIKA_YOGAS)[number]
export type TajikaYoga = {
  yoga: TajikaYogaName
  /** The grahas of the yoga, the faster first; a third one carries or cuts the light. */
  grahas: Planet[]
  aspect: TajikaAspect | null
  /** Degrees from the exact aspect. */
  orb: number | null
  /** An ithasala that is complete (within 1°) or runs. */
  stage: 'complete' | 'running' | null
}
export type Lons = Readonly<Record<Planet, number>>
export type Speeds = Readonly<Record<Planet, number>>

export const SWIFT: readonly Planet[] = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn']
const COMPLETE = 1

export type Meeting = { faster: Planet; slower: Planet; aspect: TajikaAspect; gap: number }

/** Two grahas with a mutual aspect within both orbs; `gap`: degrees of the faster one to the exact aspect. */
export function meeting(a: Planet, b: Planet, lons: Lons): Meeting | null {
  const [faster, slower] = SWIFT.indexOf(a) < SWIFT.indexOf(b) ? [a, b] : [b, a]
  const aspect = tajikaAspect(signOf(lons[faster]), signOf(lons[slower]))
  const gap = degreeInSign(lons[slower]) - degreeInSign(lons[faster])
  return aspect && Math.abs(gap) <= Math.min(ORBS[faster], ORBS[slower]) ? { faster, slower, aspect, gap } : null
}

/** The faster one has not yet come to the exact aspect. */
export function ithasalaOf(a: Planet, b: Planet, lons: Lons): TajikaYoga | null {
  const met = meeting(a, b, lons)
  if (!met || met.gap < 0) return null
  const stage = met.gap <= COMPLETE ? 'complete' : 'running'
  return { yoga: 'ithasala', grahas: [met.faster, met.slower], aspect: met.aspect, orb: met.gap, stage }
}

export function ishrafaOf(a: Planet, b: Planet, lons: Lons): TajikaYoga | null {
  const met = meeting(a, b, lons)
  if (!met || met.gap >= 0) return null
  return { yoga: 'ishrafa', grahas: [met.faster, met.slower], aspect: met.aspect, orb: -met.gap, stage: null }
}

export const plain = (yoga: TajikaYogaName, grahas: Planet[]): TajikaYoga => ({
  yoga,
  grahas,
  aspect: null,
  orb: null,
  stage: null,
})

/** Exalted, or in its own sign or moolatrikona. */
export function isExaltedOrOwn(planet: Planet, lon: number): boolean {
  const dignity = ownDignity(planet, lon)
  return dignity !== null && dignity !== 'debilitated'
}

/** Retrograde, combust or debilitated. */
export function isSpent(planet: Planet, lons: Lons, speeds: Speeds): boolean {
  const retrograde = speeds[planet] < 0
  const burnt = combustionOf(planet, lons[planet], lons.sun, retrograde)?.combust ?? false
  return retrograde || burnt || ownDignity(planet, lons[planet]) === 'debilitated'
}
