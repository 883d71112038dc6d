// Steps of the account pages: their actions return a login or a step.
import { useState } from 'react'
import type { FormAnswer } from '#app/form/form-answer.ts'
import { useFormAnswer } from '#app/form/use-posted-form.ts'
import type { CodePurpose, LoginAnswer } from '#workers/contract/accounts/identity.ts'

/** The step that verifies a sent code. `registration` ties the code to a registration. */
export type CodeStepOf = { step: 'code'; email: string; purpose: CodePurpose; registration?: string }
export type AccountStep = CodeStepOf | { step: 'passkey'; email: string }
export type AccountAnswer = AccountStep | { login: LoginAnswer; registered: boolean }

/** The step of the page at `action`; null for its first form, to which `leave` returns. */
export function useAccountStep(action: string): { step: AccountStep | null; leave(): void } {
  const { answer } = useFormAnswer<AccountAnswer | true>(action)
  const [left, setLeft] = useState<unknown>(null)
  return { step: answer === left ? null : stepOf(answer), leave: () => setLeft(answer) }
}

/** Exported for tests. */
export function stepOf(answer: FormAnswer<AccountAnswer | true> | null): AccountStep | null {
  if (!answer) return null
  const { intent, done, values } = answer
  if (done && done !== true) return 'step' in done ? done : null
  const { email = '', purpose, registration } = values
  // The page stays on the same step, which the posted fields identify.
  if (intent === 'recovery') return { step: 'passkey', email }
  if (intent !== 'verify' && intent !== 'resend' && intent !== 'reset') return null
  return { step: 'code', email, purpose: purpose as CodePurpose, ...(registration ? { registration } : {}) }
}
