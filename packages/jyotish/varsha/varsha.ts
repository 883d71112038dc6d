// Varshaphala: the chart of a year of life by the Tajika system, beside the chart of the birth.
import { createAlmanac } from '../astronomy/almanac.ts'
import type { Spot } from '../astronomy/horizon.ts'
import type { Birth } from '../birth.ts'
import { readWhole } from '../input.ts'
import { birthDayOf } from '../kundli/birth-day.ts'
import { type Chart, lagnaSign, signIn } from '../kundli/chart.ts'
import { chartPositionsOf } from '../kundli/chart-positions.ts'
import { type Standing, standingOf } from '../kundli/graha-rows.ts'
import { type KundliRules, readChosen } from '../kundli/options.ts'
import { ENGINE, type EngineStamp } from '../version.ts'
import { GRAHAS, type Graha, houseFrom, type Planet, SEVEN, signLord } from '../zodiac.ts'
import { harshaOf } from './harsha.ts'
import { type MuddaPeriod, muddaOf } from './mudda.ts'
import { type Panchavargiya, panchavargiyaOf } from './panchavargiya.ts'
import { type Saham, sahamsOf } from './sahams.ts'
import { solarReturn } from './solar-return.ts'
import type { TajikaYoga } from './tajika-light.ts'
import { tajikaYogasOf } from './tajika-yogas.ts'
import { type YearLord, yearLordOf } from './year-lord.ts'

export type VarshaRules = Pick<KundliRules, 'preset' | 'ayanamsa' | 'positions' | 'node'>
/**
 * The choices of `varshaOf`: any of preset, ayanamsa, positions and node; those of the preset, or else `VARSHA_DEFAULTS`,
 * fill the rest.
 */
export type VarshaOptions = Partial<VarshaRules>
/** The rules of a varshaphala that names none: Lahiri, apparent positions, the mean node. */
export const VARSHA_DEFAULTS: VarshaRules = {
  preset: null,
  ayanamsa: 'lahiri',
  positions: 'apparent',
  node: 'mean',
}
export const MOST_YEARS = 120

export type VarshaGraha = Standing & { graha: Graha; house: number; retrograde: boolean }
/**
 * The chart of a year of life by the Tajika system. Longitudes are sidereal degrees, signs 0–11, houses 1–12,
 * instants milliseconds UT; panchavargiya and harsha bala are each of 20. Sources: Tajika Neelakanthi; B.V. Raman,
 * Varshaphal; P.V.R. Narasimha Rao, Vedic Astrology, ch. 28–30.
 */
export type Varsha = {
  engine: EngineStamp
  rules: VarshaRules & { ayanamsaDegrees: number; zodiac: 'sidereal' }
  /** Completed years; the year that begins is one more. */
  years: number
  /** From one return of the Sun to the next. */
  start: number
  end: number
  place: Spot
  /** The year begins by day or by night. */
  day: boolean
  lagna: Standing
  grahas: VarshaGraha[]
  chart: Chart
  birthChart: Chart
  muntha: { sign: number; lon: number; lord: Planet; house: number; birthHouse: number }
  lord: YearLord
  strengths: Record<Planet, Panchavargiya>
  harsha: Record<Planet, number>
  sahams: Saham[]
  yogas: TajikaYoga[]
  mudda: MuddaPeriod[]
}

/**
 * Reads the options of a varshaphala from outside, and fills them up from the preset and `VARSHA_DEFAULTS`. Throws `missing`
 * for null, `not_an_object` for another value, `bad_choice` for an unknown name or word.
 */
export function readVarshaOptions(value: unknown = {}): VarshaRules {
  return readChosen(value, VARSHA_DEFAULTS)
}

/** Completed years, 0 to 120. */
export function readVarshaYears(value: unknown): number {
  return readWhole(value, 'years', 0, MOST_YEARS)
}

/** The year after `years` completed ones. `place` is where the year begins, the birth's own unless given. */
export function varshaOf(birth: Birth, years: number, options: VarshaOptions = {}, place: Spot = birth): Varsha {
  const rules = readVarshaOptions(options)
  const start = solarReturn(birth.ms, years, rules)
  const end = solarReturn(birth.ms, years + 1, rules)
  const spot = { lat: place.lat, lon: place.lon }
  const birthChart = chartPositionsOf(birth, rules).chart
  const { chart, ayanamsa } = chartPositionsOf({ ...spot, ms: start }, rules)
  const { isDay: day } = birthDayOf(createAlmanac(rules.positions, start), spot, 'drik', start)
  const lons = Object.fromEntries(SEVEN.map((planet) => [planet, chart.lons[planet]])) as Record<Planet, number>
  const signs = Object.fromEntries(SEVEN.map((planet) => [planet, signIn(chart, planet)])) as Record<Planet, number>
  const [yearLagna, birthLagna] = [lagnaSign(chart), lagnaSign(birthChart)]
  const muntha = (birthLagna + years) % 12
  const strengths = panchavargiyaOf(lons)
  return {
    engine: ENGINE,
    rules: { ...rules, ayanamsaDegrees: ayanamsa, zodiac: 'sidereal' },
    years,
    start,
    end,
    place: spot,
    day,
    lagna: standingOf(chart.ascendant),
    grahas: GRAHAS.map((graha) => ({
      graha,
      ...standingOf(chart.lons[graha]),
      house: houseFrom(yearLagna, signIn(chart, graha)),
      retrograde: chart.speeds[graha] < 0,
    })),
    chart,
    birthChart,
    muntha: {
      sign: muntha,
      lon: (birthChart.ascendant + 30 * years) % 360,
      lord: signLord(muntha),
      house: houseFrom(yearLagna, muntha),
      birthHouse: houseFrom(birthLagna, muntha),
    },
    lord: yearLordOf({ signs, birthLagna, muntha, yearLagna, day, strengths }),
    strengths,
    harsha: harshaOf(lons, chart.ascendant, day),
    sahams: sahamsOf({ lons, lagna: chart.ascendant, day }),
    yogas: tajikaYogasOf(lons, chart.speeds, chart.ascendant),
    mudda: muddaOf({ moon: birthChart.lons.moon, years, start, end }),
  }
}
