// Changes of a chart within the uncertainty of its time: for each candidate time the lagna in the vargas, the Moon's nakshatra,
// and the Vimshottari periods and slow transits of given events. The times are not ranked and none is proposed.
import { ayanamsaAt, siderealLon } from '../astronomy/ayanamsa.ts'
import { skyAt } from '../astronomy/sky.ts'
import { MINUTE_MS } from '../clock/durations.ts'
import { jyotishError } from '../errors.ts'
import { grahaAt } from '../grahas.ts'
import { readInstant, readNumber, readObject, refuseUnknown } from '../input.ts'
import { chartPositionsOf } from '../kundli/chart-positions.ts'
import { chainAt, dashaOf } from '../kundli/dasha.ts'
import type { KundliRules } from '../kundli/options.ts'
import { type Varga, vargaSign } from '../kundli/vargas.ts'
import { ENGINE, type EngineStamp } from '../version.ts'
import { degreeInSign, houseFrom, nakshatraOf, padaOf, signOf } from '../zodiac.ts'

/** The vargas whose lagna is shown: the ones that change within minutes. */
export const SHOWN_VARGAS = [3, 4, 7, 9, 10, 12, 24, 60] as const satisfies readonly Varga[]
export const MOST_EVENTS = 12
/** Times that are tried, the given one among them. */
export const MOST_TIMES = 121

/** A dated event of the life, ms UT. */
export type LifeEvent = { label: string; ms: number }
export type EventView = {
  label: string
  ms: number
  /** Maha, antar and pratyantar lord; empty before the birth and after the last period. */
  lords: string[]
  /** Houses of Jupiter and Saturn then, from the lagna of this time. */
  jupiter: number
  saturn: number
}
export type TriedTime = {
  ms: number
  /** Minutes from the given time. */
  away: number
  lagna: { sign: number; degree: number }
  vargas: Record<(typeof SHOWN_VARGAS)[number], number>
  moon: { nakshatra: number; pada: number }
  events: EventView[]
}
/** The charts of the tried times, by time; none of the times is proposed. */
export type Rectification = {
  engine: EngineStamp
  rules: Pick<KundliRules, 'ayanamsa' | 'positions' | 'node' | 'yearDays'>
  minutes: number
  step: number
  times: TriedTime[]
}

/** A birth, the uncertainty of its time, the events, and the rules of the kundli. */
export type RectificationQuery = {
  birth: { ms: number; lat: number; lon: number }
  /** The uncertainty to either side and the step, minutes. */
  minutes: number
  step: number
  events: readonly LifeEvent[]
  rules: KundliRules
}

/** Uncertainty, step and events from outside; too many times or events are typed errors. */
export function readRectification(value: unknown): Pick<RectificationQuery, 'minutes' | 'step' | 'events'> {
  const input = readObject(value, 'row')
  const minutes = readNumber(input.minutes, 'minutes', 1, 180)
  const step = readNumber(input.step ?? Math.max(1, Math.ceil(minutes / 15)), 'step', 0.25, 60)
  if (2 * Math.floor(minutes / step) + 1 > MOST_TIMES)
    throw jyotishError('out_of_range', 'step', `at most ${MOST_TIMES} times are tried`, { times: MOST_TIMES })
  if (!Array.isArray(input.events)) throw jyotishError('missing', 'events', 'a list of events')
  if (input.events.length > MOST_EVENTS)
    throw jyotishError('out_of_range', 'events', `at most ${MOST_EVENTS}`, { min: 0, max: MOST_EVENTS })
  const events = input.events.map((each: unknown, i): LifeEvent => {
    const event = readObject(each, `events.${i}`)
    refuseUnknown(event, ['label', 'at'], `events.${i}`)
    return { label: String(event.label ?? '').slice(0, 80), ms: readInstant(event.at, `events.${i}.at`) }
  })
  return { minutes, step, events }
}

/** The chart of each time within the uncertainty: lagna, vargas, the Moon’s nakshatra, and the periods of the events. */
export function rectificationOf({ birth, minutes, step, events, rules }: RectificationQuery): Rectification {
  const skies = events.map((event) => ({ ...event, ...slowSigns(event.ms, rules) }))
  const each = Math.floor(minutes / step)
  const times = Array.from({ length: 2 * each + 1 }, (_, i): TriedTime => {
    const away = (i - each) * step
    const ms = birth.ms + away * MINUTE_MS
    const { chart } = chartPositionsOf({ ms, lat: birth.lat, lon: birth.lon }, rules)
    const { ascendant } = chart
    const { moon } = chart.lons
    const dasha = dashaOf('vimshottari', moon, ms, rules.yearDays)
    const lagna = signOf(ascendant)
    return {
      ms,
      away,
      lagna: { sign: lagna, degree: degreeInSign(ascendant) },
      vargas: Object.fromEntries(
        SHOWN_VARGAS.map((varga) => [varga, vargaSign(varga, ascendant, rules)]),
      ) as TriedTime['vargas'],
      moon: { nakshatra: nakshatraOf(moon), pada: padaOf(moon) },
      events: skies.map((event) => ({
        label: event.label,
        ms: event.ms,
        lords: event.ms < ms ? [] : chainAt(dasha, event.ms, 3).map(({ lord }) => lord),
        jupiter: houseFrom(lagna, event.jupiter),
        saturn: houseFrom(lagna, event.saturn),
      })),
    }
  })
  const { ayanamsa, positions, node, yearDays } = rules
  return { engine: ENGINE, rules: { ayanamsa, positions, node, yearDays }, minutes, step, times }
}

function slowSigns(ms: number, { ayanamsa, positions }: Pick<KundliRules, 'ayanamsa' | 'positions'>) {
  const value = ayanamsaAt(ayanamsa, skyAt(ms).T, positions)
  const sign = (graha: 'jupiter' | 'saturn') => signOf(siderealLon(grahaAt(ms, graha, positions), value))
  return { jupiter: sign('jupiter'), saturn: sign('saturn') }
}
