import type { ErrorCode } from '#workers/contract/errors/errors.ts'

/** Values of a form by field name. */
export type Values = Partial<Record<string, string>>

/** Fields that are never sent back to the page. */
export const isSecret = (name: string) => name.includes('password')

export function withoutSecrets(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)))
}

/** Failure of a posted form. `errors`: a sentence per field; `problem`: a sentence of no field. */
export type FormFailure = {
  /** The HTTP status; 0 without a response. */
  status: number
  /** `login_renewed`: the login's cookie was missing and has been set again. */
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
  /** Identifies the posted form: its hidden field `intent`. */
  intent: string
  /** The posted values without passwords. */
  values: Values
} & ({ done: Done; failure: null } | { done: null; failure: FormFailure })
