// The field values of a saved birth's form.

import { type BirthInput, checkBirthForm } from '#app/births/birth-form.ts'
import {
  BIRTH_FIELDS,
  type BirthErrors,
  type BirthValues,
  birthValues,
  DATE_PARTS,
  type PartsError,
  TIME_PARTS,
} from '#app/births/birth-values.ts'
import type { Values } from '#app/form/form-answer.ts'
import { latestDateOnEarth } from '#app/format/latest-date-on-earth.ts'
import type { BirthProfileForm, WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import { placeLabel } from '#workers/contract/places/place.ts'

export type ProfileValues = BirthValues & { relation?: string; gender?: string }
export type ProfileErrors = BirthErrors & { relation?: string; reading?: string; whole?: string }

export const NO_ERRORS: ProfileErrors = {}

export const PROFILE_FIELDS = [...BIRTH_FIELDS, 'relation', 'gender'] as const

export function readProfileValues(form: FormData): ProfileValues {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 40)
  return { ...birthValues(form), relation: text('relation'), gender: text('gender') }
}

/** Empty and impossible fields, checked before the submit; null if it finds none. */
export const checkProfile = (values: ProfileValues): ProfileErrors | null =>
  checkBirthForm(values, { today: latestDateOnEarth(Date.now()), nameNeeded: true })

/** The birth to save from these values. `kept`: the place as saved before. */
export function profileOf(
  values: ProfileValues,
  birth: BirthInput,
  kept?: WireBirthProfile['place'],
): BirthProfileForm {
  const { name, date, time, uncertaintyMinutes, place, zone } = birth
  const spot = kept ?? { name: placeLabel(place), lat: place.lat, lon: place.lon, tz: place.tz }
  return {
    relation: values.relation as BirthProfileForm['relation'],
    name,
    gender: (values.gender || null) as BirthProfileForm['gender'],
    date,
    time,
    uncertainty_minutes: uncertaintyMinutes,
    clock_reading: values.reading === 'earlier' || values.reading === 'later' ? values.reading : null,
    place: { ...spot, tz: zone ?? spot.tz },
  }
}

/** The server's errors at the fields of the form; `message` is null if a toast has shown it. */
export function errorsAtFields(
  { zone }: Pick<BirthInput, 'zone'>,
  { fields = {}, message }: { fields: Record<string, string> | undefined; message: string | null },
): ProfileErrors {
  const { clock_reading: reading, place: where, date, time, ...others } = fields
  // A listed place has a valid zone, so the typed zone must be wrong.
  const at: ProfileErrors = where ? { [zone ? 'zone' : 'place']: where } : {}
  const errors: ProfileErrors = {
    ...others,
    ...(date ? { date: { sentence: date, parts: DATE_PARTS } } : {}),
    ...(time ? { time: { sentence: time, parts: TIME_PARTS } } : {}),
    ...(reading ? { reading } : {}),
    ...at,
  }
  return Object.keys(errors).length > 0 ? errors : message === null ? {} : { whole: message }
}

/** Errors in the format of a posted form: a sentence per field, and one without a field. */
export function sentencesOf({ date, time, whole, ...fields }: ProfileErrors): {
  errors: Values
  problem: string | null
} {
  const sentences = [date, time].flatMap((each) => each?.parts.map((part) => [part, each.sentence]) ?? [])
  return { errors: { ...fields, ...Object.fromEntries(sentences) }, problem: whole ?? null }
}

/** Errors of a posted form, with the parts of a date and a time grouped. */
export function errorsOf(errors: Values): ProfileErrors {
  const others = Object.entries(errors).filter(
    ([name]) => ![...DATE_PARTS, ...TIME_PARTS].some((part) => part === name),
  )
  const [date, time] = [partsOf(errors, DATE_PARTS), partsOf(errors, TIME_PARTS)]
  return { ...Object.fromEntries(others), ...(date ? { date } : {}), ...(time ? { time } : {}) }
}

function partsOf<Part extends string>(errors: Values, names: readonly Part[]): PartsError<Part> | null {
  const parts = names.filter((name) => errors[name])
  const sentence = parts[0] && errors[parts[0]]
  return sentence ? { sentence, parts } : null
}

/** The form values of a saved birth; `zone` if it was saved with a zone other than its place's. */
export function valuesOf(profile: WireBirthProfile, zone: string): ProfileValues {
  const [year = '', month = '', day = ''] = profile.date.split('-')
  const [hour = '', minute = '', second = ''] = profile.time?.split(':') ?? []
  return {
    name: profile.name,
    relation: profile.relation,
    gender: profile.gender ?? '',
    day: String(Number(day)),
    month: String(Number(month)),
    year,
    hour,
    minute,
    second,
    certainty: profile.time === null ? 'unknown' : String(profile.uncertainty_minutes),
    place: profile.place.name,
    zone,
    reading: profile.clock_reading ?? '',
  }
}
