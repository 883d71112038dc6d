// The server's sentences in Hindi. Loaded with the first of them only.
import { ERRORS, type WireError } from '#workers/contract/errors.ts'
import type { RefusedWords } from '#workers/contract/live.ts'
import { ROOM_REFUSALS, type RoomRefusal } from '#workers/contract/room-refusals.ts'
import { HINDI_ERRORS } from './errors.ts'
import { HINDI_REFUSALS } from './refusals.ts'
import { HINDI_PATTERNS, HINDI_SENTENCES } from './sentences.ts'

/** The sentence in Hindi, or as it is where no Hindi one is known: it may be a person's own words. */
export function hindiOf(sentence: string): string {
  const known = HINDI_SENTENCES[sentence] ?? standard()[sentence]
  if (known) return known
  const [words, hindi] = HINDI_PATTERNS.find(([pattern]) => pattern.test(sentence)) ?? []
  return words && hindi ? sentence.replace(words, hindi) : sentence
}

let byWords: Record<string, string> | undefined

/** The standard sentences of the codes, by their English words. */
function standard(): Record<string, string> {
  byWords ??= Object.fromEntries([
    ...Object.entries(ERRORS).map(([code, [, words]]) => [words, HINDI_ERRORS[code as keyof typeof ERRORS]] as const),
    ...Object.entries(ROOM_REFUSALS).map(([code, words]) => [words, HINDI_REFUSALS[code as RoomRefusal]] as const),
  ])
  return byWords
}

/** A refusal of a consultation's room in Hindi, by its code; by its sentence where the code is missing or unknown. */
export function hindiRefusal({ code, message }: RefusedWords): string {
  return (code && HINDI_REFUSALS[code]) ?? hindiOf(message)
}

/** An error of the API with its sentences in Hindi: the code's own, where the server says no more than the code. */
export function hindiError(body: Partial<WireError>): Partial<WireError> {
  const { code, message, fields } = body
  const isOfCode = code !== undefined && message === ERRORS[code]?.[1]
  const hindi = message && (isOfCode ? HINDI_ERRORS[code] : hindiOf(message))
  const said = hindi === undefined ? {} : { message: hindi, error: hindi }
  const named = Object.entries(fields ?? {}).map(([name, sentence]) => [name, hindiOf(sentence)])
  return { ...body, ...said, ...(fields ? { fields: Object.fromEntries(named) } : {}) }
}
