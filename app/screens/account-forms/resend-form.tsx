import { useEffect, useState } from 'react'
import type { Values } from '#app/form/form-answer.ts'
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { RunningText } from '#app/ui/content/running-text.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { accountTexts } from './account-text.ts'

/** Seconds until another code can be requested. */
const RESEND_AFTER = 30

type Props = { action: string; intent?: string; hidden: Values }

/** Sends another code after a delay; the server's Retry-After takes precedence. */
export function ResendForm({ action, intent = 'resend', hidden }: Props) {
  const text = useTexts(accountTexts).code
  const form = usePostedForm<never>(action, { intent, hidden, step: true })
  const { Form, done, failure } = form
  const [seconds, setSeconds] = useState(RESEND_AFTER)
  // Without JavaScript there is no countdown; the server's answer then states the delay.
  const left = useHydrated() ? seconds : 0
  useEffect(() => setSeconds(failure?.retryAfter ?? RESEND_AFTER), [failure])
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setSeconds(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <Form {...form.props} className="grid justify-items-start gap-3">
      <FormFields fields={form.fields} />
      <FormProblem form={form} />
      {done ? <Callout tone="ok">{text.sent}</Callout> : null}
      <Button type="submit" variant="quiet" size="sm" disabled={left > 0} loading={form.busy}>
        {left > 0 ? <RunningText figure={`${left}`}>{text.resendIn}</RunningText> : text.resend}
      </Button>
    </Form>
  )
}
