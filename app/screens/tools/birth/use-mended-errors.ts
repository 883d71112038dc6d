// Hides the error of a birth form's field once the field is filled in.
import { type FormEvent, useState } from 'react'
import type { BirthErrors } from './birth-values.ts'

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  name: ['name'],
  date: ['day', 'month', 'year'],
  time: ['hour', 'minute', 'certainty'],
  place: ['place'],
  zone: ['zone'],
}

/** The errors that still hold. `prefix` tells the births of one form apart. */
export function useMendedErrors<Errors extends BirthErrors>(all: Errors, prefix = '') {
  const [state, setState] = useState({ all, mended: [] as string[] })
  const mended = state.all === all ? state.mended : []
  const mend = (part: string) => setState({ all, mended: [...mended, part] })

  function onInput({ target }: FormEvent<HTMLElement>) {
    const { form, name } = target as HTMLInputElement
    if (!form) return
    const filled = new FormData(form)
    const noTime = filled.get(`${prefix}certainty`) === 'unknown'
    for (const part of Object.keys(all)) {
      const names = FIELDS[part]?.map((each) => prefix + each)
      if (names?.includes(name) && (names.every((each) => filled.get(each)) || (part === 'time' && noTime))) mend(part)
    }
  }

  const left = Object.entries(all).filter(([part]) => !mended.includes(part))
  return { errors: Object.fromEntries(left) as Errors, mend, onInput }
}
