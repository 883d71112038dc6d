import { texts } from '#app/language/texts.ts'

export const foundTexts = texts({
  en: {
    none: (words: string) => `No term for “${words}”`,
    found: (n: number) => (n === 1 ? '1 term found' : `${n} terms found`),
  },
  hi: {
    none: (words) => `“${words}” के लिए कोई शब्द नहीं मिला`,
    found: (n) => `${n} शब्द मिले`,
  },
})
