// The rules a match was made by, and the others one may choose.
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RULE_WORDS, ruleWord } from '#workers/jyotish/words/en/rules.ts'
import type { MadePair } from '../cast-pair.ts'
import { matchText as text } from '../match-text.ts'
import { MATCH_CHOICES, readOptions } from '../options.ts'
import type { MatchActions } from '../use-match.ts'

export function PairRules({ made, actions }: { made: MadePair; actions: MatchActions | null }) {
  const [open, setOpen] = useState(false)
  const { rules, engine } = made.match
  const { options } = made.input
  const names = Object.keys(MATCH_CHOICES) as (keyof typeof MATCH_CHOICES)[]
  return (
    <div className="rules">
      <Icon name="ruler" size="sm" />
      <div>
        <p>
          {text.rules(
            ruleWord('ayanamsa', rules.ayanamsa),
            rules.positions,
            rules.vashyaTable,
            rules.manglik,
            engine.version,
          )}{' '}
          {actions ? (
            <button type="button" className="flink no-print" aria-expanded={open} onClick={() => setOpen(!open)}>
              {text.changeRules}
            </button>
          ) : null}
        </p>
        {actions && open ? (
          <div className="krules no-print">
            {names.map((name) => (
              <SelectField
                key={name}
                label={RULE_WORDS[name].name}
                value={String(rules[name])}
                options={MATCH_CHOICES[name].map((value) => ({ value, label: ruleWord(name, value) }))}
                onChange={({ currentTarget: { value } }) =>
                  actions.again({ options: { ...options, ...readOptions({ [name]: value }) } })
                }
              />
            ))}
            {Object.keys(options).length > 0 ? (
              <Button size="sm" onClick={() => actions.again({ options: {} })}>
                {text.usualRules}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  )
}
