// The six strengths (shadbala) in virupas, their sum in rupas and what is asked for. Source: BPHS ch. 27; B.V. Raman.
import { wrap180, wrap360 } from '../../astronomy/angles.ts'
import { type Graha, type Planet, SEVEN, signOf } from '../../zodiac.ts'
import { drishti } from '../aspects.ts'
import { type BeneficsRule, shadbalaBenefics } from '../benefics.ts'
import { type BirthHour, type KalaBala, kalaBala } from './kala-bala.ts'
import { type SthanaBala, sthanaBala } from './sthana-bala.ts'

export type ShadbalaInput = {
  /** Sidereal longitudes, declinations and ecliptic latitudes, degrees. */
  lons: Readonly<Record<Graha, number>>
  declinations: Readonly<Record<Planet, number>>
  latitudes: Readonly<Record<Planet, number>>
  ascendant: number
  midheaven: number
  /** Julian centuries TT, and the ayanamsa that turns mean longitudes sidereal. */
  T: number
  ayanamsa: number
  birth: BirthHour
  localMidnight: number
  benefics: BeneficsRule
}

export type Shadbala = {
  sthana: SthanaBala
  dig: number
  kala: KalaBala
  yuddha: number
  cheshta: number
  naisargika: number
  drik: number
  /** Sum in rupas (60 virupas), what the graha needs, and their ratio. */
  rupas: number
  required: number
  ratio: number
}

const NAISARGIKA_ORDER: readonly Planet[] = ['saturn', 'mars', 'mercury', 'jupiter', 'venus', 'moon', 'sun']
const REQUIRED = { sun: 6.5, moon: 6, mars: 5, mercury: 7, jupiter: 6.5, venus: 5.5, saturn: 5 } as const
/** Apparent diameters for a planetary war, arcseconds (B.V. Raman). */
const DISC = { mars: 9.4, mercury: 6.6, jupiter: 190.4, venus: 16.6, saturn: 158 } as const
type Warrior = keyof typeof DISC
const WARRIORS = Object.keys(DISC) as Warrior[]

/** Mean longitudes from the mean equinox of date, degrees and degrees a century (Simon et al. 1994). */
const MEAN = {
  sun: [280.46645, 36_000.76983],
  mercury: [252.250906, 149_474.0722491],
  venus: [181.979801, 58_519.2130302],
  mars: [355.433275, 19_141.6964471],
  jupiter: [34.351519, 3_036.3027748],
  saturn: [50.077444, 1_223.5110686],
} as const

function meanLongitude(name: keyof typeof MEAN, { T, ayanamsa }: ShadbalaInput): number {
  const [at, rate] = MEAN[name]
  return wrap360(at + rate * T - ayanamsa)
}

/** Strength by motion: the arc from the mean of the mean and true place to the apex, a third of a virupa a degree. */
function cheshtaBala(planet: Warrior, input: ShadbalaInput): number {
  const inner = planet === 'mercury' || planet === 'venus'
  const apex = meanLongitude(inner ? planet : 'sun', input)
  const mean = meanLongitude(inner ? 'sun' : planet, input)
  const halfway = mean + wrap180(input.lons[planet] - mean) / 2
  return Math.abs(wrap180(apex - halfway)) / 3
}

/** Strength by direction: 60 at the strong angle, 0 opposite. */
function digBala(planet: Planet, { lons, ascendant, midheaven }: ShadbalaInput): number {
  const weak = {
    sun: midheaven + 180,
    mars: midheaven + 180,
    jupiter: ascendant + 180,
    mercury: ascendant + 180,
    moon: midheaven,
    venus: midheaven,
    saturn: ascendant,
  }[planet]
  return Math.abs(wrap180(lons[planet] - weak)) / 3
}

function drikBala(planet: Planet, { lons, benefics: rule }: ShadbalaInput): number {
  const benefics = shadbalaBenefics(lons, rule)
  const sum = SEVEN.filter((other) => other !== planet).reduce((total, other) => {
    const aspect = drishti(other, lons[other], lons[planet])
    return total + (benefics.includes(other) ? aspect : -aspect)
  }, 0)
  return sum / 4
}

const total = (parts: object) => Object.values(parts).reduce((sum: number, part: number) => sum + part, 0)

/** Wars between two of the five planets within a degree: the northern one takes from the other. */
function yuddhaBala(input: ShadbalaInput, before: Readonly<Record<Planet, number>>): Map<Planet, number> {
  const result = new Map<Planet, number>()
  for (const a of WARRIORS)
    for (const b of WARRIORS) {
      if (a >= b || Math.abs(wrap180(input.lons[a] - input.lons[b])) >= 1) continue
      const [winner, loser] = input.latitudes[a] > input.latitudes[b] ? [a, b] : [b, a]
      const stake = Math.abs(before[a] - before[b]) / Math.abs(DISC[a] - DISC[b])
      result.set(winner, (result.get(winner) ?? 0) + stake)
      result.set(loser, (result.get(loser) ?? 0) - stake)
    }
  return result
}

/** All six strengths of the seven grahas. */
export function shadbalaOf(input: ShadbalaInput): Record<Planet, Shadbala> {
  const elongation = input.lons.moon - input.lons.sun
  const benefics = shadbalaBenefics(input.lons, input.benefics)
  const lagna = signOf(input.ascendant)
  const parts = Object.fromEntries(
    SEVEN.map((planet) => {
      const sthana = sthanaBala(planet, input.lons, lagna)
      const dig = digBala(planet, input)
      const kala = kalaBala(planet, input.birth, {
        benefic: benefics.includes(planet),
        elongation,
        declination: input.declinations[planet],
        localMidnight: input.localMidnight,
      })
      return [planet, { sthana, dig, kala }]
    }),
  ) as Record<Planet, { sthana: SthanaBala; dig: number; kala: KalaBala }>
  const before = Object.fromEntries(
    SEVEN.map((planet) => [
      planet,
      total(parts[planet].sthana) + parts[planet].dig + total(parts[planet].kala) - parts[planet].kala.ayana,
    ]),
  ) as Record<Planet, number>
  const wars = yuddhaBala(input, before)
  return Object.fromEntries(
    SEVEN.map((planet) => [planet, sumUp(planet, parts[planet], wars.get(planet) ?? 0, input)]),
  ) as Record<Planet, Shadbala>
}

function sumUp(
  planet: Planet,
  { sthana, dig, kala }: Pick<Shadbala, 'sthana' | 'dig' | 'kala'>,
  yuddha: number,
  input: ShadbalaInput,
): Shadbala {
  // The cheshta bala of the Sun is its ayana bala, that of the Moon its paksha bala.
  const cheshta = planet === 'sun' ? kala.ayana : planet === 'moon' ? kala.paksha : cheshtaBala(planet, input)
  const naisargika = ((NAISARGIKA_ORDER.indexOf(planet) + 1) * 60) / 7
  const drik = drikBala(planet, input)
  const rupas = (total(sthana) + dig + total(kala) + yuddha + cheshta + naisargika + drik) / 60
  const required = REQUIRED[planet]
  return { sthana, dig, kala, yuddha, cheshta, naisargika, drik, rupas, required, ratio: rupas / required }
}
