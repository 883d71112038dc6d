// Parses the fields of a birth, in the browser and in actions alike.
import { currentLanguage } from '#app/language/language.ts'
import { type Place, placeLabel } from '#workers/contract/places/place.ts'
import { placeTexts } from '../places/place-text.ts'
import type { BirthErrors, BirthValues } from './birth-values.ts'
import { readBirthDate } from './read-date.ts'
import { readTexts } from './read-text.ts'
import { type ReadTime, readBirthTime } from './read-time.ts'

export type BirthInput = {
  name: string
  /** YYYY-MM-DD in the calendar of the place. */
  date: string
  place: Place
  sex?: Sex
  /** The zone to read the clock by, where it is not the place's. */
  zone?: string
} & ReadTime

export const SEXES = ['female', 'male', 'other'] as const
export type Sex = (typeof SEXES)[number]

export type ReadBirth = { birth: BirthInput; errors: null } | { birth: null; errors: BirthErrors }

export type ReadOptions = {
  resolve(text: string): Promise<Place | null>
  /** Today's date, YYYY-MM-DD: nobody is born later. Left out where any date goes. */
  today?: string
  nameNeeded?: boolean
}

export async function readBirthForm(values: BirthValues, options: ReadOptions): Promise<ReadBirth> {
  const readText = readTexts[currentLanguage()]
  const name = (values.name ?? '').trim()
  const date = readBirthDate(values, options.today)
  const time = readBirthTime(values)
  const place = await readPlace(values, options.resolve)
  const errors: BirthErrors = {}
  if (options.nameNeeded && !name) errors.name = readText.name
  if (name.length > 80) errors.name = readText.longName
  if ('error' in date) errors.date = date.error
  if ('error' in time) errors.time = time.error
  if ('error' in place) errors.place = place.error
  if ('error' in date || 'error' in time || 'error' in place || errors.name) return { birth: null, errors }
  const sex = SEXES.find((each) => each === values.sex)
  const zone = (values.zone ?? '').trim().replaceAll(' ', '_')
  const more = { ...(sex ? { sex } : {}), ...(zone && zone !== place.place.tz ? { zone } : {}) }
  return { birth: { name, date: date.date, place: place.place, ...time, ...more }, errors: null }
}

/** The place that was chosen, where its text still stands in the field; else what the text leads to. */
export async function readPlace(
  { place: typed = '', place_id: id = '' }: BirthValues,
  resolve: ReadOptions['resolve'],
): Promise<{ place: Place } | { error: string }> {
  const placeText = placeTexts[currentLanguage()]
  const text = typed.trim()
  if (text === '') return { error: placeText.missing }
  const chosen = id ? await resolve(id) : null
  if (chosen && placeLabel(chosen) === text) return { place: chosen }
  const place = await resolve(text)
  return place ? { place } : { error: placeText.unknown(text) }
}
