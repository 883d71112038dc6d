// The rules a kundli was made by, and the others one may choose.
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Kundli } from '#workers/jyotish/kundli/kundli.ts'
import { DEFAULT_RULES, type KundliOptions } from '#workers/jyotish/kundli/options.ts'
import { RULE_WORDS, ruleWord } from '#workers/jyotish/words/en/rules.ts'
import { kundliText as text } from '../kundli-text.ts'
import { KUNDLI_RULES, type OfferedRule, readKundliRules } from '../options.ts'

/** In the order in which they are asked for. */
const ORDER: readonly OfferedRule[] = [
  ...(['ayanamsa', 'node', 'positions', 'houses', 'rise', 'yearDays', 'karakas', 'manglik'] as const),
  ...(['d2', 'd24', 'd60', 'combustion', 'nodeAspects'] as const),
]

type Props = {
  made: Kundli
  options: KundliOptions
  /** Null without scripts. */
  onChange: ((options: KundliOptions) => void) | null
}

export function Rules({ made: { rules, engine }, options, onChange }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <div className="rules">
      <Icon name="ruler" size="sm" />
      <div>
        <p>
          {text.rules(
            ruleWord('ayanamsa', rules.ayanamsa),
            rules.node,
            ruleWord('houses', rules.housesUsed),
            rules.positions,
            engine.version,
          )}{' '}
          {onChange ? (
            <button type="button" className="flink no-print" aria-expanded={open} onClick={() => setOpen(!open)}>
              {text.changeRules}
            </button>
          ) : null}
        </p>
        {onChange && open ? (
          <div className="krules no-print">
            {ORDER.map((rule) => (
              <SelectField
                key={rule}
                label={RULE_WORDS[rule].name}
                value={String(rules[rule])}
                options={KUNDLI_RULES[rule].map((value) => ({ value, label: ruleWord(rule, value) }))}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ ...options, ...readKundliRules((each) => (each === rule ? value : null)) })
                }
              />
            ))}
            {Object.entries(options).some(([key, value]) => DEFAULT_RULES[key as keyof KundliOptions] !== value) ? (
              <Button size="sm" onClick={() => onChange({})}>
                Back to the usual rules
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  )
}
