// Every refusal of the engine: recognised by `code`, pointing at the input field it is about.

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

export type JyotishError = Error & {
  name: 'JyotishError'
  code: JyotishErrorCode
  field: string
  params: Readonly<Record<string, string | number>>
}

/** An error with the field it is about and the values a sentence about it needs. */
export function jyotishError(
  code: JyotishErrorCode,
  field: string,
  message: string,
  params: Readonly<Record<string, string | number>> = {},
): JyotishError {
  return Object.assign(new Error(`${field}: ${message}`), { name: 'JyotishError' as const, code, field, params })
}

export function isJyotishError(error: unknown): error is JyotishError {
  return error instanceof Error && error.name === 'JyotishError'
}
