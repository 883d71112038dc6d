import type { Clock } from './clock.ts'

/** The page's address for a place, a day (null: today) and a clock. */
export function panchangPath(place: string, date: string | null, clock: Clock): string {
  const params = new URLSearchParams()
  if (date) params.set('date', date)
  if (clock !== '12') params.set('clock', clock)
  const query = params.toString()
  return `/panchang/${place}${query ? `?${query}` : ''}`
}
