// After a call both sides rate the connection.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { checkFeedback } from '#app/realtime/voice/call-rules.ts'
import { Button } from '#app/ui/button.tsx'
import { fieldError, fieldLabel, selectClass } from '#app/ui/form/field-class.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { CALL_ISSUES, type CallIssue } from '#workers/contract/consultations/call-quality.ts'
import { callTexts } from './call-text.ts'

type Props = {
  consultationId: string
  given: boolean
  /** Called once the score is stored. */
  onScore?: ((score: number, issue?: CallIssue) => void) | undefined
}

export function CallFeedback({ consultationId, given, onScore }: Props) {
  const text = useTexts(callTexts).feedback
  const [sent, setSent] = useState(given)
  return (
    <section className="space-y-4 bg-(--night-card) card card-pad" aria-labelledby="line-feedback">
      <h2 className="heading-xs" id="line-feedback">
        {text.title}
      </h2>
      {sent ? (
        <p role="status">{text.sent}</p>
      ) : (
        <Form consultationId={consultationId} onScore={onScore} onSent={() => setSent(true)} />
      )}
    </section>
  )
}

function Form({ consultationId, onScore, onSent }: Pick<Props, 'consultationId' | 'onScore'> & { onSent(): void }) {
  const text = useTexts(callTexts).feedback
  const [score, setScore] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  // The score may have been chosen before hydration.
  useEffect(() => {
    if (form.current) setScore(Number(new FormData(form.current).get('score') ?? 0))
  }, [])
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (score === 0) return setProblem(text.choose)
    const issue = (new FormData(event.currentTarget).get('issue') || undefined) as CallIssue | undefined
    checkFeedback(score, issue)
    setProblem(null)
    setSending(true)
    try {
      await api.call(routes.rateCall, {
        params: { id: consultationId },
        body: { score, issue },
      })
      onScore?.(score, issue)
      onSent()
    } catch (error) {
      // Already rated in another tab.
      if (error instanceof ApiError && error.status === 409) return onSent()
      setProblem(error instanceof ApiError && error.status > 0 ? textInPlace(error) : text.failed)
      setSending(false)
    }
  }

  return (
    <form ref={form} className="space-y-4" onSubmit={send} noValidate>
      <p className="text-small text-muted">{text.lead}</p>
      <fieldset className="grid grid-cols-5 gap-2">
        <legend className="sr-only">{text.score}</legend>
        {text.scores.map((label, i) => (
          <label
            key={label}
            className="grid cursor-pointer place-items-center rounded-control border border-control px-0.5 py-2 text-center hover:bg-hover has-checked:bg-text has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input type="radio" name="score" value={i + 1} className="sr-only" onChange={() => setScore(i + 1)} />
            <span className="num">{i + 1}</span>
            <span className="text-tiny text-muted in-[label:has(:checked)]:bg-text in-[label:has(:checked)]:text-bg">
              {label}
            </span>
          </label>
        ))}
      </fieldset>
      {score > 0 && score < 5 ? (
        <label className="block">
          <span className={fieldLabel}>{text.issue}</span>
          <select className={selectClass({ small: true })} name="issue" autoComplete="off">
            <option value="">{text.nothing}</option>
            {CALL_ISSUES.map((each) => (
              <option key={each} value={each}>
                {text.issues[each]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {problem ? (
        <p className={fieldError} role="alert">
          {problem}
        </p>
      ) : null}
      <Button type="submit" needsScript size="sm" loading={sending}>
        {text.send}
      </Button>
    </form>
  )
}
