// A question (prashna): the chart of its moment and place, and what the books consider for the house that is asked about.
// Each finding names its book; nothing is added up to an answer. Sources: Prashna Tantra (Neelakantha) 1–2; Prasna Marga
// 4 and 14 for the way the lagna rises.
import { createAlmanac } from '../astronomy/almanac.ts'
import type { Spot } from '../astronomy/horizon.ts'
import { readWhole } from '../input.ts'
import { birthDayOf } from '../kundli/birth-day.ts'
import { KENDRAS } from '../kundli/chart.ts'
import { chartPositionsOf } from '../kundli/chart-positions.ts'
import { type Standing, standingOf } from '../kundli/graha-rows.ts'
import { type KundliRules, readChosen } from '../kundli/options.ts'
import { vargaSign } from '../kundli/vargas.ts'
import { ithasalaOf, type TajikaYoga } from '../varsha/tajika-light.ts'
import { tajikaYogasOf } from '../varsha/tajika-yogas.ts'
import { ENGINE, type EngineStamp } from '../version.ts'
import { GRAHAS, type Graha, houseFrom, type Planet, SEVEN, signLord, signOf, weekdayLord } from '../zodiac.ts'

export type PrashnaRules = Pick<KundliRules, 'preset' | 'ayanamsa' | 'positions' | 'node' | 'rise'>
/** Rules of a question’s chart; those left out are of the preset, or else `PRASHNA_DEFAULTS`. */
export type PrashnaOptions = Partial<PrashnaRules>
/** The rules of a question’s chart where none are chosen. */
export const PRASHNA_DEFAULTS: PrashnaRules = {
  preset: null,
  ayanamsa: 'lahiri',
  positions: 'apparent',
  node: 'mean',
  rise: 'drik',
}

export type PrashnaMoment = Spot & { ms: number; offsetSeconds?: number | null }
/** A question: its moment and place, the house of its matter (1–12), and the rules. */
export type PrashnaQuestion = { moment: PrashnaMoment; house: number; options?: PrashnaOptions }
/** One rule of the books that holds, for the matter or against it, with the grahas that make it and its book. */
export type PrashnaFinding = { rule: PrashnaRule; effect: 'for' | 'against'; grahas: Graha[]; source: string }
export type PrashnaRule =
  | 'lords_come_together'
  | 'lords_part'
  | 'light_is_carried'
  | 'one_lord'
  | 'lord_in_the_house'
  | 'moon_comes_to_a_lord'
  | 'benefics_in_angles'
  | 'malefics_in_angles'
  | 'rises_head_first'
  | 'rises_feet_first'

/** The chart of a question, with the findings for its matter; nothing is added up. */
export type Prashna = {
  engine: EngineStamp
  rules: PrashnaRules & { ayanamsaDegrees: number }
  ms: number
  lat: number
  lon: number
  lagna: Standing & { navamsha: number }
  grahas: (Standing & { graha: Graha; house: number; retrograde: boolean; navamsha: number })[]
  /** 1–30; the vara's and the hour's lords. */
  tithi: number
  dayLord: Planet
  horaLord: Planet
  matter: { house: number; sign: number; lagnaLord: Planet; houseLord: Planet }
  findings: PrashnaFinding[]
  yogas: TajikaYoga[]
}

const TANTRA = 'Prashna Tantra 2'
/** Signs that rise with the head, and with the back; Mina with both. */
const HEAD_FIRST = [2, 4, 5, 6, 7, 10]
const FEET_FIRST = [0, 1, 3, 8, 9]
const BENEFICS: readonly Graha[] = ['jupiter', 'venus']
const MALEFICS: readonly Graha[] = ['mars', 'saturn', 'rahu', 'ketu']

/** Options from outside, the left out ones filled in; a typed error for a misspelt name or word. */
export function readPrashnaOptions(value: unknown = {}): PrashnaRules {
  return readChosen(value, PRASHNA_DEFAULTS)
}

/** The house of the matter, 1–12; a typed error for anything else. */
export function readPrashnaHouse(value: unknown): number {
  return readWhole(value, 'house', 1, 12)
}

