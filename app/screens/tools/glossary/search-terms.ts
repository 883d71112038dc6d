// The glossary as someone searches it: names before meanings, marks and spelling of vowels left aside.
import { glossaryGroups } from './glossary-groups.ts'
import type { Group } from './glossary-term.ts'

/** "Ashṭakūṭa" and "ashtakoota" are one word here: no marks, and long vowels as short ones. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
}

/** The parts that have a term with all these words; a term whose name has them comes first. */
export function searchTerms(words: string): readonly Group[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return glossaryGroups()
  const has = (text: string) => wanted.every((word) => fold(text).includes(word))
  return glossaryGroups()
    .map(({ id, title, terms }) => {
      const found = terms.filter(({ name, text }) => has(`${name} ${text}`))
      return { id, title, terms: found.toSorted((a, b) => Number(has(b.name)) - Number(has(a.name))) }
    })
    .filter(({ terms }) => terms.length > 0)
}
