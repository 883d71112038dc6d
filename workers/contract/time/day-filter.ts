// A day as the filter of a list: a valid date within the years for which rows can exist.
import * as z from 'zod'
import type { ProblemCode } from '#workers/contract/errors/problem.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

/** yyyy-mm-dd */
export function dayFilter(code: ProblemCode) {
  const sentence = problemCode(code)
  return z.iso.date(sentence).startsWith('20', sentence)
}
