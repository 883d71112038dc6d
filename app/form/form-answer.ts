import type { ErrorCode } from '#workers/contract/errors.ts'

/** Fields of a form by name. */
export type Values = Partial<Record<string, string>>

/** Failure of a posted form. `errors`: a sentence by field; `problem`: one of no field. */
export type FormFailure = {
  /** 0: no answer arrived. */
  status: number
  code: ErrorCode | 'no_response'
  errors: Values
  problem: string | null
  /** Seconds that the server asks for. */
  retryAfter: number | null
  /** Puzzle that the form has to be sent again with (contract/proof.ts). */
  challenge: string | null
}

/** Answer of an action. */
export type FormAnswer<Done = unknown> = {
  /** The form of the page that was posted: its hidden field `intent`. */
  intent: string
  /** As they were posted, without passwords. */
  values: Values
} & ({ done: Done; failure: null } | { done: null; failure: FormFailure })
