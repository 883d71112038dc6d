// The panchang's words, as the pages use them. Runs on the server only.

import { ENGLISH } from 'drishti-jyotish/words/en/language.ts'
import { PANCHANG_WORDS } from 'drishti-jyotish/words/en/panchang.ts'
import { PANCHANG_FESTIVAL_WORDS } from 'drishti-jyotish/words/en/panchang-festivals.ts'
import { wordsOf } from 'drishti-jyotish/words/render.ts'
import { inEachLanguage } from '#app/language/in-each-language.ts'
import { titleCase } from '../shared/text-case.ts'

export const catalogue = inEachLanguage(() => wordsOf(ENGLISH, PANCHANG_WORDS, PANCHANG_FESTIVAL_WORDS))

/** word('tithi.12') = "Shukla Dwadashi"; an unknown key gives its own last part. */
export const word = (key: string) => catalogue().templates[`panchang.${key}`] ?? titleCase(key.split('.').at(-1) ?? '')
