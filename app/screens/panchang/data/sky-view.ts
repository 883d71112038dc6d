// The data of the sky's drawing: rise and set, light and dark, the phase, the hours of the axis.

import { offsetAt, type Zone } from 'drishti-jyotish/clock/zones.ts'
import type { PanchangDay } from 'drishti-jyotish/panchang/index.ts'
import type { Clock } from '#app/format/clock-styles.ts'
import type { Offset } from '#app/format/day-times.ts'
import { hourMarkTexts } from '#app/format/day-times-text.ts'
import { sentenceCase } from '#app/format/text-case.ts'
import { currentLanguage } from '#app/language/language.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { dayTexts } from './day-text.ts'
import { word } from './panchang-catalogue.ts'
import { lengthText, type TimeFormat } from './time-format.ts'
import type { PanchangView } from './view-types.ts'

const QUARTER = 15 * MINUTE

/** The events of `skyOf`, in its order. */
export const SKY_EVENTS = ['sunrise', 'sunset', 'moonrise', 'moonset'] as const

export function skyOf({ sun, moon }: PanchangDay, times: TimeFormat): PanchangView['sky'] {
  const words = dayTexts[currentLanguage()]
  const events = SKY_EVENTS.map((id) => [words.sky[id], { ...sun, ...moon }[id]] as const)
  return events.map(([name, { at, reason }]) => ({
    name,
    value: at === null ? sentenceCase(word(`no_event.${reason}`)) : times.text(at),
    // The Moon's events are those of the date, which begins before its sunrise.
    note: at !== null && at < sun.start ? words.beforeSunrise : '',
  }))
}

/** Day and night by the Sun; only one of them if it does not rise or set. */
export function lightOf({ sun }: PanchangDay): PanchangView['light'] {
  const words = dayTexts[currentLanguage()]
  const { dayLength, nightLength } = sun
  const [start, end, dusk] = [sun.start, sun.end, sun.dusk].map(Math.round) as [number, number, number]
  if (sun.sunrise.at === null && sun.sunrise.reason !== 'not_within') {
    const night = sun.sunrise.reason === 'stays_down'
    return [{ night, start, end, label: night ? words.staysDown : words.staysUp }]
  }
  const label = (name: string, length: number | null) => (length === null ? name : `${name}, ${lengthText(length)}`)
  return [
    { night: false, start, end: dusk, label: label(words.day, dayLength) },
    { night: true, start: dusk, end, label: label(words.night, nightLength) },
  ]
}

/** The range around the day, because a tithi may start two days before it and end two days after. */
const AROUND = 3 * 24 * 60 * MINUTE
const STEP = 6 * 60 * MINUTE

/** The offsets of a place's local time from UTC around a day, each with its start. */
export function offsetsOf(zone: Zone, start: number, end: number): Offset[] {
  const offset = (ms: number) => offsetAt(zone, ms).offsetSeconds * 1000
  const first = Math.floor((start - AROUND) / STEP) * STEP
  const found: Offset[] = [{ from: first, ms: offset(first) }]
  for (let at = first; at < end + AROUND; at += STEP) {
    const next = at + STEP
    if (offset(next) !== offset(at)) found.push({ from: changeWithin(offset, at, next), ms: offset(next) })
  }
  return found
}

/** The instant at which the offset changes. */
function changeWithin(offset: (ms: number) => number, from: number, to: number): number {
  let [before, after] = [from, to]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offset(middle) === offset(from)) before = middle
    else after = middle
  }
  return after
}

/** The precision of a share, because finer ones are less than a pixel and enlarge the HTML. */
export const rounded = (share: number) => Math.round(share * 1e4) / 1e4

/** The elapsed part of the lunar month at sunrise, 0 to 1, from the current tithi. */
export function phaseOf({ tithis }: PanchangDay, start: number): number {
  const running = tithis.find((each) => each.end > start) ?? tithis[0]
  if (!running) return 0
  return rounded((running.index - 1 + (start - running.start) / (running.end - running.start)) / 30)
}

type AxisOptions = { times: TimeFormat; clock: Clock; offsetMs: number }

/**
 * Every third hour of the place's own clocks, which may stand half an hour from the whole hours of UTC. The first and the last
 * label are the sunrises; a phone has room for every sixth hour in the middle of the day.
 */
export function axisOf({ sun: { start, end } }: PanchangDay, { times, clock, offsetMs }: AxisOptions) {
  const share = (ms: number) => rounded((ms - start) / (end - start))
  const ticks: PanchangView['axis'] = [{ at: 0, label: times.time(start) }]
  let before = times.local(start).getUTCHours()
  for (let ms = Math.ceil((start + offsetMs) / QUARTER) * QUARTER - offsetMs; ms < end; ms += QUARTER) {
    const [local, at] = [times.local(ms), share(ms)]
    const hour = local.getUTCHours()
    if (local.getUTCMinutes() !== 0 || hour % 3 !== 0 || at <= 0.05 || at >= 0.95) continue
    const main = hour % 6 === 0 && at > 0.25 && at < 0.75
    const label = clock === '12' ? hourMarkTexts[currentLanguage()](hour, { before, main }) : times.time(ms)
    ticks.push({ at, label, ...(main ? { main } : {}) })
    before = hour
  }
  return [...ticks, { at: 1, label: times.time(end) }]
}
