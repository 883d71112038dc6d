// The panchang's words, as the pages use them. Runs on the server only.

import { WRITING } from 'drishti-jyotish/words/language.ts'
import { PANCHANG_WORDS } from 'drishti-jyotish/words/panchang.ts'
import { FESTIVAL_WORDS } from 'drishti-jyotish/words/panchang-festivals.ts'
import { wordsOf } from 'drishti-jyotish/words/render.ts'
import { currentLanguage } from '#app/language/language.ts'
import { byLanguage } from '#workers/contract/language.ts'
import { titleCase } from '../shared/text-case.ts'

const CATALOGUES = byLanguage((language) =>
  wordsOf(WRITING[language], PANCHANG_WORDS[language], FESTIVAL_WORDS[language]),
)

export const catalogue = () => CATALOGUES[currentLanguage()]

/** word('tithi.12') = "Shukla Dwadashi"; an unknown key gives its own last part. */
export const word = (key: string) => catalogue().templates[`panchang.${key}`] ?? titleCase(key.split('.').at(-1) ?? '')
