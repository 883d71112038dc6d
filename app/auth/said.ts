// The parts of the wire that say what is wrong, and what a language says for each of their codes.
import type { ErrorCode } from '#workers/contract/errors.ts'
import type { Problem, ProblemCode, SentencesOf } from '#workers/contract/problem.ts'
import type { RoomRefusal } from '#workers/contract/room-refusals.ts'

/** An error, or a refusal. */
export type Said = {
  error?: string
  message?: string
  code?: string
  problem?: { code: string; params: Problem['params'] }
}

/** English errors and refusals come as sentences. */
export type Sentences = SentencesOf<ProblemCode> & { readonly [Code in ErrorCode | RoomRefusal]?: string }

/** The sentence that the server sent. */
export function serverSentence({ error, message }: Said): string | undefined {
  return error ?? message
}
