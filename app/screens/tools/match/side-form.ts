// The fields of one person of a match, by birth or by star, and what they say: in the browser and in the action alike.
import {
  type BirthErrors,
  type BirthInput,
  type BirthValues,
  birthValues,
  type ReadOptions,
  readBirthForm,
} from '../birth/birth-form.ts'
import { whole } from '../birth/read-date.ts'
import type { Reading } from '../kundli/cast.ts'
import { matchIntro } from './match-intro.ts'

/** A birth without its hour: the lagna, and what is counted from it, is not known. */
export const timeless = (side: Side) => side.by === 'birth' && side.time === null

export const SIDES = ['a', 'b'] as const
export type SideKey = (typeof SIDES)[number]
export type Both<T> = Record<SideKey, T>

export type BirthSide = BirthInput & { by: 'birth'; reading: Reading }
export type StarSide = { by: 'star'; name: string; nakshatra: number; pada: number }
export type Side = BirthSide | StarSide

/** What was typed, for either way; kept as it is when something is wrong. */
export type SideValues = BirthValues & { by?: string; reading?: string; nakshatra?: string; pada?: string }
export type SideErrors = BirthErrors & { nakshatra?: string; pada?: string }
export type ReadSide = { side: Side; errors: null } | { side: null; errors: SideErrors }

/** Name of a field in the form: fieldOf("a", "day") = "a_day". */
export const fieldOf = (side: SideKey, name: string) => `${side}_${name}`

export function pairValues(form: FormData): Both<SideValues> {
  const of = (side: SideKey): SideValues => {
    const text = (name: string) => String(form.get(fieldOf(side, name)) ?? '').slice(0, 20)
    const own = { by: text('by'), reading: text('reading'), nakshatra: text('nakshatra'), pada: text('pada') }
    return { ...birthValues(form, fieldOf(side, '')), ...own }
  }
  return { a: of('a'), b: of('b') }
}

export async function readSideForm(values: SideValues, options: ReadOptions): Promise<ReadSide> {
  if (values.by === 'star') return readStar(values)
  const { birth, errors } = await readBirthForm(values, options)
  if (!birth) return { side: null, errors }
  return { side: { by: 'birth', reading: values.reading === 'later' ? 'later' : 'earlier', ...birth }, errors: null }
}

function readStar({ name = '', nakshatra = '', pada = '' }: SideValues): ReadSide {
  const [star, quarter] = [whole(nakshatra), whole(pada)]
  const errors: SideErrors = {}
  if (!(star >= 1 && star <= 27)) errors.nakshatra = matchIntro.nakshatraMissing
  if (!(quarter >= 1 && quarter <= 4)) errors.pada = matchIntro.padaMissing
  if (errors.nakshatra || errors.pada) return { side: null, errors }
  return { side: { by: 'star', name: name.trim().slice(0, 80), nakshatra: star, pada: quarter }, errors: null }
}

export type ReadPair = { pair: Both<Side>; errors: null } | { pair: null; errors: Both<SideErrors> }

/** Both sides at once, so that every wrong field is said together. */
export async function readPairForm(values: Both<SideValues>, options: ReadOptions): Promise<ReadPair> {
  const [a, b] = [await readSideForm(values.a, options), await readSideForm(values.b, options)]
  if (a.side && b.side) return { pair: { a: a.side, b: b.side }, errors: null }
  return { pair: null, errors: { a: a.errors ?? {}, b: b.errors ?? {} } }
}
