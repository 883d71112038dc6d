// The field values of a saved birth's form.
import type { BirthErrors, BirthValues } from '#app/screens/tools/birth/birth-values.ts'
import type { WireBirthProfile } from '#workers/contract/birth-profiles.ts'

export type ProfileValues = BirthValues & { relation?: string; gender?: string }
export type ProfileErrors = BirthErrors & { relation?: string; reading?: string; whole?: string }

export type ProfileRejected = { values: ProfileValues; errors: ProfileErrors }

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
