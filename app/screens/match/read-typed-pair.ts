// From form fields to two people, their match and its URL. Loaded on the first match.

import { birthKey, keepBirth } from '#app/births/recent-births.ts'
import { latestDateOnEarth } from '#app/format/latest-date-on-earth.ts'
import { store } from '#app/login-state/browser-login.ts'
import { browserPlaces } from '#app/places/browser-places.ts'
import { sideValuesOf } from './pair-fragment.ts'
import type { Both, SideValues } from './pair-values.ts'
import { type BirthSide, readPairForm, type Side } from './person-form.ts'

export { loadZones } from 'drishti-jyotish/clock/zones.ts'
export { resolveSavedBirth } from '#app/births/read-typed-birth.ts'
export { birthKey } from '#app/births/recent-births.ts'
export { castPair } from './cast-pair.ts'
export { pairFragment, readPairFragment, sideValuesOf } from './pair-fragment.ts'

/** The two people of the fields, or the errors with the selected places. */
export async function readTypedPair(values: Both<SideValues>) {
  const read = await readPairForm(values, { resolve: browserPlaces.resolve, today: latestDateOnEarth(Date.now()) })
  return { ...read, places: { a: await placeOf(values.a), b: await placeOf(values.b) } }
}

const placeOf = async ({ place_id: id }: SideValues) => (id ? browserPlaces.resolve(id).catch(() => null) : null)

/** A pair as form fields. */
export function pairValuesOf({ a, b }: Both<Side>) {
  const place = (side: Side) => (side.by === 'birth' ? side.place : null)
  return { values: { a: sideValuesOf(a), b: sideValuesOf(b) }, places: { a: place(a), b: place(b) } }
}

export function birthsOf({ a, b }: Both<Side>): { side: BirthSide; key: string }[] {
  return [b, a].flatMap((side) => (side.by === 'birth' ? [{ side, key: birthKey(side) }] : []))
}

/** Stores typed births only; those of an account or of a link are not stored. */
export function storeOwnBirths(pair: Both<Side>, foreign: ReadonlySet<string>): void {
  for (const { side, key } of birthsOf(pair)) if (!foreign.has(key)) keepBirth(store, side)
}
