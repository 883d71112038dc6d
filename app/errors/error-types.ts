// Types of errors and refusals of the API, and of the sentences of a language for their codes.

import type { RoomRefusal } from '#workers/contract/consultations/room-refusals.ts'
import type { ErrorCode } from '#workers/contract/errors/errors.ts'
import type { Problem, ProblemCode, SentencesOf } from '#workers/contract/errors/problem.ts'

/** An error or a refusal of the API. */
export type Said = {
  error?: string
  message?: string
  code?: string
  problem?: { code: string; params: Problem['params'] }
}

/** Optional for error and refusal codes, because the API sends their English sentences. */
export type Sentences = SentencesOf<ProblemCode> & { readonly [Code in ErrorCode | RoomRefusal]?: string }

/** The server's sentence: the `error` field, else `message`, else null. */
export function serverSentence({ error, message }: Said): string | null {
  return error || message || null
}
