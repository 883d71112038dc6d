// The field values of a saved birth's form.
import { type BirthInput, checkBirthForm } from '#app/screens/tools/birth/birth-form.ts'
import {
  type BirthErrors,
  type BirthValues,
  birthValues,
  DATE_PARTS,
  TIME_PARTS,
} from '#app/screens/tools/birth/birth-values.ts'
import { latestDateOnEarth } from '#app/screens/tools/shared/latest-date-on-earth.ts'
import type { BirthProfileForm, WireBirthProfile } from '#workers/contract/birth-profiles.ts'
import { placeLabel } from '#workers/contract/places/place.ts'

export type ProfileValues = BirthValues & { relation?: string; gender?: string }
export type ProfileErrors = BirthErrors & { relation?: string; reading?: string; whole?: string }

export const NO_ERRORS: ProfileErrors = {}

export type ProfileRejected = { values: ProfileValues; errors: ProfileErrors }

export function readProfileValues(form: FormData): ProfileValues {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 40)
  return { ...birthValues(form), relation: text('relation'), gender: text('gender') }
}

/** Empty and impossible fields, found before the form is sent; null where all may be right. */
export const checkProfile = (values: ProfileValues): ProfileErrors | null =>
  checkBirthForm(values, { today: latestDateOnEarth(Date.now()), nameNeeded: true })

/** The birth to save, read from these values. `kept`: the place as it was saved before. */
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

/** The server's sentences at the fields of the form; `message` is null where a toast has said it. */
export function errorsAtFields(
  { zone }: Pick<BirthInput, 'zone'>,
  { fields = {}, message }: { fields: Record<string, string> | undefined; message: string | null },
): ProfileErrors {
  const { clock_reading: reading, place: where, date, time, ...others } = fields
  // A listed place has a known zone, so the typed zone is the wrong one.
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

/** The fields of a saved birth, as the form shows them; `zone` where it was saved with another than its place's. */
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
