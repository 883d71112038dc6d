// Turns errors of the engine into 422 with a problem at the field that the client sent.

import { isJyotishError, type JyotishError, type JyotishErrorCode } from 'drishti-jyotish/errors.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { type Problem, problem } from '#workers/contract/errors/problem.ts'
import { snake } from './snake-case.ts'

const PROBLEMS: Readonly<Record<JyotishErrorCode, (error: JyotishError) => Problem>> = {
  not_a_number: () => problem('number_wrong'),
  not_an_object: () => problem('object_wrong'),
  out_of_range: ({ params: { min, max, after, days, years, times } }) => {
    if (after !== undefined) return problem('search_reversed')
    if (days !== undefined) return problem('search_too_many_days', { most: Number(days) })
    if (years !== undefined) return problem('search_too_many_years', { most: Number(years) })
    if (times !== undefined) return problem('too_many_times', { most: Number(times) })
    if (min === undefined) return problem('out_of_range')
    return problem('out_of_bounds', { least: Number(min), most: Number(max) })
  },
  bad_date: () => problem('date_impossible'),
  bad_time: () => problem('clock_time_impossible'),
  bad_instant: () => problem('instant_wrong'),
  bad_choice: ({ params: { choices } }) =>
    choices ? problem('not_a_choice', { choices: String(choices).split(' ') }) : problem('choice_unknown'),
  unknown_zone: () => problem('zone_unknown'),
  time_skipped: ({ field }) => problem(field === 'date' ? 'zone_day_skipped' : 'zone_time_skipped'),
  time_doubled: () => problem('zone_time_twice'),
  missing: () => problem('field_missing'),
}

/** Runs `work`; an engine error becomes 422 at its field below `path`. */
export async function refusing<Result>(path: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isJyotishError(error)) throw invalid(path, error.field, PROBLEMS[error.code](error))
    throw error
  }
}

export function invalid(path: string, field: string, said: Problem): AppError {
  // The engine prefixes the fields of a side with the side's name.
  const own = snake(field).replace(/^(birth|boy|girl|horoscope|row)(\.|$)/, '')
  return new AppError('invalid', { fields: { [[path, own].filter(Boolean).join('.') || 'body']: said } })
}
