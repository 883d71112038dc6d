import { type FormEvent, useState } from 'react'

type Errors<Field extends string> = Record<Field, string | null>

/** Errors of an answer, or of a check in the browser, that still hold: input takes away those of its field. */
export function useFieldErrors<Field extends string>(
  answered: Errors<Field>,
  /** Fields whose error another field may mend. */
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
