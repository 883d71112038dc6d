// The rules a kundli was made by, and the others one may choose.
import type { Ayanamsa } from 'drishti-jyotish/astronomy/ayanamsa.ts'
import { isOwnAyanamsa } from 'drishti-jyotish/astronomy/own-ayanamsa.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { DEFAULT_RULES, type KundliOptions } from 'drishti-jyotish/kundli/options.ts'
import { KUNDLI_RULES, type OfferedRule, OWN_RULES, readKundliRules } from '#app/charts/kundli-rules.ts'
import { rulesSentence } from '#app/screens/kundli/rules-sentence.ts'
import { RulesForm } from '#app/tool-forms/rules-form.tsx'
import { OwnAyanamsaForm } from './own-ayanamsa-form.tsx'

/** In the order in which the page shows them. */
const ORDER: readonly OfferedRule[] = [
  'preset',
  ...(['ayanamsa', 'node', 'positions', 'houses', 'rise', 'yearDays', 'karakas', 'manglik'] as const),
  ...(['d2', 'd24', 'd30', 'd60', 'combustion', 'nodeAspects', 'benefics', 'ashtakavarga'] as const),
  ...(['coLords', 'upagrahas', 'outer'] as const),
]

type Props = {
  kundli: Kundli
  options: KundliOptions
  /** Null without JavaScript. */
  onChange: ((options: KundliOptions) => void) | null
  /** Spacing among other parts; on a page of its own it follows the result. */
  className?: string
}

/** An own ayanamsa stands among the others while it is the chart's. */
const choicesOf = (rule: OfferedRule, ayanamsa: Ayanamsa): readonly string[] =>
  rule === 'ayanamsa' && isOwnAyanamsa(ayanamsa) ? [...KUNDLI_RULES[rule], ayanamsa] : KUNDLI_RULES[rule]

export function Rules({ kundli, options, onChange, className }: Props) {
  const { rules } = kundli
  const chosen = Object.entries(options) as [keyof KundliOptions, unknown][]
  return (
    <RulesForm
      className={className}
      rules={ORDER.map((rule) => ({ rule, value: rules[rule] ?? OWN_RULES, choices: choicesOf(rule, rules.ayanamsa) }))}
      extra={
        onChange && (
          <OwnAyanamsaForm
            key={rules.ayanamsa}
            ayanamsa={rules.ayanamsa}
            onChange={(ayanamsa) => onChange({ ...options, ayanamsa })}
          />
        )
      }
      usual={chosen.every(([rule, value]) => DEFAULT_RULES[rule] === value)}
      onChange={
        onChange &&
        ((rule, value) => {
          const changed = readKundliRules((each) => (each === rule ? value : null))
          // A preset resets all other rules.
          onChange(rule === 'preset' ? changed : { ...options, ...changed })
        })
      }
      onUsual={() => onChange?.({})}
    >
      {rulesSentence(kundli)}
    </RulesForm>
  )
}
