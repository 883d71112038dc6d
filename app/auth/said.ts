// The type of an error or a refusal on the wire, and that of a language's sentences for their codes.

import type { RoomRefusal } from '#workers/contract/consultations/room-refusals.ts'
import type { ErrorCode } from '#workers/contract/errors/errors.ts'
import type { Problem, ProblemCode, SentencesOf } from '#workers/contract/errors/problem.ts'

/** An error, or a refusal. */
export type Said = {
  error?: string
  message?: string
  code?: string
  problem?: { code: string; params: Problem['params'] }
}

/** English errors and refusals come as sentences. */
export type Sentences = SentencesOf<ProblemCode> & { readonly [Code in ErrorCode | RoomRefusal]?: string }

/** The sentence that the server sent: its error field, else its message; null without both. */
export function serverSentence({ error, message }: Said): string | null {
  return error || message || null
}
