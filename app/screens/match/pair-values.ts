// Names of the fields of two people. Separate from the parser, which is loaded when the form is sent.
import { type BirthValues, birthValues } from '#app/births/birth-values.ts'

export const SIDES = ['a', 'b'] as const
export type SideKey = (typeof SIDES)[number]
export type Both<T> = Record<SideKey, T>

/** The typed values, by birth or by nakshatra, unchanged after an error. */
export type SideValues = BirthValues & { by?: string; nakshatra?: string; pada?: string }

/** Name of a field in the form: fieldOf("a", "day") = "a_day". */
export const fieldOf = (side: SideKey, name: string) => `${side}_${name}`

export function pairValues(form: FormData): Both<SideValues> {
  const of = (side: SideKey): SideValues => {
    const text = (name: string) => String(form.get(fieldOf(side, name)) ?? '').slice(0, 20)
    const own = { by: text('by'), nakshatra: text('nakshatra'), pada: text('pada') }
    return { ...birthValues(form, fieldOf(side, '')), ...own }
  }
  return { a: of('a'), b: of('b') }
}
