// Hides the error of a birth form's field once the user has edited it.
import { useEffect, useState } from 'react'
import { type BirthErrors, DATE_PARTS, type PartsError, TIME_PARTS } from './birth-values.ts'
import { UNKNOWN } from './certainties.ts'

/** The parts that a date and a time require, and those whose input may fix their error. */
const NEEDED = { date: DATE_PARTS, time: ['hour', 'minute'] } as const
const TOUCHED = { date: DATE_PARTS, time: [...TIME_PARTS, 'half', 'certainty'] } as const

/**
 * The remaining errors. A fixed one becomes an empty string, so that a field that is shown only for its error stays
 * mounted. `prefix` distinguishes several births in one form.
 */
export function useMendedErrors<Errors extends BirthErrors>(all: Errors, prefix = '') {
  const [[was, left], setLeft] = useState([all, all])
  const errors = was === all ? left : all
  const change = (field: string, error: unknown) =>
    setLeft(([was, left]) => [all, { ...(was === all ? left : all), [field]: error }])
  const mend = (field: string) => change(field, '')

  function onInput({ target }: { target: EventTarget }) {
    const { form, name } = target as HTMLInputElement & { form: HTMLFormElement }
    const filled = new FormData(form)
    const touched = (names: readonly string[]) => names.some((each) => prefix + each === name)
    const isFilled = (part: string) => Boolean(filled.get(prefix + part))
    for (const field of Object.keys(errors)) if (touched([field]) && isFilled(field)) mend(field)
    for (const field of ['date', 'time'] as const) {
      const error = errors[field]
      if (!error || !touched(TOUCHED[field])) continue
      const isUnknown = field === 'time' && filled.get(`${prefix}certainty`) === UNKNOWN
      change(field, isUnknown || NEEDED[field].every(isFilled) ? undefined : emptyParts(error, isFilled))
    }
  }

  // Input events before hydration had no listener.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    for (const target of document.querySelectorAll<HTMLInputElement>('form input,form select')) {
      const sent = target.defaultValue ?? target.querySelector<HTMLOptionElement>('[selected]')?.value
      if (target.value !== sent) onInput({ target })
    }
  }, [])

  return { errors, mend, onInput }
}

function emptyParts({ sentence, parts }: PartsError<string>, isFilled: (part: string) => boolean) {
  const empty = parts.filter((part) => !isFilled(part))
  return empty.length > 0 ? { sentence, parts: empty } : undefined
}
