import type { Clock, Moment } from './clock.ts'
import type { PanchangView } from './view-types.ts'

/** The clock of the page's place at `now`. */
export function clockAt(
  now: number,
  { offsetMs, turn }: Pick<PanchangView, 'offsetMs' | 'turn'>,
  clock: Clock,
): string {
  const d = new Date(now + (turn && now >= turn.at ? turn.offsetMs : offsetMs))
  const [hour, minute] = [d.getUTCHours(), String(d.getUTCMinutes()).padStart(2, '0')]
  if (clock === '12') return `${((hour + 11) % 12) + 1}:${minute} ${hour < 12 ? 'am' : 'pm'}`
  return `${String(hour).padStart(2, '0')}:${minute}`
}

/** "Sun 22, 3:08 pm". */
export function momentText({ day, time }: Moment): string {
  return day ? `${day}, ${time}` : time
}
