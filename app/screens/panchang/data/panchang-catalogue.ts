// The panchang's words, for pages, the desk and PDFs.

import { panchangWords } from 'drishti-jyotish/words/panchang.ts'
import { titleCase } from '#app/format/text-case.ts'
import { currentLanguage } from '#app/language/language.ts'

/** `panchangWords` must be loaded. */
export const catalogue = () => panchangWords.of(currentLanguage())

/** word('tithi.12') = "Shukla Dwadashi"; an unknown key returns its last part. */
export const word = (key: string) => catalogue().templates[`panchang.${key}`] ?? titleCase(key.split('.').at(-1) ?? '')
