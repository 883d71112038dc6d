import { loadableWords } from './loadable-words.ts'

/** Words of the reading of the sky for one birth. */
export const personalWords = loadableWords({
  en: async () => (await import('./en/personal.ts')).ENGLISH_PERSONAL,
  hi: async () => (await import('./hi/personal.ts')).HINDI_PERSONAL,
})
