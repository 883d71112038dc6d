import { Form, useActionData, useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { proveInWorker } from '#app/api/with-proof-of-work.ts'
import { keepPage } from '#app/realtime/socket/keep-page.ts'
import { type FormAnswer, type FormFailure, isSecret, type Values } from './form-answer.ts'
import { type KeptKey, keyAfter } from './stored-key.ts'
import { useMended } from './use-mended.ts'

export type PostedFormOptions = {
  /** Name of the form if the page has several. */
  intent?: string
  /** A second intent that checks the same fields. Once it is answered, the form can be submitted again. */
  also?: string
  /** The form is one step of its page; all steps share the latest answer. */
  step?: boolean
  /** Initial values of the fields. */
  initial?: Values
  /** Additional hidden fields. */
  hidden?: Values
  /** From the loader: it prevents a second effect if the form is sent twice. */
  idempotencyKey?: string
  /** Runs once for each success, with the posted values, after the page's data have been revalidated. */
  onDone?(values: Values): void
}

/** The latest answer to a form at `action`, or to one of its steps: from a fetcher, or from a posted document. */
export function useFormAnswer<Done = unknown>(action: string, form: { intent: string } | 'step' = 'step') {
  const fetcherKey = form === 'step' ? action : `${action}#${form.intent}`
  const fetcher = useFetcher({ key: fetcherKey })
  const ofPage = useActionData()
  // Safe because actions return plain JSON values.
  return { fetcher, fetcherKey, answer: (fetcher.data ?? ofPage ?? null) as FormAnswer<Done> | null }
}

/**
 * State of a form with an action at `action`: its answer, and the props of its fields. It is submitted by a fetcher, so
 * the page stays; without JavaScript the browser loads the page of the action.
 */
export function usePostedForm<Names extends string, Done = unknown>(
  action: string,
  { intent = '', also = intent, step, initial = {}, hidden = {}, idempotencyKey, onDone }: PostedFormOptions = {},
) {
  const { fetcher, fetcherKey, answer: newest } = useFormAnswer<Done>(action, step ? 'step' : { intent })
  useEffect(keepPage, [])
  const isOwn = (posted: unknown) => posted === intent || posted === also
  const answer = isOwn(newest?.intent) ? newest : null
  const failure = answer?.failure ?? null
  const ref = useRef<HTMLFormElement>(null)
  const before = useRef(fetcher.data)
  if (fetcher.state === 'submitting') before.current = fetcher.data
  const redirected = fetcher.state === 'loading' && fetcher.data === before.current
  // After a failure or a check the form can be submitted again even while the page revalidates.
  const answered = failure !== null || (answer !== null && answer.intent !== intent)
  const sent = fetcher.state === 'submitting' || redirected || (fetcher.state === 'loading' && !answered)
  const sending = sent && isOwn(fetcher.formData?.get('intent') ?? '')
  // Another step of the page may replace the form, and lead back to it.
  const typed = useRef<Values>({})
  if (sending && fetcher.formData) typed.current = textsOf(fetcher.formData)
  else if (answer && Object.keys(typed.current).length === 0) typed.current = answer.values
  // Without an answer of a fetcher, the answer is from the document.
  const ofDocument = fetcher.data === undefined
  const mended = useMended(ref, { failure, ofDocument })
  const [firstWrong] = Object.keys(failure?.errors ?? {})
  const success = answer?.failure === null ? answer : null
  const kept = useRef<KeptKey | null>(null)
  kept.current = keyAfter(kept.current, { key: idempotencyKey, success, failure })
  const { key } = kept.current
  useOnDone(fetcher.state === 'idle' ? success : null, onDone)
  const again = (more: Values = {}) => {
    if (!ref.current) return
    const form = new FormData(ref.current)
    for (const [name, value] of Object.entries(more)) form.set(name, value ?? '')
    fetcher.submit(form, { method: 'post', action })
  }
  const proving = useProof(failure?.challenge ?? null, (proof) => again({ proof }))
  const renewing = useRenewed(failure, again)
  return {
    // A `Form` with a fetcher key: unlike `fetcher.Form` it needs no route module of its action before it is submitted.
    Form,
    props: { ref, method: 'post', action, noValidate: true, navigate: false, fetcherKey } as const,
    fields: { ...hidden, intent, idempotency_key: key },
    done: success ? success.done : null,
    busy: sending || proving || renewing,
    failure,
    problem: proving || renewing ? null : (failure?.problem ?? null),
    bind: (name: Names) => ({
      name,
      // A password is restored only when the user goes back to a step.
      defaultValue: isSecret(name) && !step ? '' : (typed.current[name] ?? answer?.values[name] ?? initial[name] ?? ''),
      error: mended.includes(name) ? undefined : failure?.errors[name],
      ...(ofDocument && name === firstWrong ? { autoFocus: true } : {}),
    }),
  }
}

export type PostedForm<Names extends string> = ReturnType<typeof usePostedForm<Names>>

/** The props of a field: its name, initial value and error sentence. */
export type BindField<Names extends string> = (name: Names) => {
  name: string
  defaultValue: string
  error: string | undefined
  /** True for the first invalid field of a posted document. */
  autoFocus?: boolean
}

/** Several values of one name are joined by commas. */
function textsOf(form: FormData): Values {
  return Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name).map(String).join(',')]))
}

/**
 * Runs the effect of each success once the fetcher is idle: React Router completes a navigation that starts earlier
 * with the previous page if it has not yet discovered the new page's route.
 */
function useOnDone(success: FormAnswer | null, onDone: PostedFormOptions['onDone']) {
  const told = useRef<FormAnswer | null>(null)
  useEffect(() => {
    if (success === null || told.current === success) return
    told.current = success
    onDone?.(success.values)
  })
}

/** Solves a challenge and then submits the form again. True while it is being solved. */
function useProof(challenge: string | null, send: (proof: string) => void): boolean {
  const [proving, setProving] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a challenge is solved once, while `send` is another function at each render
  useEffect(() => {
    if (challenge === null) return
    let left = false
    let leave = () => {}
    const answered = new Promise<void>((resolve) => {
      leave = resolve
    })
    setProving(true)
    proveInWorker(challenge, answered)
      .then((proof) => {
        if (!left) send(proof)
      })
      .catch(console.warn)
      .finally(() => setProving(false))
    return () => {
      left = true
      leave()
    }
  }, [challenge])
  return proving
}

/** Submits a form again once after its login was renewed. True until then. */
function useRenewed(failure: FormFailure | null, send: () => void): boolean {
  const renewed = failure?.code === 'login_renewed'
  const [renewals, setRenewals] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    setRenewals(renewed ? renewals + 1 : 0)
    if (renewed && renewals === 0) send()
  }, [failure])
  // A browser that rejects the cookie gets the same answer again, so there is one retry only.
  return renewed && renewals < 2
}
