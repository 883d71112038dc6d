import { glossaryGroups } from './glossary-groups.ts'
import type { Group } from './glossary-term.ts'
import { matcherOf } from './matcher.ts'

/** The parts that have a term with all these words; a term whose name has them comes first. */
export function searchTerms(words: string): readonly Group[] {
  if (words.trim() === '') return glossaryGroups()
  const has = matcherOf(words)
  return glossaryGroups()
    .map(({ id, title, terms }) => {
      const found = terms.filter(({ name, text }) => has(`${name} ${text}`))
      return { id, title, terms: found.sort((a, b) => Number(has(b.name)) - Number(has(a.name))) }
    })
    .filter(({ terms }) => terms.length > 0)
}
