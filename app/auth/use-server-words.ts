/** A sentence that the server sent over a page's socket, in the page's language (server-words.ts). */
export function useServerWords<Sentence extends string | null>(sentence: Sentence): Sentence | string {
  return sentence
}
