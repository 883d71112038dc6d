import type { Clock } from '#app/format/clock-styles.ts'
import type { Rules } from '#app/tool-forms/rules.ts'

export type PanchangQuery = { place: string; date: string | null; clock: Clock; rules: Rules }

/** The page's URL for a place, a day (null: today), a time format and rules that differ from the defaults. */
export function panchangPath({ place, date, clock, rules }: PanchangQuery): string {
  const query = queryOf({ date, clock: clock === '12' ? null : clock, ...rules })
  return `/panchang/${place}${query ? `?${query}` : ''}`
}

/** The calendar file of a day's windows, or of the festival `of`. */
export function calendarPath({ place, rules }: PanchangQuery, date: string, of?: string): string {
  return `/panchang/${place}/calendar.ics?${queryOf({ date, ...rules, of })}`
}

function queryOf(parts: Readonly<Record<string, string | null | undefined>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value) params.set(name, value)
  return params.toString()
}
