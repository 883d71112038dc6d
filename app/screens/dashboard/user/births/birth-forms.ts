// Actions of the forms of saved births; each calls an endpoint of the API.
import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { type BirthInput, readBirthForm } from '#app/births/birth-form.ts'
import { resolveBirth } from '#app/births/resolve-birth.ts'
import { savedBirth } from '#app/births/saved-birth.ts'
import { inPageLanguage } from '#app/errors/error-sentences.ts'
import { byEndpoint, type Endpoint, RefusedForm } from '#app/form/answer-form.ts'
import type { Values } from '#app/form/form-answer.ts'
import { latestDateOnEarth } from '#app/format/latest-date-on-earth.ts'
import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import { changeBirth, readBirth, removeBirth, saveBirth } from '#workers/contract/api/birth-profiles.ts'
import { isAppError, wireErrorOf } from '#workers/contract/errors/errors.ts'
import { errorsAtFields, PROFILE_FIELDS, profileOf, sentencesOf } from './profile-values.ts'

const idOf = ({ params }: ActionFunctionArgs) => ({ id: params.birthId ?? '' })

export const newBirth: Endpoint = async (args, { values, ...posted }) => {
  const birth = await readBirthOf(args, values)
  const body = profileOf(values, birth)
  return saved(() => args.context.answer(saveBirth, { body, ...posted }), birth)
}

export const changedBirth: Endpoint = async (args, { values, ...posted }) => {
  const { answer, services } = args.context
  const params = idOf(args)
  const before = await answer(readBirth, { params })
  const birth = await readBirthOf(args, values)
  // An unchanged place is saved exactly as before; its zone is the one in the field, else the place's own.
  const kept = values.place === before.place.name ? before : null
  const { resolve } = services.places
  const untouched = kept && { ...kept.place, tz: (await resolveBirth(savedBirth(kept), resolve)).place.tz }
  const body = profileOf(values, birth, untouched ?? undefined)
  return saved(() => answer(changeBirth, { params, body, ...posted }), birth)
}

const toListWithout = () => redirect('/dashboard/user/births?deleted')

export const deletedBirth = byEndpoint(removeBirth, {
  params: idOf,
  done: toListWithout,
  // A repeated submit after a lost response.
  refused: (code) => (code === 'not_found' ? toListWithout() : undefined),
})

async function readBirthOf({ context: { services } }: ActionFunctionArgs, values: Values): Promise<BirthInput> {
  const today = latestDateOnEarth(services.clock.now())
  const options = { resolve: services.places.resolve, today, nameNeeded: true }
  const texts = PROFILE_FIELDS.map((name) => [name, (values[name] ?? '').slice(0, 200)])
  const { birth, errors } = await readBirthForm(Object.fromEntries(texts), options)
  if (!birth) throw refused(errors)
  return birth
}

async function saved(save: () => Promise<WireBirthProfile>, birth: BirthInput) {
  try {
    return redirect(`/dashboard/user/births?saved=${(await save()).id}`)
  } catch (error) {
    if (!isAppError(error) || error.code !== 'invalid') throw error
    const { fields, message } = await inPageLanguage(wireErrorOf(error))
    throw refused(errorsAtFields(birth, { fields, message }))
  }
}

function refused(found: Parameters<typeof sentencesOf>[0]): RefusedForm {
  const { errors, problem } = sentencesOf(found)
  return new RefusedForm(errors, problem)
}
