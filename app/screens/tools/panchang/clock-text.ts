// Writes instants for the page: clocks of 12 or 24 hours, or the almanac's way of counting on past midnight.
import { DAY, MINUTE } from '#workers/contract/durations.ts'
import type { Clock } from './clock-styles.ts'

export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const pad = (n: number) => String(n).padStart(2, '0')

/** The offset of a place's clocks from UTC, in ms, from an instant on. */
export type Offset = { from: number; ms: number }

/** The page's day, YYYY-MM-DD, and the clocks of its place, whatever the reader's are. */
export type PageClock = { date: string; clock: Clock; offsetAt(ms: number): number }

/** A time, and the day where it is not the page's own: { day: "Sun 22", time: "3:08 pm" }. */
export type Moment = { day: string; time: string }

export function momentOf(ms: number, { date, clock, offsetAt }: PageClock): Moment {
  const local = localAt(ms, offsetAt)
  const days = Math.floor(local.getTime() / DAY) - Date.parse(date) / DAY
  if (clock === '24+' && days === 1) return { day: '', time: timeText(local, clock, 24) }
  return { day: days === 0 ? '' : dayName(local), time: timeText(local, clock) }
}

/** "3:08 pm", or "Sun 22, 3:08 pm" where the day is another one. */
export function momentText(ms: number, how: PageClock): string {
  const { day, time } = momentOf(ms, how)
  return day ? `${day}, ${time}` : time
}

/** The place's clocks to the nearest minute, as every almanac prints it; read with the UTC methods of Date. */
export function localAt(ms: number, offsetAt: PageClock['offsetAt']): Date {
  const minute = Math.round(ms / MINUTE) * MINUTE
  return new Date(minute + offsetAt(minute))
}

export function dayName(local: Date): string {
  return `${WEEKDAYS[local.getUTCDay()]} ${local.getUTCDate()}`
}

/** `more` hours are added where the almanac counts on past midnight. */
export function timeText(local: Date, clock: Clock, more = 0): string {
  const [hour, minute] = [local.getUTCHours(), pad(local.getUTCMinutes())]
  if (clock !== '12') return `${pad(hour + more)}:${minute}`
  return `${((hour + 11) % 12) + 1}:${minute} ${hour < 12 ? 'am' : 'pm'}`
}

export function offsetIn(offsets: readonly Offset[], ms: number): number {
  return (offsets.filter(({ from }) => from <= ms).at(-1) ?? offsets[0])?.ms ?? 0
}
