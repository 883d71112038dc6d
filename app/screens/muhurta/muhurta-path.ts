import type { Purpose } from 'drishti-jyotish/muhurta/purposes.ts'
import type { Rules } from '#app/tool-forms/rules.ts'

/** A star and its pada, "4-2"; empty for no person. */
export type MuhurtaHere = {
  purpose: Purpose
  place: string
  from: string
  to: string
  people: readonly string[]
  /** Null if the purpose decides. */
  night: boolean | null
  rules: Rules
}

/** The URL of a search. */
export function muhurtaPath({ purpose, place, from, to, people, night, rules }: MuhurtaHere): string {
  return `/muhurta?${queryOf({ purpose, place, from, to, people, night, rules })}`
}

/** The calendar file of the window that runs at an instant of a day. */
export function windowFilePath(here: MuhurtaHere, date: string, at: number): string {
  const query = queryOf({ ...here, from: date, to: date })
  return `/muhurta/calendar.ics?${query}&at=${at}`
}

function queryOf({ purpose, place, from, to, people, night, rules }: MuhurtaHere): string {
  const params = new URLSearchParams({ purpose, place, from, to })
  people.forEach((person, i) => {
    const [star = '', pada = ''] = person.split('-')
    if (star) params.set(`star${i + 1}`, star)
    if (pada) params.set(`pada${i + 1}`, pada)
  })
  if (night !== null) params.set('night', night ? 'yes' : 'no')
  for (const [name, value] of Object.entries(rules)) if (value) params.set(name, value)
  return params.toString()
}
