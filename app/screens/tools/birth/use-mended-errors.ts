// Hides the error of a birth form's field once the field is filled in.
import { useEffect, useState } from 'react'
import type { BirthErrors } from './birth-values.ts'

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  date: ['day', 'month', 'year'],
  time: ['hour', 'minute', 'certainty'],
}

/**
 * The errors that still hold; a mended one is an empty text, so that a field shown only for its error stays. `prefix` tells
 * the births of one form apart.
 */
export function useMendedErrors<Errors extends BirthErrors>(all: Errors, prefix = '') {
  const [[was, left], setLeft] = useState([all, all])
  const errors = was === all ? left : all
  const mend = (part: string) => setLeft(([was, left]) => [all, { ...(was === all ? left : all), [part]: '' }])

  function onInput({ target }: { target: EventTarget }) {
    const { form, name } = target as HTMLInputElement & { form: HTMLFormElement }
    const filled = new FormData(form)
    for (const part of Object.keys(errors)) {
      const names = (FIELDS[part] ?? [part]).map((each) => prefix + each)
      // The third name of the time is its certainty.
      const isUnknown = part === 'time' && filled.get(names[2] as string) === 'unknown'
      if (names.includes(name) && (isUnknown || names.every((each) => filled.get(each)))) mend(part)
    }
  }

  // The input events of fields that were filled before the scripts came met no listener.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form comes to life
  useEffect(() => {
    for (const target of document.querySelectorAll<HTMLInputElement>('form input,form select')) {
      const sent = target.defaultValue ?? target.querySelector<HTMLOptionElement>('[selected]')?.value
      if (target.value !== sent) onInput({ target })
    }
  }, [])

  return { errors, mend, onInput }
}
