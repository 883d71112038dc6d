// From the fields of a birth to the sign of its Moon: in the browser, and in the action without JavaScript.
import { type ReadOptions, readBirthForm } from '#app/births/birth-form.ts'
import type { BirthErrors, BirthValues } from '#app/births/birth-values.ts'
import { castKundli } from '#app/charts/cast-kundli.ts'
import type { HoroscopeRules } from './horoscope-path.ts'

/** `doubt`: the Moon may have been in the adjacent sign. */
export type Found = { sign: number; doubt: boolean }
export type Finding = { found: Found | null; errors: BirthErrors }

export async function findSign(values: BirthValues, rules: HoroscopeRules, options: ReadOptions): Promise<Finding> {
  const read = await readBirthForm(values, options)
  if (!read.birth) return { found: null, errors: read.errors }
  const made = await castKundli({ ...read.birth, reading: 'earlier', options: rules })
  if (!made.cast) return { found: null, errors: made.errors }
  const { avakahada, uncertainty } = made.cast.kundli
  return { found: { sign: avakahada.sign, doubt: uncertainty.changes.includes('moon_sign') }, errors: {} }
}
