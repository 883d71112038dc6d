// Words that join the names of a match, and the problems of its fields, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { matchWords as English } from './match-words-text.ts'

export const matchWords: Translated<typeof English> = {
  listed: (names) => [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' और '),
  pada: (star, pada) => `${star}, चरण ${pada}`,
  doubt: (minutes) => ` ± ${minutes} मिनट`,
  noNakshatra: 'कृपया नक्षत्र चुनें।',
  noPada: 'चरण चुनें।',
}
