import { kundliWords } from 'drishti-jyotish/words/kundli.ts'
import { loadWords } from '#app/language/load-words.ts'

/** Loads the chart desk with its words. */
export async function loadDesk() {
  const [desk] = await Promise.all([import('./desk.tsx'), loadWords(kundliWords)])
  return desk
}
