// Parses the fields of a birth, in the browser and in actions.
import { currentLanguage } from '#app/language/language.ts'
import { placeTexts } from '#app/places/place-text.ts'
import { type Place, placeLabel } from '#workers/contract/places/place.ts'
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
  /** The time zone of the clock time if it differs from the place's. */
  zone?: string
} & ReadTime

export const SEXES = ['female', 'male', 'other'] as const
export type Sex = (typeof SEXES)[number]

export type CheckOptions = {
  /** Today's date, YYYY-MM-DD, as the latest date of a birth; omitted if any date is allowed. */
  today?: string
  nameNeeded?: boolean
}
export type ReadOptions = CheckOptions & { resolve(text: string): Promise<Place | null> }
export type ReadBirth = { birth: BirthInput; errors: null } | { birth: null; errors: BirthErrors }

/** Errors of empty and impossible fields, without the list of places and the engine; null if it finds none. */
export function checkBirthForm(values: BirthValues, options: CheckOptions): BirthErrors | null {
  const { errors } = readFields(values, options)
  return Object.keys(errors).length > 0 ? errors : null
}

export async function readBirthForm(values: BirthValues, options: ReadOptions): Promise<ReadBirth> {
  const { name, date, time, errors } = readFields(values, options)
  const place = errors.place ? null : await findPlace(values, options.resolve)
  if (!errors.place && !place) errors.place = placeTexts[currentLanguage()].unknown((values.place ?? '').trim())
  if ('error' in date || 'error' in time || !place || errors.name) return { birth: null, errors }
  const sex = SEXES.find((each) => each === values.sex)
  const zone = (values.zone ?? '').trim().replaceAll(' ', '_')
  const more = { ...(sex ? { sex } : {}), ...(zone && zone !== place.tz ? { zone } : {}) }
  return { birth: { name, date: date.date, place, ...time, ...more }, errors: null }
}

function readFields(values: BirthValues, { today, nameNeeded }: CheckOptions) {
  const text = readTexts[currentLanguage()]
  const name = (values.name ?? '').trim()
  const date = readBirthDate(values, today)
  const time = readBirthTime(values)
  const errors: BirthErrors = {}
  if (nameNeeded && !name) errors.name = text.name
  if (name.length > 80) errors.name = text.longName
  if ('error' in date) errors.date = date.error
  if ('error' in time) errors.time = time.error
  if (!values.place?.trim()) errors.place = placeTexts[currentLanguage()].missing
  return { name, date, time, errors }
}

/** The selected place if the field still has its label; else the place that the text resolves to. */
async function findPlace({ place: typed = '', place_id: id = '' }: BirthValues, resolve: ReadOptions['resolve']) {
  const text = typed.trim()
  const chosen = id ? await resolve(id) : null
  return chosen && placeLabel(chosen) === text ? chosen : resolve(text)
}
