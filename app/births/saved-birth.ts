import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import type { BirthInput } from './birth-form.ts'
import type { Reading } from './birth-values.ts'

/** A saved birth in the format of the tools. */
export type SavedBirth = BirthInput & { reading: Reading }

/** As the account stores it; `resolveBirth` looks its place up and compares the zones. */
export function savedBirth({
  name,
  date,
  time,
  uncertainty_minutes,
  clock_reading,
  gender,
  place,
}: WireBirthProfile): SavedBirth {
  return {
    name,
    date,
    time,
    uncertaintyMinutes: uncertainty_minutes,
    place: { region: '', country: '', country_code: '', ...place, id: '' },
    reading: clock_reading ?? 'earlier',
    ...(gender ? { sex: gender } : {}),
  }
}
