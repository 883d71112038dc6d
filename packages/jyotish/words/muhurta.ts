import { loadableWords } from './loadable-words.ts'

/** Words for the findings of `findMuhurta`. */
export const muhurtaWords = loadableWords({
  en: async () => (await import('./en/muhurta.ts')).ENGLISH_MUHURTA,
  hi: async () => (await import('./hi/muhurta.ts')).HINDI_MUHURTA,
})
