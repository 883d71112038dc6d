// From form fields to a birth, its chart and its URL. Loaded on the first cast.

import { latestDateOnEarth } from '#app/format/latest-date-on-earth.ts'
import { store } from '#app/login-state/browser-login.ts'
import { browserPlaces } from '#app/places/browser-places.ts'
import { readBirthForm } from './birth-form.ts'
import type { BirthValues } from './birth-values.ts'
import { resolveBirth } from './resolve-birth.ts'

export { loadZones } from 'drishti-jyotish/clock/zones.ts'
export { castKundli } from '#app/charts/cast-kundli.ts'
export { fragmentOf, readFragment, valuesOf } from './birth-fragment.ts'
export { birthKey, keepBirth } from './recent-births.ts'
export { store }

/** A birth of an account, resolved in the same way as one of a URL. */
export const resolveSavedBirth = <Birth extends Parameters<typeof resolveBirth>[0]>(birth: Birth) =>
  resolveBirth(birth, browserPlaces.resolve)

/** The birth of the fields, or the errors with the selected place. */
export async function readTypedBirth(values: BirthValues) {
  const read = await readBirthForm(values, { resolve: browserPlaces.resolve, today: latestDateOnEarth(Date.now()) })
  const place = read.birth ? read.birth.place : await placeOf(values)
  return { ...read, place }
}

const placeOf = ({ place_id: id }: BirthValues) => (id ? browserPlaces.resolve(id).catch(() => null) : null)
