// The idempotency key of a form, from one render to the next.
import { newId } from '#workers/contract/ports.ts'
import type { FormAnswer, FormFailure } from './form-answer.ts'

/** `key`: of the loader. `success` and `failure`: the newest answer to the form. */
export type KeyedForm = { key: string | undefined; success: FormAnswer | null; failure: FormFailure | null }

export type KeptKey = KeyedForm & { used: boolean }

/**
 * The key of the loader is kept until the form has had its effect: the loader has another one whenever the page is read anew.
 * After a refusal the form is another request, because ids of rows follow from the key.
 */
export function keyAfter(before: KeptKey | null, form: KeyedForm): KeptKey {
  if (!before) return { ...form, used: false }
  const { success, failure } = form
  const used = success === before.success ? before.used : success !== null
  if (used && before.key !== form.key) return { ...form, used: false }
  const refused = failure !== before.failure && isRefusal(failure)
  return { key: before.key && refused ? newId() : before.key, success, failure, used }
}

/** True where nothing was done, and nothing is at work. */
function isRefusal(failure: FormFailure | null): boolean {
  return failure !== null && failure.status >= 400 && failure.status < 500 && failure.code !== 'idempotency_running'
}
