// All error sentences in Hindi, by code. Pages that are English on the Hindi site, too, keep English sentences.
import type { Sentences } from '#app/errors/error-types.ts'
import { SENTENCES } from '#workers/contract/errors/problem.ts'
import { HINDI_ERRORS } from './errors.ts'
import { HINDI_PROBLEMS } from './problems.ts'
import { HINDI_REFUSALS } from './refusals.ts'

export const HINDI_SENTENCES: Required<Sentences> = {
  ...SENTENCES,
  ...HINDI_PROBLEMS,
  ...HINDI_ERRORS,
  ...HINDI_REFUSALS,
}
