// The kundli of an attached birth, cast in the browser.
import { type Cast, type CastInput, castKundli } from '#app/screens/tools/kundli/cast-kundli.ts'
import type { AttachedBirth } from '#workers/contract/birth-profiles.ts'

export async function castBirth(birth: AttachedBirth): Promise<Cast['kundli'] | null> {
  return (await castKundli(inputOf(birth))).cast?.kundli ?? null
}

function inputOf({ name, date, time, uncertainty_minutes, clock_reading, place }: AttachedBirth): CastInput {
  return {
    name,
    date,
    time,
    uncertaintyMinutes: uncertainty_minutes,
    place: { id: place.name, region: '', country: '', country_code: '', ...place },
    reading: clock_reading ?? 'earlier',
    options: {},
  }
}
