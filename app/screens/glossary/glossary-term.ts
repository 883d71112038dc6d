// A term of the glossary: one or two sentences in plain words.
export type Term = { id: string; name: string; text: string }
/** `id` is the anchor, one in all languages. */
export type Group = { id: string; title: string; terms: readonly Term[] }

/** An English term: its anchor is its name. */
export const term = (name: string, text: string): Term => ({
  id: name
    .toLowerCase()
    .replace(/\(.*/, '')
    .trim()
    .replace(/[^a-z0-9]+/g, '-'),
  name,
  text,
})

/** A Hindi term: its anchor is that of the English one, so that links to a term hold in both languages. */
export const hindiTerm = (id: string, name: string, text: string): Term => ({ id, name, text })
