// The sentence with the rules of a chart.

import { ruleWord } from 'drishti-jyotish/words/hi/rules.ts'
import { texts } from '#app/language/texts.ts'

export const rulesUsedTexts = texts({
  en: {
    rulesOf: (name: string) => `The conventions of ${name}, as far as they are published. `,
    used: ({ ayanamsa, degrees, node, positions }: Record<'ayanamsa' | 'degrees' | 'node' | 'positions', string>) =>
      `Rules used: ${ayanamsa} ayanamsa ${degrees}, ${node} lunar node, ${positions} positions`,
    engine: (version: string) => `Engine ${version}.`,
    /** Ends a sentence. */
    stop: '.',
  },
  hi: {
    rulesOf: (name) => `${name} की परिपाटी, जहाँ तक वह प्रकाशित है। `,
    used: ({ ayanamsa, degrees, node, positions }) =>
      `प्रयुक्त नियम: अयनांश ${ayanamsa} ${degrees}, चंद्र पात ${ruleWord('node', node)}, ${ruleWord('positions', positions)}`,
    engine: (version) => `इंजन ${version}।`,
    stop: '।',
  },
})
