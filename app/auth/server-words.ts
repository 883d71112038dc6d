// Sentences of the server and the schemas for a person. They are in English, which is the language of the wire; a Hindi page
// puts it into Hindi (server-words.hi.ts).
import type { WireError } from '#workers/contract/errors.ts'

/** A sentence of the server, in the page's language. */
export function inPageLanguage(sentence: string): Promise<string> {
  return Promise.resolve(sentence)
}

/** An error of the API, in the page's language. */
export function errorInPageLanguage(body: Partial<WireError>): Promise<Partial<WireError>> {
  return Promise.resolve(body)
}
