// Instants beside a day in the local time of a place. Each instant on another civil day shows its date and month,
// because fasts are timed by them.

import { TWELVE_HOURS } from 'drishti-jyotish/words/clock.ts'
import { currentLanguage } from '#app/language/language.ts'
import { DAY, MINUTE } from '#workers/contract/time/durations.ts'
import type { Clock } from './clock-styles.ts'
import { dayBesideTexts, fromToTexts, onDayTexts } from './day-times-text.ts'

const pad = (n: number) => String(n).padStart(2, '0')

/** The offset of a place's local time from UTC, in ms, starting at an instant. */
export type Offset = { from: number; ms: number }

/** The page's day, YYYY-MM-DD, and the local time of its place, regardless of the reader's. */
export type PageClock = { date: string; clock: Clock; offsetAt(ms: number): number }

/** A time and its day, which is shown if it is another one: { day: "Sun 22 Nov", time: "3:08 pm", away: true }. */
export type Moment = { day: string; time: string; away: boolean }

export function momentOf(ms: number, { date, clock, offsetAt }: PageClock): Moment {
  const dayBeside = dayBesideTexts[currentLanguage()]
  const local = localAt(ms, offsetAt)
  const days = Math.floor(local.getTime() / DAY) - Date.parse(date) / DAY
  if (clock === '24+' && days === 1)
    return { day: dayBeside(new Date(date)), time: timeText(local, clock, 24), away: false }
  return { day: dayBeside(local), time: timeText(local, clock), away: days !== 0 }
}

/** "3:08 pm", or "3:08 pm on Sun 22 Nov" if the day is another one. */
export function momentText({ day, time, away }: Moment): string {
  return away ? onDayTexts[currentLanguage()](day, time) : time
}

/** In a cell, or at an end of a range: "3:08 pm", or "Sun 22 Nov, 3:08 pm". */
export function cellText({ day, time, away }: Moment): string {
  return away ? `${day}, ${time}` : time
}

/** The end of a range; its day is shown if it differs from that of the start. */
export function endBeside(from: Moment, to: Moment): Moment {
  return { ...to, away: to.day !== from.day }
}

/** "6:40 pm to Mon 30 Nov, 1:47 am", or "Mon 30 Nov, 1:47 am to 3:20 am". */
export function rangeText(from: Moment, to: Moment, join = fromToTexts[currentLanguage()]): string {
  return join(cellText(from), cellText(endBeside(from, to)))
}

export const dash = (start: string, end: string) => `${start} – ${end}`

/** Local time to the nearest minute, as almanacs print it; read it with the UTC methods of Date. */
export function localAt(ms: number, offsetAt: PageClock['offsetAt']): Date {
  const minute = Math.round(ms / MINUTE) * MINUTE
  return new Date(minute + offsetAt(minute))
}

/** `more` hours are added if the almanac counts past midnight. */
export function timeText(local: Date, clock: Clock, more = 0): string {
  const [hour, minute] = [local.getUTCHours(), local.getUTCMinutes()]
  return clock === '12' ? TWELVE_HOURS[currentLanguage()](hour, minute) : `${pad(hour + more)}:${pad(minute)}`
}

export function offsetIn(offsets: readonly Offset[], ms: number): number {
  return (offsets.filter(({ from }) => from <= ms).at(-1) ?? offsets[0])?.ms ?? 0
}
