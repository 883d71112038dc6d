import { loadableWords } from './loadable-words.ts'

/** Words for the lines of `readingOf` and `saturnLines`. */
export const kundliWords = loadableWords({
  en: async () => (await import('./en/index.ts')).ENGLISH_KUNDLI,
  hi: async () => (await import('./hi/index.ts')).HINDI_KUNDLI,
})