/** The chart of a moment (ms UTC, degrees east and north), judged for the matter of a house, 1–12. */
export function prashnaOf({ moment, house, options = {} }: PrashnaQuestion): Prashna {
  const rules = readPrashnaOptions(options)
  const { ms, lat, lon, offsetSeconds } = moment
  const { chart, ayanamsa } = chartPositionsOf(moment, rules)
  const { lons, speeds } = chart
  const lagna = standingOf(chart.ascendant)
  const offset = offsetSeconds === null || offsetSeconds === undefined ? undefined : offsetSeconds * 1000
  const day = birthDayOf(createAlmanac(rules.positions, ms), { lat, lon }, rules.rise, ms, offset)
  const sign = (lagna.sign + house - 1) % 12
  const matter = { house, sign, lagnaLord: lagna.signLord, houseLord: signLord(sign) }
  const seven = <T>(of: Readonly<Record<Graha, T>>) =>
    Object.fromEntries(SEVEN.map((planet) => [planet, of[planet]])) as Record<Planet, T>
  const yogas = tajikaYogasOf(seven(lons), seven(speeds), chart.ascendant)
  return {
    engine: ENGINE,
    rules: { ...rules, ayanamsaDegrees: ayanamsa },
    ms,
    lat,
    lon,
    matter,
    yogas,
    lagna: { ...lagna, navamsha: vargaSign(9, chart.ascendant) },
    grahas: GRAHAS.map((graha) => ({
      ...standingOf(lons[graha]),
      graha,
      house: houseFrom(lagna.sign, signOf(lons[graha])),
      retrograde: speeds[graha] < 0,
      navamsha: vargaSign(9, lons[graha]),
    })),
    tithi: Math.floor(((((lons.moon - lons.sun) % 360) + 360) % 360) / 12) + 1,
    dayLord: weekdayLord(day.vara),
    horaLord: day.horaLord,
    findings: findingsOf({ lons, lagna: lagna.sign, matter, yogas }),
  }
}

/** The findings rest on the places of a chart, its lagna as a sign, and the lords of the matter. */
export type PrashnaGround = Pick<Prashna, 'matter' | 'yogas'> & { lons: Readonly<Record<Graha, number>>; lagna: number }

export function findingsOf({ lons, lagna, matter, yogas }: PrashnaGround): PrashnaFinding[] {
  const { lagnaLord, houseLord, house, sign } = matter
  const found: PrashnaFinding[] = []
  const add = (rule: PrashnaRule, effect: 'for' | 'against', grahas: Graha[], source = TANTRA) =>
    found.push({ rule, effect, grahas, source })
  const houseOf = (graha: Graha) => houseFrom(lagna, signOf(lons[graha]))
  const between = (yoga: TajikaYoga) => yoga.grahas.includes(lagnaLord) && yoga.grahas.includes(houseLord)
  if (lagnaLord === houseLord && house !== 1) add('one_lord', 'for', [lagnaLord])
  if (lagnaLord !== houseLord) {
    const met = yogas.filter(between)
    if (met.some(({ yoga }) => yoga === 'ithasala')) add('lords_come_together', 'for', [lagnaLord, houseLord])
    if (met.some(({ yoga }) => yoga === 'ishrafa')) add('lords_part', 'against', [lagnaLord, houseLord])
    const carried = met.find(({ yoga }) => yoga === 'nakta' || yoga === 'yamaya')
    if (carried) add('light_is_carried', 'for', carried.grahas)
    if (signOf(lons[lagnaLord]) === sign) add('lord_in_the_house', 'for', [lagnaLord])
    if (signOf(lons[houseLord]) === lagna) add('lord_in_the_house', 'for', [houseLord])
  }
  const lords = [...new Set([lagnaLord, houseLord])].filter((lord) => lord !== 'moon')
  const sought = lords.filter((lord) => ithasalaOf('moon', lord, lons))
  if (sought.length > 0) add('moon_comes_to_a_lord', 'for', ['moon', ...sought])
  const inAngles = (grahas: readonly Graha[]) => grahas.filter((graha) => KENDRAS.includes(houseOf(graha)))
  const [good, bad] = [inAngles(BENEFICS), inAngles(MALEFICS)]
  if (good.length > 0) add('benefics_in_angles', 'for', good, 'Prashna Tantra 1')
  if (bad.length > 0) add('malefics_in_angles', 'against', bad, 'Prashna Tantra 1')
  if (HEAD_FIRST.includes(lagna)) add('rises_head_first', 'for', [], 'Prasna Marga 14')
  if (FEET_FIRST.includes(lagna)) add('rises_feet_first', 'against', [], 'Prasna Marga 14')
  return found
}
