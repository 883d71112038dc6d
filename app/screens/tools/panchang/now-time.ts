import type { Clock } from './clock-styles.ts'
import type { PanchangView } from './view-types.ts'

/** The clock of the page's place at `now`. */
export function clockAt(
  now: number,
  { date, offsetMs, turn }: Pick<PanchangView, 'date' | 'offsetMs' | 'turn'>,
  clock: Clock,
): string {
  const d = new Date(now + (turn && now >= turn.at ? turn.offsetMs : offsetMs))
  const [hour, minute] = [d.getUTCHours(), String(d.getUTCMinutes()).padStart(2, '0')]
  if (clock === '12') return `${((hour + 11) % 12) + 1}:${minute} ${hour < 12 ? 'am' : 'pm'}`
  const past = clock === '24+' && d.toISOString().slice(0, 10) > date ? 24 : 0
  return `${String(hour + past).padStart(2, '0')}:${minute}`
}

export function runs({ start, end }: { start: number; end: number }, now: number | null): boolean {
  return now !== null && now >= start && now < end
}
