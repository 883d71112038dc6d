import type { Clock } from '#app/format/clock-styles.ts'
import { offsetIn, timeText } from '#app/format/day-times.ts'
import type { PanchangView } from './data/view-types.ts'

/** Local time at the page's place at `now`. */
export function clockAt(now: number, { date, offsets }: Pick<PanchangView, 'date' | 'offsets'>, clock: Clock): string {
  const local = new Date(now + offsetIn(offsets, now))
  return timeText(local, clock, clock === '24+' && local.toISOString().slice(0, 10) > date ? 24 : 0)
}

export function runs({ start, end }: { start: number; end: number }, now: number | null): boolean {
  return now !== null && now >= start && now < end
}
