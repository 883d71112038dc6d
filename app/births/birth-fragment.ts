// A birth in the fragment of a URL, which can be shared and is never sent to a server.

import type { KundliOptions } from 'drishti-jyotish/kundli/options.ts'
import type { CastInput } from '#app/charts/cast-kundli.ts'
import { KUNDLI_RULES, readKundliRules } from '#app/charts/kundli-rules.ts'
import { placeLabel } from '#workers/contract/places/place.ts'
import { SEXES } from './birth-form.ts'
import type { BirthValues } from './birth-values.ts'

/** `#n=…&d=1991-03-17&t=07:25:00&p=chennai-tamil-nadu-india`, and everything that differs from the defaults. */
export function fragmentOf(input: CastInput): string {
  const { name, date, time, uncertaintyMinutes, place, reading, sex, zone, options } = input
  const params = new URLSearchParams()
  if (name) params.set('n', name)
  params.set('d', date)
  if (time !== null) params.set('t', time)
  if (time !== null && uncertaintyMinutes > 0) params.set('u', String(uncertaintyMinutes))
  params.set('p', place.id)
  if (reading === 'later') params.set('r', 'later')
  if (sex) params.set('g', sex)
  if (zone) params.set('z', zone)
  for (const [key, value] of Object.entries(options)) if (key in KUNDLI_RULES) params.set(key, String(value))
  return `#${params}`
}

export type FragmentBirth = { values: BirthValues; options: KundliOptions }

/**
 * The birth of a URL as form fields; null if it contains none. It is validated like typed text, so a truncated link
 * still fills the fields that it has.
 */
export function readFragment(fragment: string): FragmentBirth | null {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const date = params.get('d') ?? ''
  const placeId = params.get('p') ?? ''
  if (!date && !placeId) return null
  const known = params.has('t')
  return {
    values: {
      name: (params.get('n') ?? '').slice(0, 80),
      ...clockFields(date, params.get('t') ?? ''),
      sex: SEXES.find((each) => each === params.get('g')) ?? '',
      zone: (params.get('z') ?? '').slice(0, 64),
      certainty: known ? (params.get('u') ?? '0') : 'unknown',
      place: placeId,
      place_id: placeId,
      reading: params.get('r') === 'later' ? 'later' : '',
    },
    options: readKundliRules((rule) => params.get(rule)),
  }
}

// "03" of the URL is the month 3 of the form. Other text is unchanged, and the form rejects it.
const plain = (digits: string) => digits.replace(/^0+(?=\d)/, '')

/** The form's fields of a date (1991-03-17) and a time (07:25:00), either of which may be truncated. */
function clockFields(date: string, time: string) {
  const [year = '', month = '', day = ''] = date.split('-')
  const [hour = '', minute = '', second = ''] = time.split(':')
  return { year, month: plain(month), day: plain(day), hour, minute, second, half: '24' }
}

/** The form fields of a birth that was cast before. */
export function valuesOf(birth: Omit<CastInput, 'options'>): BirthValues {
  const { name, date, time, uncertaintyMinutes, place, sex = '', zone = '', reading } = birth
  return {
    name,
    ...clockFields(date, time ?? ''),
    sex,
    zone,
    certainty: time === null ? 'unknown' : String(uncertaintyMinutes),
    place: placeLabel(place),
    place_id: place.id,
    // The default needs no value, because a time that occurred once is not ambiguous.
    reading: reading === 'later' ? reading : '',
  }
}
