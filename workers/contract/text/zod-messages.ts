// Messages of the schemas are problem codes (problem.ts). The parameters of their texts are those of zod's issue, or
// the `params` of a refinement.
import * as z from 'zod'
import type { ProblemCode } from '#workers/contract/errors/problem.ts'

/** Type-checks the code that a schema has as its message. */
export function problemCode(code: ProblemCode): ProblemCode {
  return code
}

z.config({
  customError(issue): ProblemCode {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined ? 'value_missing' : 'wrong_format'
      case 'invalid_value':
        return issue.input === undefined ? 'value_missing' : 'not_a_choice'
      case 'unrecognized_keys':
        return 'unknown_field'
      case 'too_small':
        if (issue.origin === 'string') return issue.minimum === 1 ? 'value_missing' : 'text_too_short'
        return 'number_too_small'
      case 'too_big':
        return issue.origin === 'string' ? 'text_too_long' : 'number_too_large'
      default:
        return 'wrong_format'
    }
  },
})
