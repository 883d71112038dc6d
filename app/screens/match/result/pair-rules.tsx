// The rules a match was made by, and the others one may choose.

import { OWN_RULES } from '#app/screens/kundli/kundli-rules.ts'
import type { PairResult } from '#app/screens/match/cast-pair.ts'
import type { MatchActions } from '#app/screens/match/match-actions.ts'
import { MATCH_CHOICES, readOptions } from '#app/screens/match/match-rules.ts'
import { pairRulesSentence } from '#app/screens/match/pair-rules-sentence.ts'
import { RulesForm } from '#app/tool-forms/rules-form.tsx'

const RULES = Object.keys(MATCH_CHOICES) as (keyof typeof MATCH_CHOICES)[]

export function PairRules({ result, actions }: { result: PairResult; actions: MatchActions | null }) {
  const { rules } = result.match
  const { options } = result.input
  return (
    <RulesForm
      rules={RULES.map((rule) => ({ rule, value: rules[rule] ?? OWN_RULES, choices: MATCH_CHOICES[rule].map(String) }))}
      usual={Object.keys(options).length === 0}
      onChange={
        actions &&
        ((rule, value) => {
          const changed = readOptions({ [rule]: value })
          // The conventions of a program are all of its own.
          actions.again({ options: rule === 'preset' ? changed : { ...options, ...changed } })
        })
      }
      onUsual={() => actions?.again({ options: {} })}
    >
      {pairRulesSentence(result.match)}
    </RulesForm>
  )
}
