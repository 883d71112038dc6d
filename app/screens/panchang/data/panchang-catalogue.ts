// The panchang's words, as pages, the desk and PDFs use them.

import { panchangWords } from 'drishti-jyotish/words/panchang.ts'
import { titleCase } from '#app/format/text-case.ts'
import { currentLanguage } from '#app/language/language.ts'

/** `panchangWords` have to be loaded. */
export const catalogue = () => panchangWords.of(currentLanguage())

/** word('tithi.12') = "Shukla Dwadashi"; an unknown key gives its own last part. */
export const word = (key: string) => catalogue().templates[`panchang.${key}`] ?? titleCase(key.split('.').at(-1) ?? '')
