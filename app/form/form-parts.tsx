import type { ReactNode } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import type { FormFailure, Values } from './form-answer.ts'
import { formPartsTexts } from './form-parts-text.ts'
import { useFocusToSubmit } from './use-focus-after.ts'

export function FormFields({ fields }: { fields: Values }) {
  return Object.entries(fields).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  )
}

type ProblemProps = {
  form: { problem: string | null; failure: FormFailure | null; busy: boolean }
  /** A link or button with which the user can resolve the refusal. */
  way?: ReactNode
  /** False in a dialog, because its footer has the submit button. */
  retry?: boolean
}

/**
 * An error without a field, for use inside the form. If there was no response, or a server error, it has a button that
 * sends the form again.
 */
export function FormProblem({ form: { problem, failure, busy }, way, retry = true }: ProblemProps) {
  if (!problem) return null
  const isOurs = failure !== null && failure.status > 0 && failure.status < 500
  return (
    <Callout tone="danger" action={isOurs ? way : retry ? <Retry busy={busy} /> : null}>
      {problem}
    </Callout>
  )
}

function Retry({ busy }: { busy: boolean }) {
  const text = useTexts(formPartsTexts)
  const ref = useFocusToSubmit<HTMLSpanElement>()
  return (
    <span ref={ref} className="contents">
      <Button type="submit" size="sm" loading={busy}>
        {text.retry}
      </Button>
    </span>
  )
}

/** The success of a form whose page stays. Only without JavaScript: otherwise a toast shows it. */
export function FormSuccess({ form: { done }, children }: { form: { done: unknown }; children: ReactNode }) {
  const hydrated = useHydrated()
  if (!done || hydrated) return null
  return (
    <div role="status">
      <Callout tone="ok">{children}</Callout>
    </div>
  )
}
