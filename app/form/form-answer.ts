import type { ErrorCode } from '#workers/contract/errors/errors.ts'

/** Fields of a form by name. */
export type Values = Partial<Record<string, string>>

/** Fields that no answer holds. */
export const isSecret = (name: string) => name.includes('password')

export function withoutSecrets(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)))
}

/** Failure of a posted form. `errors`: a sentence by field; `problem`: one of no field. */
export type FormFailure = {
  /** 0: no answer arrived. */
  status: number
  /** `login_renewed`: the cookie of the login was missing, and is set again. */
  code: ErrorCode | 'no_response' | 'login_renewed'
  errors: Values
  problem: string | null
  /** Seconds that the server asks for. */
  retryAfter: number | null
  /** Puzzle that the form has to be sent again with (contract/accounts/proof-of-work.ts). */
  challenge: string | null
}

/** Answer of an action. */
export type FormAnswer<Done = unknown> = {
  /** The form of the page that was posted: its hidden field `intent`. */
  intent: string
  /** As they were posted, without passwords. */
  values: Values
} & ({ done: Done; failure: null } | { done: null; failure: FormFailure })
