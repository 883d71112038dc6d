// The action of the birth forms, with and without scripts: reads, saves, or returns the values with sentences at the
// fields.
import { type ActionFunctionArgs, data, redirect } from '@remix-run/cloudflare'
import { readBirthForm } from '#app/screens/tools/birth/birth-form.ts'
import { birthValues } from '#app/screens/tools/birth/birth-values.ts'
import { resolveBirth } from '#app/screens/tools/birth/resolve-birth.ts'
import { savedBirth } from '#app/screens/tools/birth/saved-birth.ts'
import { latestDateOnEarth } from '#app/screens/tools/shared/latest-date-on-earth.ts'
import type { BirthProfileForm, WireBirthProfile } from '#workers/contract/birth-profiles.ts'
import { isAppError } from '#workers/contract/errors.ts'
import { placeLabel } from '#workers/contract/places/place.ts'
import type { ProfileErrors, ProfileRejected, ProfileValues } from './profile-values.ts'

export async function submitBirth(
  { request, context: { services } }: ActionFunctionArgs,
  before: WireBirthProfile | null,
  save: (form: BirthProfileForm) => Promise<WireBirthProfile>,
) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 40)
  const values: ProfileValues = {
    ...birthValues(form),
    relation: text('relation'),
    gender: text('gender'),
  }
  const today = latestDateOnEarth(services.clock.now())
  const { birth, errors } = await readBirthForm(values, { resolve: services.places.resolve, today, nameNeeded: true })
  if (!birth) return refused(values, errors)
  const { name, date, time, uncertaintyMinutes, place, zone } = birth
  // A place that was not touched stays exactly as it was saved; its zone is the one in the field, else its own.
  const { resolve } = services.places
  const kept = before && values.place === before.place.name ? before : null
  const own = kept ? (await resolveBirth(savedBirth(kept), resolve)).place.tz : place.tz
  const { tz: _, ...spot } = kept?.place ?? { name: placeLabel(place), lat: place.lat, lon: place.lon, tz: '' }
  try {
    const profile = await save({
      relation: values.relation as BirthProfileForm['relation'],
      name,
      gender: (values.gender || null) as BirthProfileForm['gender'],
      date,
      time,
      uncertainty_minutes: uncertaintyMinutes,
      clock_reading: values.reading === 'earlier' || values.reading === 'later' ? values.reading : null,
      place: { ...spot, tz: zone ?? own },
    })
    return redirect(`/dashboard/user/births?saved=${profile.id}`)
  } catch (error) {
    if (!isAppError(error) || error.code === 'not_found') throw error
    const { clock_reading: reading, place: where, ...fields } = error.details.fields ?? {}
    // A listed place has a known zone, so the typed zone is the wrong one.
    const at: ProfileErrors = where ? { [zone ? 'zone' : 'place']: where } : {}
    const errors: ProfileErrors = { ...fields, ...(reading ? { reading } : {}), ...at }
    return refused(values, Object.keys(errors).length > 0 ? errors : { whole: error.message })
  }
}

function refused(values: ProfileValues, errors: ProfileErrors) {
  return data<ProfileRejected>({ values, errors }, { status: 422 })
}
