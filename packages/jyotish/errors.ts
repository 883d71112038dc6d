// All errors about the engine's input: identified by `code`, with the input field.

/**
 * Reasons of a refusal. `missing`: a field or the zone table is needed; `not_a_number`, `not_an_object`: a value of
 * another kind; `out_of_range`: a value beyond its limits; `bad_date`, `bad_time`, `bad_instant`: a text that no
 * calendar or clock has; `bad_choice`: an unknown word or field; `unknown_zone`: no IANA zone; `time_skipped`,
 * `time_doubled`: the clocks of the zone never showed the time or date, or showed it twice.
 */
export type JyotishErrorCode =
  | 'not_a_number'
  | 'not_an_object'
  | 'out_of_range'
  | 'bad_date'
  | 'bad_time'
  | 'bad_instant'
  | 'bad_choice'
  | 'unknown_zone'
  | 'time_skipped'
  | 'time_doubled'
  | 'missing'

/**
 * An error about the engine's input. `field` is the path of the invalid input, such as `boy.lon`; `params` has the
 * values for an error message, such as `min`, `max` or `choices`.
 */
export type JyotishError = Error & {
  name: 'JyotishError'
  code: JyotishErrorCode
  field: string
  params: Readonly<Record<string, string | number>>
}

/** An error with its field and the values for an error message. */
export function jyotishError(
  code: JyotishErrorCode,
  field: string,
  message: string,
  params: Readonly<Record<string, string | number>> = {},
): JyotishError {
  return Object.assign(new Error(`${field}: ${message}`), { name: 'JyotishError' as const, code, field, params })
}

/**
 * True for an error that the engine threw because of its input. Checks the name instead of the class, so that errors of
 * another copy of the engine count, too.
 */
export function isJyotishError(error: unknown): error is JyotishError {
  return error instanceof Error && error.name === 'JyotishError'
}
