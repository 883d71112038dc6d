// The fields that rows of a birth may have.
import { refuseUnknown } from '../input.ts'

/** Fields of a row of `kundli`; the last few only go with it. */
export const KUNDLI_FIELDS =
  'id utc local tz lat lon disambiguation uncertaintyMinutes at options name place city country gender note'.split(' ')

/** Fields of a row of a birth beside the birth itself. */
export const BIRTH_FIELDS =
  'id utc local tz lat lon disambiguation uncertaintyMinutes options name place city note'.split(' ')

const STAR_FIELDS = 'nakshatra pada name note'.split(' ')
const PERSON_FIELDS = BIRTH_FIELDS.filter((name) => name !== 'id' && name !== 'options')

/** Refuses what nobody reads of a person within a row: a nakshatra, or a birth. Another value is left to its reader. */
export function refuseUnknownOfPerson(value: unknown, field: string): void {
  if (typeof value !== 'object' || value === null) return
  const byStar = 'nakshatra' in value || 'pada' in value
  refuseUnknown({ ...value }, byStar ? STAR_FIELDS : PERSON_FIELDS, field)
}
