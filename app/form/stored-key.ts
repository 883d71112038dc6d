// The idempotency key of a form across renders.
import { newId } from '#workers/contract/ports.ts'
import type { FormAnswer, FormFailure } from './form-answer.ts'

/** `key`: from the loader. `success` and `failure`: the latest answer to the form. */
export type KeyedForm = { key: string | undefined; success: FormAnswer | null; failure: FormFailure | null }

export type KeptKey = KeyedForm & { used: boolean }

/**
 * The loader creates a new key on each revalidation, but the form reuses the first one until it has succeeded. After a
 * refusal the form gets a new key, because it is a new request and row ids are derived from the key.
 */
export function keyAfter(before: KeptKey | null, form: KeyedForm): KeptKey {
  if (!before) return { ...form, used: false }
  const { success, failure } = form
  const used = success === before.success ? before.used : success !== null
  if (used && before.key !== form.key) return { ...form, used: false }
  const refused = failure !== before.failure && isRefusal(failure)
  return { key: before.key && refused ? newId() : before.key, success, failure, used }
}

/** True if the request had no effect and is not still running. */
function isRefusal(failure: FormFailure | null): boolean {
  return failure !== null && failure.status >= 400 && failure.status < 500 && failure.code !== 'idempotency_running'
}
