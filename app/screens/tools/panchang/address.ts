import type { Rules } from '../shared/rules.ts'
import type { Clock } from './clock.ts'

export type Asked = { place: string; date: string | null; clock: Clock; rules: Rules }

/** The page's address for a place, a day (null: today), a clock and rules other than the usual ones. */
export function panchangPath({ place, date, clock, rules }: Asked): string {
  const params = new URLSearchParams()
  if (date) params.set('date', date)
  if (clock !== '12') params.set('clock', clock)
  for (const [name, value] of Object.entries(rules)) if (value) params.set(name, value)
  const query = params.toString()
  return `/panchang/${place}${query ? `?${query}` : ''}`
}
