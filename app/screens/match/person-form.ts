// Parses the fields of one person of a match, by birth or by nakshatra: in the browser and in the action.

import {
  type BirthInput,
  type CheckOptions,
  checkBirthForm,
  type ReadOptions,
  readBirthForm,
} from '#app/births/birth-form.ts'
import { type BirthErrors, type Reading, readingOf } from '#app/births/birth-values.ts'
import { readWholeNumber } from '#app/births/read-date.ts'
import { currentLanguage } from '#app/language/language.ts'
import { matchWordTexts } from './match-words-text.ts'
import type { Both, SideValues } from './pair-values.ts'

/** Without the hour the lagna, and everything counted from it, is unknown. */
export const isTimeUnknown = (side: Side) => side.by === 'birth' && side.time === null

export type BirthSide = BirthInput & { by: 'birth'; reading: Reading }
export type StarSide = { by: 'star'; name: string; nakshatra: number; pada: number }
export type Side = BirthSide | StarSide

export type PersonErrors = BirthErrors & { nakshatra?: string; pada?: string }
export type ReadPerson = { side: Side; errors: null } | { side: null; errors: PersonErrors }

export async function readPersonForm(values: SideValues, options: ReadOptions): Promise<ReadPerson> {
  if (values.by === 'star') return readStar(values)
  const { birth, errors } = await readBirthForm(values, options)
  if (!birth) return { side: null, errors }
  return { side: { by: 'birth', reading: readingOf(values), ...birth }, errors: null }
}

function readStar({ name = '', nakshatra = '', pada = '' }: SideValues): ReadPerson {
  const matchWords = matchWordTexts[currentLanguage()]
  const [star, quarter] = [readWholeNumber(nakshatra), readWholeNumber(pada)]
  const errors: PersonErrors = {}
  if (!(star >= 1 && star <= 27)) errors.nakshatra = matchWords.noNakshatra
  if (!(quarter >= 1 && quarter <= 4)) errors.pada = matchWords.noPada
  if (errors.nakshatra || errors.pada) return { side: null, errors }
  return { side: { by: 'star', name: name.trim().slice(0, 80), nakshatra: star, pada: quarter }, errors: null }
}

/** Empty and impossible fields of both people, checked without the engine; null if it finds none. */
export function checkPairForm(values: Both<SideValues>, options: CheckOptions): Both<PersonErrors> | null {
  const check = (of: SideValues) => (of.by === 'star' ? readStar(of).errors : checkBirthForm(of, options))
  const [a, b] = [check(values.a), check(values.b)]
  return a || b ? { a: a ?? {}, b: b ?? {} } : null
}

export type ReadPair = { pair: Both<Side>; errors: null } | { pair: null; errors: Both<PersonErrors> }

/** Both sides, so that all errors are shown together. */
export async function readPairForm(values: Both<SideValues>, options: ReadOptions): Promise<ReadPair> {
  const [a, b] = [await readPersonForm(values.a, options), await readPersonForm(values.b, options)]
  if (a.side && b.side) return { pair: { a: a.side, b: b.side }, errors: null }
  return { pair: null, errors: { a: a.errors ?? {}, b: b.errors ?? {} } }
}
