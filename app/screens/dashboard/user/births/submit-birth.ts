// The action of the birth forms, with and without scripts: reads, saves, or returns the values with sentences at the
// fields.
import { type ActionFunctionArgs, data, redirect } from '@remix-run/cloudflare'
import { inPageLanguage } from '#app/auth/error-sentences.ts'
import { readBirthForm } from '#app/screens/tools/birth/birth-form.ts'
import { resolveBirth } from '#app/screens/tools/birth/resolve-birth.ts'
import { savedBirth } from '#app/screens/tools/birth/saved-birth.ts'
import { latestDateOnEarth } from '#app/screens/tools/shared/latest-date-on-earth.ts'
import type { BirthProfileForm, WireBirthProfile } from '#workers/contract/birth-profiles.ts'
import { isAppError, wireErrorOf } from '#workers/contract/errors.ts'
import {
  errorsAtFields,
  type ProfileErrors,
  type ProfileRejected,
  type ProfileValues,
  profileOf,
  readProfileValues,
} from './profile-values.ts'

export async function submitBirth(
  { request, context: { services } }: ActionFunctionArgs,
  before: WireBirthProfile | null,
  save: (form: BirthProfileForm) => Promise<WireBirthProfile>,
) {
  const values = readProfileValues(await request.formData())
  const today = latestDateOnEarth(services.clock.now())
  const { resolve } = services.places
  const { birth, errors } = await readBirthForm(values, { resolve, today, nameNeeded: true })
  if (!birth) return refused(values, errors)
  // A place that was not touched stays exactly as it was saved; its zone is the one in the field, else its own.
  const kept = before && values.place === before.place.name ? before : null
  const untouched = kept && { ...kept.place, tz: (await resolveBirth(savedBirth(kept), resolve)).place.tz }
  try {
    const profile = await save(profileOf(values, birth, untouched ?? undefined))
    return redirect(`/dashboard/user/births?saved=${profile.id}`)
  } catch (error) {
    if (!isAppError(error) || error.code === 'not_found') throw error
    const { fields, message } = await inPageLanguage(wireErrorOf(error))
    return refused(values, errorsAtFields(birth, { fields, message }))
  }
}

function refused(values: ProfileValues, errors: ProfileErrors) {
  return data<ProfileRejected>({ values, errors }, { status: 422 })
}
