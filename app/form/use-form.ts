// State of forms that call the API from the browser. The input remains after an error: each sentence is shown at its
// field, and the first invalid field is focused.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { input as InputOf, ZodType } from 'zod'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { sentencesOf } from '#app/errors/error-sentences.ts'
import { useTexts } from '#app/language/texts.ts'
import { loginEndTexts } from '#app/login-state/login-end-text.ts'
import { type FormErrors, formErrorsOf } from './form-errors.ts'
import { formPartsTexts } from './form-parts-text.ts'

type Values = Record<string, string>

export type FormState<Names extends string> = {
  errors: Partial<Record<Names, string>>
  /** An error without a field. */
  problem: string | null
  busy: boolean
  /** Props of an uncontrolled field, so that text typed before hydration is not lost. */
  bind(name: Names): { name: Names; defaultValue: string; error: string | undefined }
  onSubmit(event: FormEvent<HTMLFormElement>): void
  /** Validates only these fields and shows each error at its field. True if all are valid. */
  check(element: HTMLFormElement, names: readonly Names[]): Promise<boolean>
  read(element: HTMLFormElement): Record<Names, string>
  /** Sets new values: the form must use `turn` as its key, so that it is mounted again. */
  restore(values: Record<Names, string>): void
  turn: number
}

type Options<Names extends string, Schema extends ZodType> = {
  initial: Record<Names, string>
  /** Maps the field values to the request body. */
  toBody(values: Record<Names, string>): unknown
  /** The server's schema, loaded on the first submit. */
  schema(): Promise<Schema>
  send(body: InputOf<Schema>): Promise<void>
  /** Called with the invalid fields before the first one is focused. */
  onWrong?(names: string[]): void
}

const NONE: FormErrors = { fields: {}, whole: null }

export function useForm<Names extends string, Schema extends ZodType>(
  options: Options<Names, Schema>,
): FormState<Names> {
  const text = useTexts(formPartsTexts)
  const loginEndText = useTexts(loginEndTexts)
  const [problems, setProblems] = useState(NONE)
  const [mended, setMended] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [turn, setTurn] = useState(0)
  const form = useRef<HTMLFormElement | null>(null)
  // A ref, so that the values are still there when the user returns from the next step.
  const typed = useRef<Values>(options.initial)
  const names = Object.keys(options.initial) as Names[]

  useEffect(() => {
    setMended([])
    if (Object.keys(problems.fields).length === 0) return
    const element = form.current
    const wrong = element?.querySelector<HTMLInputElement>('[aria-invalid="true"]')
    wrong?.focus()
    // Focus scrolls only the field into view; its label must be visible, too.
    wrong?.labels?.[0]?.scrollIntoView({ block: 'nearest' })
    // The error of a field disappears on its first input.
    const onInput = ({ target }: Event) => setMended((known) => [...known, (target as HTMLInputElement).name])
    element?.addEventListener('input', onInput)
    return () => element?.removeEventListener('input', onInput)
  }, [problems])

  function read(element: HTMLFormElement): Record<Names, string> {
    const data = new FormData(element)
    // A list of tags has several inputs of one name.
    const values = names.map((name) => [name, data.getAll(name).map(String).join(',')])
    return Object.fromEntries(values) as Record<Names, string>
  }

  function tell(found: FormErrors) {
    const wrong = Object.keys(found.fields)
    if (wrong.length > 0) options.onWrong?.(wrong)
    // Reset together with the problems, so that a field that was edited before can be focused as invalid again.
    setMended([])
    setProblems(found)
  }

  /** The body, or null after the errors were shown. `only` limits validation to these fields. */
  async function parse(element: HTMLFormElement, only: readonly string[]): Promise<unknown> {
    form.current = element
    typed.current = read(element)
    const body = options.toBody(typed.current as Record<Names, string>)
    const parsed = (await options.schema()).safeParse(body)
    const issues = parsed.success ? [] : parsed.error.issues
    const told = issues.filter(({ path }) => only.length === 0 || only.includes(String(path[0])))
    if (told.length === 0) {
      setProblems(NONE)
      return body
    }
    tell(formErrorsOf(names, await sentencesOf(told)))
    return null
  }

  /** For a schema that failed to load, and for bugs: without a message the button would appear not to work. */
  function fail() {
    setProblems({ fields: {}, whole: navigator.onLine ? text.failed : loginEndText.noConnection })
  }

  async function check(element: HTMLFormElement, only: readonly Names[]): Promise<boolean> {
    setBusy(true)
    try {
      return (await parse(element, only)) !== null
    } catch (error) {
      fail()
      throw error
    } finally {
      setBusy(false)
    }
  }

  async function submit(element: HTMLFormElement) {
    try {
      const body = await parse(element, [])
      // The schema has accepted the body, so the body has its input type.
      if (body !== null) await options.send(body as InputOf<Schema>)
    } catch (error) {
      if (error instanceof ApiError) {
        const found = formErrorsOf(names, Object.entries(error.fields))
        const told = found.whole !== null || Object.keys(found.fields).length > 0
        return tell(told ? found : { fields: {}, whole: textInPlace(error) })
      }
      fail()
      throw error
    }
  }

  return {
    check,
    read,
    turn,
    restore(values) {
      typed.current = values
      setTurn((known) => known + 1)
    },
    errors: problems.fields as Partial<Record<Names, string>>,
    problem: problems.whole,
    busy,
    bind: (name) => ({
      name,
      defaultValue: typed.current[name] ?? '',
      error: mended.includes(name) ? undefined : problems.fields[name],
    }),
    onSubmit(event) {
      event.preventDefault()
      if (busy) return
      setBusy(true)
      void submit(event.currentTarget).finally(() => setBusy(false))
    },
  }
}
