// The words of a saved birth.
import type { Relation, WireBirthProfile } from '#workers/contract/birth-profiles.ts'
import { UNKNOWN_MINUTES } from './certainties.ts'
import { fieldsText } from './fields-text.ts'

export const RELATION_NAMES: Record<Relation, string> = {
  self: 'Myself',
  partner: 'Partner',
  child: 'Child',
  parent: 'Parent',
  sibling: 'Brother or sister',
  friend: 'Friend',
  other: 'Someone else',
}

export const GENDER_NAMES = { female: 'Female', male: 'Male', other: 'Other' } as const

/** bornOn({ date: "1943-06-01", time: "04:05:06", … }) = "1 June 1943, 04:05:06". */
export function bornOn({ date, time }: Pick<WireBirthProfile, 'date' | 'time'>): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const clock = time === null ? 'time unknown' : time.endsWith(':00') ? time.slice(0, 5) : time
  return `${Number(day)} ${fieldsText.months[Number(month) - 1]} ${Number(year)}, ${clock}`
}

/** The doubt about the time, where there is any. */
export function certaintyText(minutes: number): string | null {
  return minutes > 0 && minutes < UNKNOWN_MINUTES ? fieldsText.certainty(minutes) : null
}
