// What is wrong in a form of births is said only until it is filled in.
import { type FormEvent, useState } from 'react'
import type { BirthErrors } from './birth-values.ts'

type Part = keyof BirthErrors
const FIELDS: Record<Part, readonly string[]> = {
  name: ['name'],
  date: ['day', 'month', 'year'],
  time: ['hour', 'minute', 'certainty'],
  place: ['place'],
  zone: ['zone'],
}
const NONE: readonly Part[] = []

/** The errors that still hold. `prefix` tells the births of one form apart. */
export function useMendedErrors<Errors extends BirthErrors>(all: Errors, prefix = '') {
  const [mended, setMended] = useState({ of: all, parts: NONE })
  const parts = mended.of === all ? mended.parts : NONE
  const mend = (part: Part) => {
    if (all[part] && !parts.includes(part)) setMended({ of: all, parts: [...parts, part] })
  }

  function onInput({ target }: FormEvent<HTMLElement>) {
    const { form, name } = target as HTMLInputElement
    if (!form) return
    const filled = new FormData(form)
    const isFilled = (each: string) => filled.get(prefix + each) !== ''
    const noTime = filled.get(`${prefix}certainty`) === 'unknown'
    for (const part of Object.keys(FIELDS) as Part[]) {
      const own = FIELDS[part].some((each) => prefix + each === name)
      if (own && (FIELDS[part].every(isFilled) || (part === 'time' && noTime))) mend(part)
    }
  }

  const errors: Errors = { ...all }
  for (const part of parts) delete errors[part]
  return { errors, mend, onInput }
}
