// Advanced figures of a kundli: strengths of houses and vargas, reduced ashtakavarga, special lagnas, states,
// Jaimini's aspects and dashas of signs, kalachakra. Worked out from the kundli on request.
import { createAlmanac } from '../astronomy/almanac.ts'
import { ayanamsaAt, siderealLon } from '../astronomy/ayanamsa.ts'
import { bodyAt } from '../astronomy/bodies.ts'
import { skyAt } from '../astronomy/sky.ts'
import { shadbalaBenefics } from '../kundli/benefics.ts'
import { birthDayOf } from '../kundli/birth-day.ts'
import type { Kundli } from '../kundli/kundli.ts'
import { transitsOver } from '../kundli/life-periods.ts'
import { ENGINE, type EngineStamp } from '../version.ts'
import { GRAHAS, type Graha, type Planet, SEVEN, signOf } from '../zodiac.ts'
import { type Avastha, avasthasOf } from './avasthas.ts'
import { type BhavaBala, bhavaBalaOf } from './bhava-bala.ts'
import { signDashasOf } from './dasha-starts.ts'
import { type Ishta, ishtasOf } from './ishta.ts'
import { type Argala, argalasOn, type RashiAspect, rashiAspects } from './jaimini.ts'
import { type Kakshya, kakshyaOf } from './kakshya.ts'
import type { Kalachakra } from './kalachakra.ts'
import { type Reduced, shodhanasOf } from './shodhana.ts'
import type { SignDasha } from './sign-dashas.ts'
import { type SpecialLagna, specialLagnasOf } from './special-lagnas.ts'
import { type VargaGroup, vimshopakaOf } from './vimshopaka.ts'

/**
 * The result of `advancedOf`. Longitudes are sidereal degrees, signs 0–11, houses 1–12, instants milliseconds UT;
 * strengths are in virupas, but for `rupas` (60 of them), and vimshopaka is of twenty. Sources: BPHS; B.V. Raman;
 * Jaimini Sutras; K.N. Rao; P.V.R. Narasimha Rao.
 */
export type Advanced = {
  engine: EngineStamp
  rules: Kundli['rules']
  /** Sidereal longitudes. */
  specialLagnas: Record<SpecialLagna, number>
  bhavaBala: BhavaBala[]
  ishta: Record<Planet, Ishta>
  vimshopaka: Record<Planet, Record<VargaGroup, number>>
  shodhana: Record<Planet, Reduced>
  avasthas: Avastha[]
  rashiAspects: RashiAspect[]
  /** On each of the twelve houses, from the lagna on. */
  argalas: { house: number; sign: number; argalas: Argala[] }[]
  chara: SignDasha
  narayana: SignDasha
  kalachakra: Kalachakra
}

/**
 * Advanced figures of a kundli, by the rules that it was made by: strengths of houses and vargas, reduced
 * ashtakavarga, special lagnas, avasthas, Jaimini’s aspects and argalas, the dashas of signs and kalachakra. It
 * throws no typed error.
 */
export function advancedOf(made: Kundli): Advanced {
  const { chart, rules, lagna, shadbala, houses } = made
  const { lons } = chart
  const signs = Object.fromEntries(GRAHAS.map((graha) => [graha, signOf(lons[graha])])) as Record<Graha, number>
  const benefics = shadbalaBenefics(lons, rules.benefics)
  return {
    engine: ENGINE,
    rules,
    specialLagnas: specialLagnasOf({ ...sinceSunrise(made), ascendant: lagna.lon, moon: lons.moon }),
    bhavaBala: bhavaBalaOf({ middles: houses.middles, lons, shadbala, benefics }),
    ishta: ishtasOf(lons, rules.ayanamsaDegrees, shadbala),
    vimshopaka: vimshopakaOf(lons, rules),
    shodhana: shodhanasOf(made.ashtakavarga, { ...signs, lagna: lagna.sign }),
    avasthas: avasthasOf(made.grahas, chart),
    rashiAspects: rashiAspects(signs),
    argalas: Array.from({ length: 12 }, (_, i) => {
      const sign = (lagna.sign + i) % 12
      return { house: i + 1, sign, argalas: argalasOn(sign, signs) }
    }),
    ...signDashasOf(made),
  }
}

/** The Sun's place at the sunrise before birth, and the time since. */
function sinceSunrise({ birth, rules }: Kundli) {
  const { ms, lat, lon, offsetSeconds } = birth
  const offset = offsetSeconds === null || offsetSeconds === undefined ? undefined : offsetSeconds * 1000
  const { sunrise } = birthDayOf(createAlmanac(rules.positions, ms), { lat, lon }, rules.rise, ms, offset)
  const sky = skyAt(sunrise)
  const sunAtSunrise = siderealLon(
    bodyAt(sky, 'sun', rules.positions),
    ayanamsaAt(rules.ayanamsa, sky.T, rules.positions),
  )
  return { sunAtSunrise, sinceSunrise: ms - sunrise }
}

/** The kakshyas of the seven at an instant, over the birth's ashtakavarga. */
export function kakshyasAt(made: Kundli, ms: number): Kakshya[] {
  const rows = transitsOver(made, ms)
  return SEVEN.map((planet) => kakshyaOf(planet, rows.find(({ graha }) => graha === planet)!.lon, made.ashtakavarga))
}
