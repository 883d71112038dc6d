import { type ClientActionFunctionArgs, useActionData, useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { loginEndTexts } from '#app/auth/login-end-text.ts'
import { currentLanguage } from '#app/language/language.ts'
import type { FormAnswer } from './form-answer.ts'

/** A form's client action: an answer that does not arrive becomes a sentence in the form, which keeps its fields. */
export async function postForm({ serverAction }: ClientActionFunctionArgs): Promise<FormAnswer> {
  try {
    return await serverAction<FormAnswer>()
  } catch (error) {
    console.warn(error)
    // A fetch without an answer.
    const isLost = error instanceof TypeError
    const problem = loginEndTexts[currentLanguage()][isLost ? 'noConnection' : 'somethingWrong']
    return { done: false, errors: {}, problem, values: {} }
  }
}

/**
 * State of a form with an action at `action`: its answer, and the props of its fields. The page stays while the form is sent; without
 * scripts the browser shows the page of the action. The first wrong field is focused.
 */
export function usePostedForm<Names extends string>(action: string) {
  const fetcher = useFetcher<FormAnswer>()
  const ofPage = useActionData<FormAnswer>()
  const answer = fetcher.data ?? ofPage
  const form = useRef<HTMLFormElement>(null)
  const failed = answer?.done === false ? answer : null

  useEffect(() => {
    if (failed) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failed])

  return {
    Form: fetcher.Form,
    props: { ref: form, method: 'post', action, noValidate: true } as const,
    done: answer?.done === true,
    busy: fetcher.state !== 'idle',
    problem: failed?.problem ?? null,
    bind: (name: Names) => ({ name, defaultValue: failed?.values[name] ?? '', error: failed?.errors[name] }),
  }
}
