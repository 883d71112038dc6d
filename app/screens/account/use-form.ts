// A form whose input stays after an error: each sentence is shown at its field, and the first wrong field is focused.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { input as InputOf, ZodType } from 'zod'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { accountText } from './account-text.ts'
import { type FormErrors, formErrorsOf } from './form-errors.ts'

type Values = Record<string, string>

export type FormState<Names extends string> = {
  errors: Partial<Record<Names, string>>
  /** An error of no single field. */
  problem: string | null
  busy: boolean
  /** The fields keep their own values, also those that were typed before the page was alive. */
  bind(name: Names): { name: Names; defaultValue: string; error: string | undefined }
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

type Options<Names extends string, Schema extends ZodType> = {
  initial: Record<Names, string>
  /** Turns the typed values into the request body. */
  toBody(values: Record<Names, string>): unknown
  /** The schema of the server, loaded with the first submission only. */
  schema(): Promise<Schema>
  send(body: InputOf<Schema>): Promise<void>
}

const NONE: FormErrors = { fields: {}, whole: null }

export function useForm<Names extends string, Schema extends ZodType>(
  options: Options<Names, Schema>,
): FormState<Names> {
  const [problems, setProblems] = useState(NONE)
  const [mended, setMended] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement | null>(null)
  // Coming back from the next step shows the typed values again.
  const typed = useRef<Values>(options.initial)
  const names = Object.keys(options.initial) as Names[]

  useEffect(() => {
    setMended([])
    if (Object.keys(problems.fields).length === 0) return
    const element = form.current
    element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    // A sentence goes as soon as its field is touched.
    const onInput = ({ target }: Event) => setMended((known) => [...known, (target as HTMLInputElement).name])
    element?.addEventListener('input', onInput)
    return () => element?.removeEventListener('input', onInput)
  }, [problems])

  async function submit(element: HTMLFormElement) {
    const data = new FormData(element)
    // A list of tags has several parts under one name.
    typed.current = Object.fromEntries(names.map((name) => [name, data.getAll(name).map(String).join(',')]))
    const body = options.toBody(typed.current as Record<Names, string>)
    try {
      const parsed = (await options.schema()).safeParse(body)
      if (!parsed.success) {
        return setProblems(
          formErrorsOf(
            names,
            parsed.error.issues.map(({ path, message }) => [path.join('.'), message]),
          ),
        )
      }
      setProblems(NONE)
      // What the schema could parse has its input type.
      await options.send(body as InputOf<Schema>)
    } catch (error) {
      if (error instanceof ApiError) {
        const found = formErrorsOf(names, Object.entries(error.fields))
        const told = found.whole !== null || Object.keys(found.fields).length > 0
        return setProblems(told ? found : { fields: {}, whole: textInPlace(error) })
      }
      // The schema itself could not be loaded, or we made a mistake: the button must not seem dead.
      setProblems({ fields: {}, whole: navigator.onLine ? accountText.failed : accountText.noConnection })
      throw error
    }
  }

  return {
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
      form.current = event.currentTarget
      setBusy(true)
      void submit(event.currentTarget).finally(() => setBusy(false))
    },
  }
}
