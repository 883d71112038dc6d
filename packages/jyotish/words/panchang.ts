import { loadableWords } from './loadable-words.ts'

/** Words of a panchang: its parts, its festivals and their rules. */
export const panchangWords = loadableWords({
  en: async () => (await import('./en/panchang-festivals.ts')).ENGLISH_PANCHANG,
  hi: async () => (await import('./hi/panchang-festivals.ts')).HINDI_PANCHANG,
})
