// Words of the server that a page shows in place, in the page's language (server-words.ts).
import type { RefusedWords } from '#workers/contract/live.ts'

/** A sentence that the server sent. */
export function useServerWords(sentence: string | null): string | null {
  return sentence
}

/** The refusal of a consultation's room. */
export function useRefusalWords(refusal: RefusedWords | null): string | null {
  return refusal?.message ?? null
}
