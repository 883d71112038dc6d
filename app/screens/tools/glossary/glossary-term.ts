// An entry of the glossary.
export type Term = { id: string; name: string; text: string }
export type Group = { title: string; terms: readonly Term[] }

/** The id is made of the name, without what stands in brackets. */
export const term = (name: string, text: string): Term => ({
  id: name
    .toLowerCase()
    .replace(/\(.*/, '')
    .trim()
    .replace(/[^a-z0-9]+/g, '-'),
  name,
  text,
})
