// Formats instants in the time zone of a place.

import { offsetAt, type Zone } from 'drishti-jyotish/clock/zones.ts'
import type { Clock } from '#app/format/clock-styles.ts'
import { localAt, momentOf, momentText, rangeText, timeText } from '#app/format/day-times.ts'
import { dayBesideTexts, type fromToTexts } from '#app/format/day-times-text.ts'
import { currentLanguage } from '#app/language/language.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { hoursTexts } from './length-text.ts'

export type TimeFormat = {
  /** "3:08 pm", or "3:08 pm on Sun 22 Nov" if the day is another one. */
  text(ms: number): string
  /** "6:40 pm to Sun 22 Nov, 3:08 am". */
  range(start: number, end: number, join?: (typeof fromToTexts)['en']): string
  /** "Sun 22 Nov 2026, 3:08 pm". */
  full(ms: number): string
  /** "3:08 pm", without the day. */
  time(ms: number): string
  /** Local time at an instant, read with the UTC methods of Date. */
  local(ms: number): Date
}

/** `date` is the page's day, YYYY-MM-DD; times are local to the place, not to the reader. */
export function timeFormatOf(zone: Zone, date: string, clock: Clock): TimeFormat {
  const how = { date, clock, offsetAt: (ms: number) => offsetAt(zone, ms).offsetSeconds * 1000 }
  const local = (ms: number) => localAt(ms, how.offsetAt)
  return {
    local,
    time: (ms) => momentOf(ms, how).time,
    text: (ms) => momentText(momentOf(ms, how)),
    range: (start, end, join) => rangeText(momentOf(start, how), momentOf(end, how), join),
    full: (ms) =>
      `${dayBesideTexts[currentLanguage()](local(ms))} ${local(ms).getUTCFullYear()}, ${timeText(local(ms), clock)}`,
  }
}

/** "10 h 32 min". */
export function lengthText(ms: number): string {
  const minutes = Math.round(ms / MINUTE)
  return hoursTexts[currentLanguage()](Math.floor(minutes / 60), minutes % 60)
}
