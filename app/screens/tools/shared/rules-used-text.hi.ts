// The sentence of the rules that a chart was made by, in Hindi.

import { ruleWord } from 'drishti-jyotish/words/hi/rules.ts'
import type { Translated } from '#app/language/translated.ts'
import type { rulesUsedText as English } from './rules-used-text.ts'

export const rulesUsedText: Translated<typeof English> = {
  rulesOf: (name) => `${name} की परिपाटी, जहाँ तक वह प्रकाशित है। `,
  used: ({ ayanamsa, degrees, node, positions }) =>
    `प्रयुक्त नियम: अयनांश ${ayanamsa} ${degrees}, चंद्र पात ${ruleWord('node', node)}, ${ruleWord('positions', positions)}`,
  engine: (version) => `इंजन ${version}।`,
  stop: '।',
}
