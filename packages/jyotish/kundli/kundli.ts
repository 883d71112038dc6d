// A whole kundli from a birth: everything that does not depend on today. Life-long lists are in life-periods.ts.
import { type Almanac, createAlmanac } from '../astronomy/almanac.ts'
import { type Houses, housesOf } from '../astronomy/houses.ts'
import type { Birth } from '../birth.ts'
import { rulesOfPreset } from '../presets.ts'
import { ENGINE, type EngineStamp } from '../version.ts'
import { type Planet, SEVEN } from '../zodiac.ts'
import { type Arudha, arudhasOf } from './arudhas.ts'
import { type Ashtakavarga, ashtakavargaOf } from './ashtakavarga.ts'
import { avakahadaOf } from './avakahada.ts'
import type { BeneficsRule } from './benefics.ts'
import { type BirthDay, birthDayOf } from './birth-day.ts'
import { type BirthFacts, type BirthPanchang, birthFacts, birthPanchang } from './birth-facts.ts'
import { type Chart, houseIn, lagnaSign, signIn } from './chart.ts'
import { type ChartPositions, chartPositionsOf } from './chart-positions.ts'
import { type Dasha, dashaOf } from './dasha.ts'
import { type Dosha, doshasOf } from './doshas/doshas.ts'
import { type KaalSarp, kaalSarpOf } from './doshas/kaal-sarp.ts'
import { type Manglik, manglikOf } from './doshas/manglik.ts'
import { type GrahaRow, grahaRows, type Standing, standingOf } from './graha-rows.ts'
import { charaKarakas, type Karaka } from './karakas.ts'
import { type KundliOptions, type KundliRules, readKundliOptions } from './options.ts'
import { type OuterRow, outerRows } from './outer-planets.ts'
import { type Aspect, aspectsOf, type Friendship, friendshipsOf } from './relations.ts'
import { declinationOf } from './strengths/declination.ts'
import { type Shadbala, shadbalaOf } from './strengths/shadbala.ts'
import { type Uncertainty, uncertaintyOf } from './uncertainty.ts'
import { type Upagraha, upagrahasOf } from './upagrahas.ts'
import { type VargaChart, vargaCharts } from './varga-charts.ts'
import { type Yoga, yogasOf } from './yogas/yogas.ts'

/**
 * A birth chart with everything in it that does not depend on today. Longitudes are sidereal degrees, signs 0–11,
 * nakshatras 1–27, padas 1–4, houses 1–12, instants milliseconds UT; shadbala is in virupas and rupas. Each rule
 * names its book in its own file, most often the Brihat Parashara Hora Shastra.
 */
export type Kundli = {
  engine: EngineStamp
  rules: KundliRules & { ayanamsaDegrees: number; ayanamsaWithNutation: number; housesUsed: Houses['used'] }
  birth: BirthFacts
  panchang: BirthPanchang
  uncertainty: Uncertainty
  lagna: Standing
  midheaven: Standing
  grahas: GrahaRow[]
  /** Uranus and Neptune, where they were asked for. */
  outer: OuterRow[]
  houses: Houses
  /** The input of the rules of yogas and doshas; pass it to `manglikMatch` and readings. */
  chart: Chart
  vargas: VargaChart[]
  avakahada: ReturnType<typeof avakahadaOf>
  friendships: Friendship[]
  aspects: Aspect[]
  vimshottari: Dasha
  yogini: Dasha
  ashtottari: Dasha
  ashtakavarga: Ashtakavarga
  shadbala: Record<Planet, Shadbala>
  karakas: Karaka[]
  arudhas: Arudha[]
  /** Sidereal longitudes. */
  upagrahas: Record<Upagraha, number>
  yogas: Yoga[]
  manglik: Manglik
  kaalSarp: KaalSarp
  doshas: Dosha[]
}

/** The kundli of a birth; `almanac` may be shared by calls with the same kind of positions. */
export function kundli(birth: Birth, options: KundliOptions = {}, shared?: Almanac): Kundli {
  const rules = readKundliOptions(options)
  const almanac = shared?.positions === rules.positions ? shared : createAlmanac(rules.positions, birth.ms)
  const ground = chartPositionsOf(birth, rules)
  const { sky, angles, ayanamsa, ayanamsaWithNutation, chart } = ground
  const houses = housesOf(angles, rules.houses)
  const lagna = standingOf(angles.asc)
  const { moon } = chart.lons
  const offset = birth.zoned && birth.zoned.offsetSeconds * 1000
  const day = birthDayOf(almanac, birth, rules.rise, birth.ms, offset)
  return {
    engine: ENGINE,
    rules: { ...rules, ayanamsaDegrees: ayanamsa, ayanamsaWithNutation, housesUsed: houses.used },
    birth: birthFacts(birth, sky, rules),
    panchang: birthPanchang(almanac, rules, day),
    uncertainty: uncertaintyOf(birth.ms, birth, birth.uncertaintyMinutes, rules),
    lagna,
    midheaven: standingOf(angles.mc),
    grahas: grahaRows(ground, houses, rules),
    outer: outerRows(sky, lagna.sign, rules),
    houses,
    chart,
    vargas: vargaCharts(chart, rules),
    avakahada: avakahadaOf(moon, houseIn(chart, 'moon'), rulesOfPreset(rules.preset, ['varnaTable']).varnaTable),
    friendships: friendshipsOf(chart),
    aspects: aspectsOf(chart, rules.nodeAspects),
    vimshottari: dashaOf('vimshottari', moon, birth.ms, rules.yearDays),
    yogini: dashaOf('yogini', moon, birth.ms, rules.yearDays),
    ashtottari: dashaOf('ashtottari', moon, birth.ms, rules.yearDays),
    ashtakavarga: ashtakavargaOf(signsOf(chart), rules.ashtakavarga),
    shadbala: strengths(ground, day, rules.benefics),
    karakas: charaKarakas(chart.lons, rules.karakas),
    arudhas: arudhasOf(chart, rules.coLords),
    upagrahas: upagrahasOf(chart.lons.sun, day, birth, rules),
    yogas: yogasOf(chart),
    manglik: manglikOf(chart, rules.manglik),
    kaalSarp: kaalSarpOf(chart),
    doshas: doshasOf(chart),
  }
}

function signsOf(chart: Chart): Record<Planet | 'lagna', number> {
  const signs = { lagna: lagnaSign(chart) } as Record<Planet | 'lagna', number>
  for (const planet of SEVEN) signs[planet] = signIn(chart, planet)
  return signs
}

function strengths(
  { sky, places, angles, ayanamsa, chart }: ChartPositions,
  day: BirthDay,
  benefics: BeneficsRule,
): Record<Planet, Shadbala> {
  const latitudes = {} as Record<Planet, number>
  const declinations = {} as Record<Planet, number>
  for (const planet of SEVEN) {
    latitudes[planet] = places[planet].lat
    declinations[planet] = declinationOf(places[planet], sky.obliquity)
  }
  return shadbalaOf({
    lons: chart.lons,
    latitudes,
    declinations,
    ascendant: angles.asc,
    midheaven: angles.mc,
    T: sky.T,
    ayanamsa,
    birth: day,
    localMidnight: day.localMidnight,
    benefics,
  })
}
