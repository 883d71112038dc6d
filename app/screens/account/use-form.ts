// A form of the account screens: what was typed stays, sentences stand at their fields, the first wrong one is focused.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ZodType } from 'zod'
import { ApiError } from '#app/session/api.ts'

type Values = Record<string, string>

export type FormState<Names extends string> = {
  errors: Partial<Record<Names, string>>
  /** What is wrong with the whole, not with one field. */
  problem: string | null
  busy: boolean
  /** The fields keep their own values, also those that were typed before the page was alive. */
  bind(name: Names): { name: Names; defaultValue: string; error: string | undefined }
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

type Options<Names extends string> = {
  initial: Record<Names, string>
  /** Turns what was typed into what is sent. */
  toBody(values: Record<Names, string>): unknown
  /** The schema of the server, loaded with the first submission only. */
  schema(): Promise<ZodType>
  send(body: unknown): Promise<void>
}

export function useForm<Names extends string>(options: Options<Names>): FormState<Names> {
  const [errors, setErrors] = useState<Values>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement | null>(null)

  useEffect(() => {
    const first = Object.keys(errors)[0]
    if (first) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  async function submit(element: HTMLFormElement) {
    setProblem(null)
    const typed = new FormData(element)
    const names = Object.keys(options.initial) as Names[]
    const values = Object.fromEntries(names.map((name) => [name, String(typed.get(name) ?? '')]))
    const body = options.toBody(values as Record<Names, string>)
    const parsed = (await options.schema()).safeParse(body)
    if (!parsed.success) {
      const found: Values = {}
      for (const issue of parsed.error.issues) found[String(issue.path[0] ?? '')] ??= issue.message
      return setErrors(found)
    }
    setErrors({})
    try {
      await options.send(body)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (Object.keys(error.fields).length > 0) setErrors(error.fields)
      else setProblem(error.message)
    }
  }

  return {
    errors: errors as Partial<Record<Names, string>>,
    problem,
    busy,
    bind: (name) => ({ name, defaultValue: options.initial[name], error: errors[name] }),
    onSubmit(event) {
      event.preventDefault()
      if (busy) return
      form.current = event.currentTarget
      setBusy(true)
      void submit(event.currentTarget).finally(() => setBusy(false))
    },
  }
}
