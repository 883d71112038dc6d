// How the page writes instants: clocks of 12 or 24 hours, or the almanac's way of counting on past midnight.
import { utcToCivil, type Zone } from '#workers/jyotish/zones.ts'
import type { Clock } from './clock-styles.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const DAY = 86_400_000
const pad = (n: number) => String(n).padStart(2, '0')

/** A time, and the day where it is not the page's own: { day: "Sun 22", time: "3:08 pm" }. */
type Moment = { day: string; time: string }

export type TimeFormat = {
  moment(ms: number): Moment
  /** "3:08 pm", or "Sun 22, 3:08 pm" where the day is another one. */
  text(ms: number): string
  /** "Sun 22 Nov 2026, 3:08 pm". */
  full(ms: number): string
}

/** `date` is the page's day, YYYY-MM-DD; clocks are those of the place, whatever the reader's are. */
export function timeFormatOf(zone: Zone, date: string, clock: Clock): TimeFormat {
  const own = Date.parse(`${date}T00:00:00Z`)
  const local = (ms: number) => {
    // To the nearest minute, as every almanac prints it.
    const civil = utcToCivil(zone, Math.round(ms / 60_000) * 60_000)
    return { ...civil, midnight: Date.UTC(civil.year, civil.month - 1, civil.day) }
  }
  function moment(ms: number): Moment {
    const { hour, minute, midnight } = local(ms)
    const days = Math.round((midnight - own) / DAY)
    if (clock === '24+' && days === 1) return { day: '', time: `${hour + 24}:${pad(minute)}` }
    return { day: days === 0 ? '' : dayName(midnight), time: timeOf(hour, minute, clock) }
  }
  return {
    moment,
    text(ms) {
      const { day, time } = moment(ms)
      return day ? `${day}, ${time}` : time
    },
    full(ms) {
      const { hour, minute, midnight } = local(ms)
      const d = new Date(midnight)
      return `${dayName(midnight)} ${MONTHS[d.getUTCMonth()]} ${d.getUTCFullYear()}, ${timeOf(hour, minute, clock)}`
    },
  }
}

function dayName(midnight: number): string {
  const d = new Date(midnight)
  return `${WEEKDAYS[d.getUTCDay()]} ${d.getUTCDate()}`
}

function timeOf(hour: number, minute: number, clock: Clock): string {
  if (clock !== '12') return `${pad(hour)}:${pad(minute)}`
  return `${((hour + 11) % 12) + 1}:${pad(minute)} ${hour < 12 ? 'am' : 'pm'}`
}

/** "10 h 32 min". */
export function lengthText(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
