// Calls the engine for the endpoints of the free tools and adds sentences to its answers. A separate chunk, loaded by the first
// such request.

import { dateAt, offsetAt, type Zone } from 'drishti-jyotish/clock/zones.ts'
import {
  birthOf,
  dashaChain,
  horoscope,
  type KundliOptions,
  kundli,
  loadZones,
  match,
  matchReading,
  type Observance,
  type PairOptions,
  type PanchangOptions,
  panchangDay,
  readHoroscope,
  readingOf,
  type Side,
  sadeSati,
  transitsOver,
  zoneOf,
} from 'drishti-jyotish/index.ts'
import { readInstant } from 'drishti-jyotish/input.ts'
import { nameOf, ruleOf, sourceOf } from 'drishti-jyotish/panchang/index.ts'
import { ENGLISH_HOROSCOPE } from 'drishti-jyotish/words/en/horoscope.ts'
import { ENGLISH_KUNDLI } from 'drishti-jyotish/words/en/index.ts'
import { ENGLISH_MATCH } from 'drishti-jyotish/words/en/match.ts'
import { ENGLISH_PANCHANG } from 'drishti-jyotish/words/en/panchang-festivals.ts'
import { render } from 'drishti-jyotish/words/render.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { Place } from '#workers/contract/places/place.ts'
import type { BirthInput } from '#workers/contract/tools/common.ts'
import type { SideInput } from '#workers/contract/tools/match.ts'
import { toWire } from './snake-case.ts'
import { invalid, refusing } from './tools-errors.ts'

/** A place with a known zone: from the gazetteer, or coordinates without a name. */
export type Spot = Place | { lat: number; lon: number; tz: string; name: null }

export async function panchangAnswer(spot: Spot, date: string | undefined, options: PanchangOptions, now: number) {
  const zone = zoneOf(await loadZones(), spot.tz)
  const made = panchangDay({ lat: spot.lat, lon: spot.lon, zone, date: date ?? dateAt(zone, now), options })
  const offsets = { offsetAt: offsetsOf(zone) }
  const observances = made.observances.map((each: Observance) => ({
    ...each,
    name: render(nameOf(each), ENGLISH_PANCHANG),
    why: render(ruleOf(each), ENGLISH_PANCHANG, offsets),
    source: sourceOf(each.id),
  }))
  return toWire({ ...made, place: spot, observances })
}

export async function kundliAnswer(input: BirthInput, at: string | undefined, options: KundliOptions) {
  const birth = await birthAt('birth', input)
  const made = await refusing('', () => kundli(birth, options))
  const instant = at === undefined ? undefined : await refusing('', () => readInstant(at, 'at'))
  return toWire({
    ...made,
    sadeSati: sadeSati(made),
    dashaChain: instant === undefined ? null : dashaChain(made, instant),
    transits: instant === undefined ? null : transitsOver(made, instant),
    reading: readingOf(made, instant).map(({ section, message }) => ({
      section,
      ...message,
      text: render(message, ENGLISH_KUNDLI),
    })),
  })
}

export async function matchAnswer(boy: SideInput, girl: SideInput, options: PairOptions) {
  const [his, hers] = [await sideOf('boy', boy), await sideOf('girl', girl)]
  const made = await refusing('', () => match(his, hers, options))
  const reading = matchReading(made).map(({ message, ...line }) => ({
    ...line,
    ...message,
    text: render(message, ENGLISH_MATCH),
  }))
  return toWire({ ...made, reading })
}

export async function horoscopeAnswer(asked: { sign: string; date?: string; tz: string }, now: number) {
  const zones = await loadZones()
  const input = readHoroscope({ ...asked, date: asked.date ?? dateAt(zoneOf(zones, asked.tz), now) }, zones)
  const made = horoscope(input)
  const offsets = { offsetAt: offsetsOf(input.zone) }
  const areas = made.areas.map(({ statements, ...area }) => ({
    ...area,
    statements: statements.map(({ tone, message }) => ({
      tone,
      ...message,
      text: render(message, ENGLISH_HOROSCOPE, offsets),
    })),
  }))
  return toWire({ ...made, tz: input.zone.name, areas })
}

async function sideOf(name: string, side: SideInput): Promise<Side> {
  return 'nakshatra' in side ? side : birthAt(name, side)
}

/** A person's birth in the engine's input format. */
export function engineSide(name: string, side: SideInput) {
  if ('nakshatra' in side) return side
  const { uncertainty_minutes, ...birth } = checkedBirth(name, side)
  return { ...birth, ...(uncertainty_minutes === undefined ? {} : { uncertaintyMinutes: uncertainty_minutes }) }
}

/** A birth with a known place; its errors are reported below `name`. */
export function birthAt(name: string, input: BirthInput) {
  const { uncertainty_minutes, ...birth } = checkedBirth(name, input)
  return refusing(name, () => birthOf({ ...birth, uncertaintyMinutes: uncertainty_minutes }))
}

function checkedBirth(name: string, { place: _, ...birth }: BirthInput) {
  if (birth.lat === undefined) throw invalid(name, 'place', problem('spot_missing'))
  if (birth.local === undefined && birth.utc === undefined) throw invalid(name, 'local', problem('birth_time_missing'))
  return birth
}

const offsetsOf = (zone: Zone) => (ms: number) => offsetAt(zone, ms).offsetSeconds * 1000
