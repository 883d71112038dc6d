// The list follows the search field while it is typed into.
import { useSubmit } from '@remix-run/react'
import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react'

/** Long enough for the next letter of somebody who types fluently. */
const PAUSE = 250

export function useSearchAsTyped() {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  function send(form: HTMLFormElement, replace: boolean) {
    clearTimeout(timer.current)
    const asked = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (value !== '') asked.append(name, String(value))
    // One step of Back for a whole word, not for each letter.
    submit(asked, { preventScrollReset: true, replace })
  }

  return {
    send,
    typed({ target, currentTarget }: FormEvent<HTMLFormElement>) {
      if (!(target instanceof HTMLInputElement)) return
      clearTimeout(timer.current)
      timer.current = setTimeout(send, PAUSE, currentTarget, true)
    },
    apply({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
      if (currentTarget.form) send(currentTarget.form, false)
    },
  }
}
