import { useActionData } from '@remix-run/react'
import type { FormAnswer } from '#app/form/form-answer.ts'
import { REQUEST } from './request-intent.ts'

/** The answer to a request that was posted without JavaScript; null on other pages. */
export function usePostedRequest(): FormAnswer | null {
  const answer = useActionData() as FormAnswer | undefined
  return answer?.intent === REQUEST ? answer : null
}
