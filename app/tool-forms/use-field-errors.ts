import { type FormEvent, useState } from 'react'

type Errors<Field extends string> = Record<Field, string | null>

/** The remaining errors of an answer, or of a check in the browser: input in a field removes its error. */
export function useFieldErrors<Field extends string>(
  answered: Errors<Field>,
  /** Fields whose input also removes the error of another field. */
  mendedBy: Partial<Record<string, readonly NoInfer<Field>[]>> = {},
) {
  const [[of, left], setLeft] = useState([answered, answered] as const)
  const errors = of === answered ? left : answered
  const tell = (told: Partial<Errors<Field>>) => setLeft([answered, { ...errors, ...told }])
  return {
    errors,
    tell,
    onInput({ target }: FormEvent) {
      const { name } = target as HTMLInputElement
      const mended = [name as Field, ...(mendedBy[name] ?? [])].filter((field) => errors[field])
      if (mended.length > 0) tell(Object.fromEntries(mended.map((field) => [field, null])) as Partial<Errors<Field>>)
    },
  }
}
