// The steps of an astrologer's registration in one form, with its draft.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFormAnswer, usePostedForm } from '#app/form/use-posted-form.ts'
import { tab } from '#app/login-state/browser-login.ts'
import { type AstrologerField, astrologerFields } from '#app/screens/astrologer-register/astrologer-body.ts'
import { type Draft, keepDraft, readDraft } from './registration-draft.ts'
import { STEPS, stepOf } from './registration-fields.ts'

const LAST = STEPS.length - 1

export function useRegistrationSteps(action: string) {
  const { fetcher, answer } = useFormAnswer<{ shown?: number }>(action)
  const [draft, setDraft] = useState<Draft | null>(null)
  const initial = draft?.values ?? {}
  const form = usePostedForm<AstrologerField>(action, { intent: 'register', also: 'check', initial, step: true })
  const element = form.props.ref
  const [shown, setShown] = useState({ step: 0, answer: null as typeof answer })
  // The step of the first wrong field is shown before that field is focused.
  if (shown.answer !== answer) setShown({ step: stepAfter(answer, shown.step), answer })
  const { step } = shown

  // Read in an effect, because the server has no storage and renders an empty form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored draft is read on mount alone
  useEffect(() => {
    const kept = answer ? null : readDraft(tab, STEPS.length)
    if (!kept) return
    setDraft(kept)
    setShown({ step: kept.step, answer })
  }, [])

  // Includes changes without an input event: tags that were added or removed.
  const keep = useRef(() => {})
  keep.current = () => {
    if (element.current) keepDraft(tab, { step, values: valuesOf(element.current) })
  }
  useEffect(() => {
    const leave = () => keep.current()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  // A hidden element cannot be focused, so the heading is focused after the step is shown.
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    keep.current()
    const part = element.current?.querySelector(`[data-step="${step}"]`)
    if (!part?.querySelector('[aria-invalid="true"]')) part?.querySelector<HTMLElement>('legend')?.focus()
  }, [step, element])

  function next() {
    if (!element.current || form.busy) return
    const fields = new FormData(element.current)
    fields.set('intent', 'check')
    fields.set('at', String(step))
    fetcher.submit(fields, { method: 'post', action })
  }

  return {
    form,
    step,
    isLast: step === LAST,
    /** Changes when a draft was read, so that the fields are mounted again. */
    turn: draft ? 1 : 0,
    keep: () => keep.current(),
    back: () => setShown({ ...shown, step: step - 1 }),
    next,
    /** Enter goes to the next step. */
    onSubmit(event: FormEvent) {
      if (step === LAST) return
      event.preventDefault()
      next()
    },
  }
}

type Answer = ReturnType<typeof useFormAnswer<{ shown?: number }>>['answer']

function stepAfter(answer: Answer, step: number): number {
  if (answer?.failure) return stepOf(Object.keys(answer.failure.errors)) ?? step
  return answer?.done?.shown ?? step
}

function valuesOf(form: HTMLFormElement): Record<AstrologerField, string> {
  const fields = new FormData(form)
  // A list of tags has several inputs of one name.
  const values = Object.keys(astrologerFields).map((name) => [name, fields.getAll(name).map(String).join(',')])
  return Object.fromEntries(values) as Record<AstrologerField, string>
}
