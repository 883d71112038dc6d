import { Form, useActionData, useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { proveInWorker } from '#app/auth/with-proof-of-work.ts'
import { keepPage } from '#app/realtime/socket/keep-page.ts'
import { type FormAnswer, type FormFailure, isSecret, type Values } from './form-answer.ts'
import { type KeptKey, keyAfter } from './kept-key.ts'
import { useMended } from './use-mended.ts'

export type PostedFormOptions = {
  /** Name of the form, where the page has several. */
  intent?: string
  /** Another intent with which its fields are sent. */
  also?: string
  /** The form is one of the steps of its page, of which the newest answer counts, whichever it is for. */
  step?: boolean
  /** First texts of the fields. */
  initial?: Values
  /** Other fields that the form sends. */
  hidden?: Values
  /** Of the loader: a repeat of the form has its effect once. */
  idempotencyKey?: string
  /** Runs once for each answer that is a success, with the fields as they were posted, when the data of the page has been read anew. */
  onDone?(values: Values): void
}

/** The newest answer to a form of the page at `action`, or to one of its steps: of a fetcher, or of a posted document. */
export function useFormAnswer<Done = unknown>(action: string, form: { intent: string } | 'step' = 'step') {
  const fetcherKey = form === 'step' ? action : `${action}#${form.intent}`
  const fetcher = useFetcher({ key: fetcherKey })
  const ofPage = useActionData()
  // Plain values: they arrive as the action returned them.
  return { fetcher, fetcherKey, answer: (fetcher.data ?? ofPage ?? null) as FormAnswer<Done> | null }
}

/**
 * State of a form with an action at `action`: its answer, and the props of its fields. The page stays while the form is sent; without
 * scripts the browser shows the page of the action.
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
  // After a failure the form can be sent again, also while a page reads its data anew.
  const sent = fetcher.state === 'submitting' || redirected || (fetcher.state === 'loading' && failure === null)
  const sending = sent && isOwn(fetcher.formData?.get('intent') ?? '')
  // Another step of the page may take the place of the form meanwhile, and lead back to it.
  const typed = useRef<Values>({})
  if (sending && fetcher.formData) typed.current = textsOf(fetcher.formData)
  else if (answer && Object.keys(typed.current).length === 0) typed.current = answer.values
  // Where no fetcher has an answer, it came with the document.
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
    // Without a link to its address on the page, a fetcher's own form asks for its route when it is sent, and not before.
    Form,
    props: { ref, method: 'post', action, noValidate: true, navigate: false, fetcherKey } as const,
    fields: { ...hidden, intent, idempotency_key: key },
    done: success ? success.done : null,
    busy: sending || proving || renewing,
    failure,
    problem: proving || renewing ? null : (failure?.problem ?? null),
    bind: (name: Names) => ({
      name,
      // A step that is gone back to has its password again.
      defaultValue: isSecret(name) && !step ? '' : (typed.current[name] ?? answer?.values[name] ?? initial[name] ?? ''),
      error: mended.includes(name) ? undefined : failure?.errors[name],
      ...(ofDocument && name === firstWrong ? { autoFocus: true } : {}),
    }),
  }
}

export type PostedForm<Names extends string> = ReturnType<typeof usePostedForm<Names>>

/** The props of a field: its name, its first text, and the sentence of its error. */
export type BindField<Names extends string> = (name: Names) => {
  name: string
  defaultValue: string
  error: string | undefined
  /** True for the first wrong field of a posted document. */
  autoFocus?: boolean
}

/** Several texts of one name are joined by commas. */
function textsOf(form: FormData): Values {
  return Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name).map(String).join(',')]))
}

/**
 * Effect of each success. It waits for the fetcher: React Router completes a navigation that begins meanwhile with the page
 * before it, if the new page's route is not known yet.
 */
function useOnDone(success: FormAnswer | null, onDone: PostedFormOptions['onDone']) {
  const told = useRef<FormAnswer | null>(null)
  useEffect(() => {
    if (success === null || told.current === success) return
    told.current = success
    onDone?.(success.values)
  })
}

/** Solves a challenge, and then sends the form again. True meanwhile. */
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

/** Sends a form once more whose login was renewed. True meanwhile. */
function useRenewed(failure: FormFailure | null, send: () => void): boolean {
  const renewed = failure?.code === 'login_renewed'
  const [renewals, setRenewals] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    setRenewals(renewed ? renewals + 1 : 0)
    if (renewed && renewals === 0) send()
  }, [failure])
  // A browser that refuses the cookie gets the same answer again.
  return renewed && renewals < 2
}
