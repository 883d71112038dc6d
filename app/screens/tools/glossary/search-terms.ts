// The glossary as someone searches it: names before meanings, marks and spelling of vowels left aside.
import { GLOSSARY, type Group } from './glossary-text.ts'

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
  if (wanted.length === 0) return GLOSSARY
  const has = (text: string) => wanted.every((word) => fold(text).includes(word))
  return GLOSSARY.map(({ title, terms }) => {
    const found = terms.filter(({ name, text }) => has(`${name} ${text}`))
    return { title, terms: found.toSorted((a, b) => Number(has(b.name)) - Number(has(a.name))) }
  }).filter(({ terms }) => terms.length > 0)
}
