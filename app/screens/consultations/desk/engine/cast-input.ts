import type { KundliOptions } from 'drishti-jyotish/kundli/options.ts'
import type { CastInput } from '#app/charts/cast-kundli.ts'
import type { SharedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskRules } from '#workers/contract/consultations/desk.ts'

/** A shared birth as the input of a kundli. */
export function castInputOf(birth: SharedBirth, rules: DeskRules): CastInput {
  const { name, date, time, uncertainty_minutes, clock_reading, place } = birth
  return {
    name,
    date,
    time,
    uncertaintyMinutes: uncertainty_minutes,
    place: { id: place.name, region: '', country: '', country_code: '', ...place },
    reading: clock_reading ?? 'earlier',
    options: rules as KundliOptions,
  }
}
