// The rules of a chart that its page lets choose: a program's or school's, ayanamsa, node, positions.

import type { KundliOptions, KundliRules } from 'drishti-jyotish/kundli/options.ts'
import type { ReactNode } from 'react'
import { KUNDLI_RULES, OWN_RULES, readKundliRules } from '#app/charts/kundli-rules.ts'
import { RulesForm } from '#app/tool-forms/rules-form.tsx'

const RULES = ['preset', 'ayanamsa', 'node', 'positions'] as const

type Props = {
  rules: Pick<KundliRules, (typeof RULES)[number]>
  /** The default options of the tool. */
  usual: KundliOptions
  options: KundliOptions
  children: ReactNode
  /** Null without JavaScript. */
  onChange: ((options: KundliOptions) => void) | null
}

export function ChartRules({ rules, usual, options, children, onChange }: Props) {
  const names = Object.keys(options) as (keyof KundliOptions)[]
  return (
    <RulesForm
      rules={RULES.map((rule) => ({ rule, value: rules[rule] ?? OWN_RULES, choices: KUNDLI_RULES[rule] }))}
      usual={names.every((name) => options[name] === usual[name])}
      onChange={
        onChange &&
        ((rule, value) => {
          const changed = readKundliRules((each) => (each === rule ? value : null))
          // A preset resets all other rules; without one the tool's defaults apply.
          if (rule === 'preset') return onChange(changed.preset ? changed : usual)
          onChange({ ...options, ...changed })
        })
      }
      onUsual={() => onChange?.(usual)}
    >
      {children}
    </RulesForm>
  )
}
