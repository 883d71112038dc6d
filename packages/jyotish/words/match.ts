import { loadableWords } from './loadable-words.ts'

/** Words for the lines of `matchReading`. */
export const matchWords = loadableWords({
  en: async () => (await import('./en/match.ts')).ENGLISH_MATCH,
  hi: async () => (await import('./hi/match.ts')).HINDI_MATCH,
})
