// Turns errors of the engine into 422 with a sentence at the field that the client sent.

import { isJyotishError, type JyotishError, type JyotishErrorCode } from 'drishti-jyotish/errors.ts'
import { AppError } from '#workers/contract/errors.ts'
import { snake } from './snake-case.ts'

const SENTENCES: Readonly<Record<JyotishErrorCode, (error: JyotishError) => string>> = {
  not_a_number: () => 'Please give a number.',
  not_an_object: () => 'Please give an object with its fields.',
  out_of_range: ({ params: { min, max, after, days, years } }) => {
    if (after !== undefined) return 'The last day comes before the first.'
    if (days !== undefined || years !== undefined)
      return `A search covers at most ${days === undefined ? `${years} years` : `${days} days`}.`
    return min === undefined ? 'That is out of range.' : `Please stay between ${min} and ${max}.`
  },
  bad_date: () => 'Please give a date that exists, as YYYY-MM-DD, from 1800 to 2200.',
  bad_time: () => 'Please give a time of the day, as hh:mm or hh:mm:ss.',
  bad_instant: () => 'Please give an instant with its offset, as 2026-11-21T05:30:00Z.',
  bad_choice: ({ params: { choices } }) =>
    choices ? `Please choose one of: ${String(choices).replaceAll(' ', ', ')}.` : 'This is not a known value.',
  unknown_zone: () => 'No IANA time zone has this name.',
  time_skipped: ({ field }) =>
    field === 'date'
      ? 'That day never came in this zone.'
      : 'The clocks of this zone never showed that. Say which side counts: earlier or later.',
  time_doubled: () => 'The clocks of this zone showed that twice. Say which one counts: earlier or later.',
  missing: () => 'This is required.',
}

/** Runs `work`; an error of the engine becomes 422 at its field below `path`. */
export async function refusing<Result>(path: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isJyotishError(error)) throw invalid(path, error.field, SENTENCES[error.code](error))
    throw error
  }
}

export function invalid(path: string, field: string, sentence: string): AppError {
  // The engine prefixes the fields of a side with the side's name.
  const own = snake(field).replace(/^(birth|boy|girl|horoscope|row)(\.|$)/, '')
  return new AppError('invalid', { fields: { [[path, own].filter(Boolean).join('.') || 'body']: sentence } })
}
