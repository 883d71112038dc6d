// From typed fields to a birth, its chart and its address. Comes with the first cast.
import { store } from '#app/session/browser.ts'
import { readBirthForm } from '../birth/birth-form.ts'
import type { BirthValues } from '../birth/birth-values.ts'
import { settled } from '../birth/settle-birth.ts'
import { browserPlaces } from '../places/browser-places.ts'
import { somewhereToday } from '../shared/somewhere-today.ts'

export { cast } from './cast.ts'
export { birthKey, keepBirth } from './earlier.ts'
export { fragmentOf, sharedIn, valuesOf } from './share.ts'
export { store }

/** A birth of an account as its address will rebuild it. */
export const settle = <Birth extends Parameters<typeof settled>[0]>(birth: Birth) =>
  settled(birth, browserPlaces.resolve)

/** The birth that the fields mean, or what is wrong with them and the place that was chosen. */
export async function readTyped(values: BirthValues) {
  const read = await readBirthForm(values, { resolve: browserPlaces.resolve, today: somewhereToday(Date.now()) })
  const place = read.birth ? read.birth.place : await placeOf(values)
  return { ...read, place }
}

const placeOf = ({ place_id: id }: BirthValues) => (id ? browserPlaces.resolve(id).catch(() => null) : null)
