// Steps of the forms that verify a phone: the number, then its code.
import { useState } from 'react'
import type { FormAnswer } from '#app/form/form-answer.ts'
import { useFormAnswer } from '#app/form/use-posted-form.ts'
import { wholePhone } from './phone-parts.ts'

/**
 * `sentTo`: the number to which a code was sent, or null. `verified`: the answer that verified it, after the page's
 * data have been revalidated; `saved`: likewise for a number that cannot receive texts. `leave` returns to the number.
 */
export type PhoneStep = { sentTo: string | null; verified: FormAnswer | null; saved: FormAnswer | null; leave(): void }

export function usePhoneStep(action: string): PhoneStep {
  const { answer, fetcher } = useFormAnswer(action)
  const [left, setLeft] = useState<FormAnswer | null>(null)
  // A document may contain the answer to another form of the page.
  const own = answer && isOfPhone(answer) ? answer : null
  const verified = own?.intent === 'phone_code' && own.failure === null ? own : null
  const leave = () => setLeft(own)
  // The page's data are being revalidated.
  if (verified && fetcher.state === 'loading')
    return { sentTo: wholePhone(verified.values), verified: null, saved: null, leave }
  const saved = own && isUnverified(own) && fetcher.state !== 'loading' ? own : null
  return { sentTo: own === null || own === left ? null : sentToOf(own), verified, saved, leave }
}

const isOfPhone = ({ intent }: FormAnswer) => intent === 'phone' || intent === 'phone_again' || intent === 'phone_code'

const isUnverified = ({ done }: FormAnswer) => typeof done === 'object' && done !== null && 'unverified' in done

/** Exported for tests. */
export function sentToOf(answer: FormAnswer): string | null {
  const { intent, values, failure } = answer
  if (isUnverified(answer)) return null
  const phone = wholePhone(values)
  if (intent === 'phone') return failure ? null : phone
  // A wrong code, or a refused new code, keeps the step.
  return intent === 'phone_again' || failure ? phone : null
}
