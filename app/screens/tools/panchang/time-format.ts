// Instants as words, by a zone's own rules. Runs on the server only.

import { offsetAt, type Zone } from 'drishti-jyotish/zones.ts'
import { MINUTE } from '#workers/contract/durations.ts'
import { MONTHS } from '../shared/format-text.ts'
import type { Clock } from './clock-styles.ts'
import { dayName, localAt, type Moment, momentOf, momentText, timeText } from './clock-text.ts'
import { hoursText } from './length-text.ts'

export type TimeFormat = {
  moment(ms: number): Moment
  /** "3:08 pm", or "Sun 22, 3:08 pm" where the day is another one. */
  text(ms: number): string
  /** "Sun 22 Nov 2026, 3:08 pm". */
  full(ms: number): string
}

/** `date` is the page's day, YYYY-MM-DD; clocks are those of the place, whatever the reader's are. */
export function timeFormatOf(zone: Zone, date: string, clock: Clock): TimeFormat {
  const how = { date, clock, offsetAt: (ms: number) => offsetAt(zone, ms).offsetSeconds * 1000 }
  return {
    moment: (ms) => momentOf(ms, how),
    text: (ms) => momentText(ms, how),
    full(ms) {
      const local = localAt(ms, how.offsetAt)
      return `${dayName(local)} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}, ${timeText(local, clock)}`
    },
  }
}

/** "10 h 32 min". */
export function lengthText(ms: number): string {
  const minutes = Math.round(ms / MINUTE)
  return hoursText(Math.floor(minutes / 60), minutes % 60)
}
