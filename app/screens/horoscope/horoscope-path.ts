import { currentLanguage } from '#app/language/language.ts'
import type { Rules } from '#app/tool-forms/rules.ts'
import type { HoroscopePeriod } from '#workers/contract/content/horoscope-periods.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'
import { signNameTexts } from './sign-names-text.ts'

export type HoroscopeRules = Rules<'preset' | 'ayanamsa'>
/** For a place, and rules that differ from the defaults. */
export type HoroscopeQuery = { place: string; rules: HoroscopeRules }
export type Address = HoroscopeQuery & { sign: number; when: HoroscopePeriod; basis: string }

export function horoscopePath({ sign, when, basis, ...asked }: Address): string {
  return `/horoscope/${signNameTexts[currentLanguage()][sign]?.[0]}/${when}${queryOf(asked, basis)}`
}

/** `unknown`: the page states that the previous URL had no known sign or period. */
export function horoscopeIndexPath(asked: HoroscopeQuery & { unknown?: boolean }): string {
  return `/horoscope${queryOf(asked, 'moon', asked.unknown)}`
}

function queryOf({ place, rules }: HoroscopeQuery, basis: string, unknown = false): string {
  const params = new URLSearchParams()
  if (basis !== 'moon') params.set('basis', basis)
  if (place !== NEW_DELHI.id) params.set('place', place)
  for (const [name, value] of Object.entries(rules)) if (value) params.set(name, value)
  if (unknown) params.set('unknown', '')
  const query = params.toString()
  return query ? `?${query}` : ''
}
