// Texts of a saved birth.
import { texts } from '#app/language/texts.ts'
import type { Relation, WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import { bornOnHindi, certaintyHindi, genderNameHindi, relationNameHindi } from './birth-text.hi.ts'
import { UNKNOWN_MINUTES } from './certainties.ts'
import { fieldsTexts } from './fields-text.ts'

export const relationNameEnglish: Record<Relation, string> = {
  self: 'Myself',
  partner: 'Partner',
  child: 'Child',
  parent: 'Parent',
  sibling: 'Brother or sister',
  friend: 'Friend',
  other: 'Someone else',
}

export const genderNameEnglish = { female: 'Female', male: 'Male', other: 'Other' } as const

/** bornOn({ date: "1943-06-01", time: "04:05:06", … }) = "1 June 1943, 04:05:06". */
export function bornOnEnglish({ date, time }: Pick<WireBirthProfile, 'date' | 'time'>): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const clock = time === null ? 'time unknown' : time.endsWith(':00') ? time.slice(0, 5) : time
  return `${Number(day)} ${fieldsTexts.en.months[Number(month) - 1]} ${Number(year)}, ${clock}`
}

/** The uncertainty of the time, or null. */
export function certaintyEnglish(minutes: number): string | null {
  return minutes > 0 && minutes < UNKNOWN_MINUTES ? fieldsTexts.en.certainty(minutes) : null
}

export const relationNameTexts = texts({ en: relationNameEnglish, hi: relationNameHindi })
export const genderNameTexts = texts({ en: genderNameEnglish, hi: genderNameHindi })
export const bornOnTexts = texts({ en: bornOnEnglish, hi: bornOnHindi })
export const certaintyTexts = texts({ en: certaintyEnglish, hi: certaintyHindi })
