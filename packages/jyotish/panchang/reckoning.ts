// A place, its zone and the rules it is reckoned by, with what was found for its days.
import { type Almanac, createAlmanac } from '../astronomy/almanac.ts'
import { type Ayanamsa, ayanamsaAt } from '../astronomy/ayanamsa.ts'
import type { Positions } from '../astronomy/bodies.ts'
import type { Spot } from '../astronomy/horizon.ts'
import type { NodeKind } from '../astronomy/moon.ts'
import { RISE_CONVENTIONS, type RiseConvention } from '../astronomy/rise-conventions.ts'
import { type CivilDate, civilMs, civilOf } from '../clock/civil.ts'
import { DAY_MS } from '../clock/durations.ts'
import { CENTURY_DAYS, daysUt } from '../clock/time.ts'
import type { Zone } from '../clock/zones.ts'
import { readObject, readSpot } from '../input.ts'
import { KUNDLI_CHOICES, readChosen, readPreset } from '../kundli/options.ts'
import { type Preset, rulesOfPreset } from '../presets.ts'
import { ENGINE, type EngineStamp } from '../version.ts'
import { FESTIVAL_SCHOOLS, type FestivalSchool } from './festivals/schools.ts'

export type PanchangRules = {
  /** The program or school whose conventions were asked for; null for our own. */
  preset: Preset | null
  ayanamsa: Ayanamsa
  positions: Positions
  /** The definitions of sunrise and sunset, and of moonrise and moonset. */
  sunrise: RiseConvention
  moonrise: RiseConvention
  node: NodeKind
  /** The school that dates the festivals. */
  school: FestivalSchool
}
/** The choices of a panchang: any of its rules; those of the preset, or else our own, fill the rest. */
export type PanchangOptions = Partial<PanchangRules>
/** The rules of an output: the ayanamsa’s value is that of its first instant. */
export type RulesUsed = PanchangRules & { ayanamsaDegrees: number; engine: EngineStamp }

/** The rules of most Indian almanacs today. */
export const DEFAULT_RULES: PanchangRules = {
  preset: null,
  ayanamsa: 'lahiri',
  positions: 'apparent',
  sunrise: 'drik',
  moonrise: 'drik',
  node: 'mean',
  school: 'smarta',
}

/**
 * The open book of a place, from `reckoningOf`: the sky, the place in degrees, its zone and rules, and the days that
 * were worked out already. Calls about one place share it.
 */
export type Reckoning = {
  readonly almanac: Almanac
  readonly spot: Spot
  readonly zone: Zone
  readonly rules: PanchangRules
  /** Computed values, by kind and number. */
  readonly known: {
    sun: Map<number, unknown>
    days: Map<number, unknown>
    observances: Map<string, unknown>
  }
}

export type PanchangPlace = { lat: number; lon: number; zone: Zone; options?: PanchangOptions; almanac?: Almanac }

const WORDS = { ...KUNDLI_CHOICES, sunrise: RISE_CONVENTIONS, moonrise: RISE_CONVENTIONS, school: FESTIVAL_SCHOOLS }

function readRules(options: unknown): PanchangRules {
  const { rise } = rulesOfPreset(readPreset(readObject(options, 'options').preset), ['rise'])
  return readChosen(options, { ...DEFAULT_RULES, ...(rise ? { sunrise: rise, moonrise: rise } : {}) }, WORDS)
}

/** Opens the book of a place. Pass an almanac to share the sky between places. */
export function reckoningOf({ lat, lon, zone, options, almanac }: PanchangPlace): Reckoning {
  const rules = readRules(options ?? {})
  return {
    almanac: almanac?.positions === rules.positions ? almanac : createAlmanac(rules.positions),
    spot: readSpot({ lat, lon }),
    zone,
    rules,
    known: { sun: new Map(), days: new Map(), observances: new Map() },
  }
}

export function rulesUsed(rules: PanchangRules, ms: number): RulesUsed {
  const ayanamsaDegrees = ayanamsaAt(rules.ayanamsa, daysUt(ms) / CENTURY_DAYS, rules.positions)
  return { ...rules, ayanamsaDegrees, engine: ENGINE }
}

/** A value kept under its number or name: worked out once. */
export function once<Key, Value>(book: Map<Key, unknown>, key: Key, work: () => Value): Value {
  const found = book.get(key)
  if (found !== undefined) return found as Value
  const value = work()
  book.set(key, value)
  return value
}

/** Civil days from 1970-01-01; a time of day is left out. dayNumber({1970, 1, 2}) = 1. */
export function dayNumber(date: CivilDate): number {
  return Math.floor(civilMs(date) / DAY_MS)
}

export function dateOfDay(day: number): CivilDate {
  const { year, month, day: ofMonth } = civilOf(day * DAY_MS)
  return { year, month, day: ofMonth }
}

/** 0 Sunday … 6 Saturday; 1970-01-01 was a Thursday. */
export function weekdayOfDay(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}
