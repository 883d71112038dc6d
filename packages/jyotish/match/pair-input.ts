// A match from known data: two births, or two nakshatras with their padas, or one of each.

import { ayanamsaAt } from '../astronomy/ayanamsa.ts'
import { skyAt } from '../astronomy/sky.ts'
import { type Birth, readBirth } from '../birth.ts'
import type { ZoneTable } from '../clock/zones.ts'
import { isJyotishError, jyotishError } from '../errors.ts'
import { readNumber, readObject } from '../input.ts'
import type { Chart } from '../kundli/chart.ts'
import { chartPositionsOf } from '../kundli/chart-positions.ts'
import { DEFAULT_RULES, KUNDLI_CHOICES, type KundliRules, readChosen } from '../kundli/options.ts'
import { ENGINE, type EngineStamp } from '../version.ts'
import { type DashaSandhi, dashaSandhiOf } from './dasha-sandhi.ts'
import { COMMON_TABLES, KOOTA_TABLES, type KootaTables } from './kootas.ts'
import { type ManglikMatch, type Match, manglikMatch, matchOf, type Sensitivity, sensitivityOf } from './match.ts'
import { type Papasamya, papasamyaOf } from './papasamya.ts'
import { type Person, personOf, personOfStar } from './person.ts'
import { type Seventh, seventhOf } from './seventh-house.ts'
import { moonPathOf } from './uncertainty.ts'

/** One person of a match: a birth, or the Moon’s nakshatra (1–27) and pada (1–4) alone. */
export type Side = { nakshatra: number; pada: number } | Birth
/**
 * The choices of `match`: rules of the charts, tables of the kootas, and the minutes of uncertainty, 0 to 120 (10 unless
 * given). Those of the preset, or else our own, fill the rest.
 */
export type PairOptions = Partial<Pick<KundliRules, 'preset' | 'ayanamsa' | 'positions' | 'node' | 'manglik'>> &
  Partial<KootaTables> & {
    /**
     * The span in which both birth times are tried either way; a birth’s own `uncertaintyMinutes` counts where it is
     * more.
     */
    sensitivityMinutes?: number
  }
export type PairRules = Required<PairOptions>

/**
 * A match: the eight kootas of 36 points with their doshas and poruthams, and, where both births are known, manglik,
 * papasamya, dasha sandhi and the totals within the uncertainty. Longitudes are sidereal degrees, instants milliseconds UT.
 */
export type PairMatch = Match & {
  engine: EngineStamp
  /** The ayanamsa’s value in degrees at each birth; null for a nakshatra. */
  rules: Match['rules'] & PairRules & { ayanamsaDegrees: { boy: number | null; girl: number | null } }
  /** Where both births are known. */
  manglik: ManglikMatch | null
  papasamya: Papasamya | null
  dashaSandhi: DashaSandhi | null
  sensitivity: Sensitivity | null
  charts: { boy: Chart | null; girl: Chart | null }
  sevenths: { boy: Seventh | null; girl: Seventh | null }
}

const isBirth = (side: Side): side is Birth => 'ms' in side

/** Reads one side from outside: {nakshatra, pada} or a birth; a refusal says whose field it is, such as boy.lon. */
export function readSide(value: unknown, field: string, zones?: ZoneTable): Side {
  const input = readObject(value, field)
  if (input.nakshatra === undefined && input.pada === undefined) return birthOfSide(input, field, zones)
  const { nakshatra, pada } = personOfStar(input.nakshatra, input.pada, field)
  return { nakshatra, pada }
}

function birthOfSide(input: unknown, field: string, zones?: ZoneTable): Birth {
  try {
    return readBirth(input, zones)
  } catch (error) {
    if (!isJyotishError(error)) throw error
    const { code, message, params } = error
    throw jyotishError(code, `${field}.${error.field}`, message.slice(error.field.length + 2), params)
  }
}

/**
 * Reads the options of a match from outside, and fills them up. Throws `missing` for null, `not_an_object` for
 * another value, `bad_choice` for an unknown name or word, `not_a_number` or `out_of_range` for minutes of uncertainty
 * outside 0 to 120.
 */
export function readPairOptions(value: unknown = {}): PairRules {
  const { preset, ayanamsa, positions, node, manglik } = DEFAULT_RULES
  const own: PairRules = { preset, ayanamsa, positions, node, manglik, ...COMMON_TABLES, sensitivityMinutes: 10 }
  const rules = readChosen(value, own, { ...KUNDLI_CHOICES, ...KOOTA_TABLES })
  const minutes = (value as PairOptions).sensitivityMinutes ?? own.sensitivityMinutes
  return { ...rules, sensitivityMinutes: readNumber(minutes, 'options.sensitivityMinutes', 0, 120) }
}

/** All data of a match page. Exceptions, manglik and sensitivity never change the score. */
export function match(boy: Side, girl: Side, options: PairOptions = {}): PairMatch {
  const rules = readPairOptions(options)
  const [boyChart, girlChart] = [boy, girl].map((side) => (isBirth(side) ? chartPositionsOf(side, rules).chart : null))
  const person = (side: Side, chart: Chart | null | undefined, field: string): Person =>
    chart || isBirth(side) ? personOf(chart!.lons.moon) : personOfStar(side.nakshatra, side.pada, field)
  const found = matchOf(person(boy, boyChart, 'boy'), person(girl, girlChart, 'girl'), rules)
  const births = isBirth(boy) && isBirth(girl)
  return {
    ...found,
    engine: ENGINE,
    rules: {
      ...found.rules,
      ...rules,
      ayanamsaDegrees: { boy: ayanamsaFor(boy, rules), girl: ayanamsaFor(girl, rules) },
    },
    manglik: boyChart && girlChart ? manglikMatch(boyChart, girlChart, rules.manglik) : null,
    papasamya: boyChart && girlChart ? papasamyaOf(boyChart, girlChart) : null,
    dashaSandhi: births
      ? dashaSandhiOf({ ms: boy.ms, moon: found.boy.moon }, { ms: girl.ms, moon: found.girl.moon })
      : null,
    sensitivity: births
      ? sensitivityOf(moonPathOf(boy, rules), moonPathOf(girl, rules), rules.sensitivityMinutes, rules)
      : null,
    charts: { boy: boyChart ?? null, girl: girlChart ?? null },
    sevenths: { boy: boyChart ? seventhOf(boyChart) : null, girl: girlChart ? seventhOf(girlChart) : null },
  }
}

function ayanamsaFor(side: Side, { ayanamsa, positions }: PairRules): number | null {
  return isBirth(side) ? ayanamsaAt(ayanamsa, skyAt(side.ms).T, positions) : null
}
