// Strengths, special lagnas, dashas of signs, transits and prashna for API clients.

import { advancedOf, kakshyasAt } from 'drishti-jyotish/advanced/advanced.ts'
import { type DashaOfLife, dashaStarts } from 'drishti-jyotish/advanced/dasha-starts.ts'
import { type TransitGraha, transitSearch } from 'drishti-jyotish/advanced/transit-search.ts'
import { loadZones, offsetAt, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { type KundliOptions, kundli, readKundliOptions } from 'drishti-jyotish/index.ts'
import { readInstant } from 'drishti-jyotish/input.ts'
import { type PrashnaOptions, prashnaOf } from 'drishti-jyotish/prashna/prashna.ts'
import { readRectification, rectificationOf } from 'drishti-jyotish/rectification/rectification.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { TOOL_BOUNDS } from '#workers/contract/tools/bounds.ts'
import type { BirthInput } from '#workers/contract/tools/common.ts'
import { toWire } from './snake-case.ts'
import { birthAt, type Spot } from './tools-engine.ts'
import { invalid, refusing } from './tools-errors.ts'

export type Asked = { input: BirthInput; options: KundliOptions }

/** `at`: the instant of the transits; `now` (ms UTC) by default. */
type At = { at: string | undefined; now: number }

export async function advancedAnswer({ input, options, at, now }: Asked & At) {
  const birth = await birthAt('birth', input)
  const made = await refusing('', () => {
    const cast = kundli(birth, options)
    return { ...advancedOf(cast), kakshyas: kakshyasAt(cast, at === undefined ? now : readInstant(at, 'at')) }
  })
  return toWire(made)
}

type Span = { from: string; to: string; grahas?: readonly TransitGraha[]; dashas?: readonly DashaOfLife[] }

export async function transitsAnswer({ input, options, from, to, grahas, dashas = [] }: Asked & Span) {
  const birth = await birthAt('birth', input)
  const span = await refusing('', () => ({ from: readInstant(from, 'from'), to: readInstant(to, 'to') }))
  const { years } = TOOL_BOUNDS['post /kundli/transits/']
  if (span.to - span.from > years * 366 * DAY)
    throw invalid('', 'to', problem('search_too_many_years', { most: years }))
  const made = await refusing('', () => {
    const cast = kundli(birth, options)
    const events = transitSearch(cast, { ...span, ...(grahas && { grahas }) })
    return { engine: cast.engine, rules: cast.rules, events, dashas: dashaStarts(cast, { ...span, dashas }) }
  })
  return toWire(made)
}

type Question = At & { spot: Spot; house: number; options: PrashnaOptions }

export async function prashnaAnswer({ spot, house, at, options, now }: Question) {
  const zone = zoneOf(await loadZones(), spot.tz)
  const made = await refusing('', () => {
    const ms = at === undefined ? now : readInstant(at, 'at')
    const { offsetSeconds } = offsetAt(zone, ms)
    return prashnaOf({ moment: { ms, lat: spot.lat, lon: spot.lon, offsetSeconds }, house, options })
  })
  return toWire({ ...made, place: spot })
}

export async function rectificationAnswer({ input, options }: Asked, doubt: object) {
  const birth = await birthAt('birth', input)
  const rules = await refusing('options', () => readKundliOptions(options))
  return toWire(await refusing('', () => rectificationOf({ birth, rules, ...readRectification(doubt) })))
}
