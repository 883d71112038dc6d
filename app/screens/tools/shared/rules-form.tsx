// What a result was made by, and the other rules: for results that are made in the browser.
import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { RULE_WORDS, ruleWord } from '#workers/jyotish/words/en/rules.ts'

const text = { change: 'Change rules', usual: 'Back to the usual rules' }

type RuleName = keyof typeof RULE_WORDS
export type RuleChoice<Name extends RuleName> = { rule: Name; value: string | number; choices: readonly string[] }
type Props<Name extends RuleName> = {
  /** What it was made by, in a sentence. */
  children: ReactNode
  rules: readonly RuleChoice<Name>[]
  /** All are the usual ones. */
  usual: boolean
  /** Null without scripts. */
  onChange: ((rule: Name, value: string) => void) | null
  onUsual(): void
}

export function RulesForm<Name extends RuleName>({ children, rules, usual, onChange, onUsual }: Props<Name>) {
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-14 flex max-w-[70ch] list-disc gap-2.5 border-t border-line pt-4 pl-5 text-small text-muted [&_svg]:mt-0.75 [&>div]:min-w-0 [&>div]:flex-1">
      <Icon name="ruler" size="sm" />
      <div>
        <p>
          {children}{' '}
          {onChange ? (
            <button
              type="button"
              className="cursor-pointer border-0 bg-transparent p-0 text-left text-link underline underline-offset-3 print:hidden"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {text.change}
            </button>
          ) : null}
        </p>
        {onChange && open ? (
          <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] items-end gap-3.5 text-text print:hidden">
            {rules.map(({ rule, value, choices }) => (
              <SelectField
                key={rule}
                label={RULE_WORDS[rule].name}
                value={String(value)}
                options={choices.map((each) => ({ value: each, label: ruleWord(rule, each) }))}
                onChange={({ currentTarget }) => onChange(rule, currentTarget.value)}
              />
            ))}
            {usual ? null : (
              <Button size="sm" onClick={onUsual}>
                {text.usual}
              </Button>
            )}
          </div>
        ) : null}
      </div>
    </div>
  )
}
