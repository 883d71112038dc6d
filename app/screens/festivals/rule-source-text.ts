// Where the rule of a festival is written, in the engine's own words.
import { texts } from '#app/language/texts.ts'
import { ruleSourceHindi } from './rule-source-text.hi.ts'

const ruleSourceEnglish = (source: string) => source

export const ruleSourceTexts = texts({ en: ruleSourceEnglish, hi: ruleSourceHindi })
