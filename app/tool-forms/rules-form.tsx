// The rules of a result and the form that changes them, for results that are created in the browser.

import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { RULE_WORD, RULE_WORDS } from 'drishti-jyotish/words/rules.ts'
import type { ReactNode } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { linkButtonClass } from '#app/ui/link-button-class.ts'
import { rulesFormTexts } from './rules-form-text.ts'

type RuleName = keyof (typeof RULE_WORDS)['en']
export type RuleChoice<Name extends RuleName> = { rule: Name; value: string | number; choices: readonly string[] }
type Props<Name extends RuleName> = {
  /** A sentence with the rules of the result. */
  children: ReactNode
  rules: readonly RuleChoice<Name>[]
  /** All rules have their defaults. */
  usual: boolean
  /** Null without JavaScript. */
  onChange: ((rule: Name, value: string) => void) | null
  onUsual(): void
  /** Further fields below the rules. */
  extra?: ReactNode
  className?: string | undefined
}

export function RulesForm<Name extends RuleName>(props: Props<Name>) {
  const text = useTexts(rulesFormTexts)
  const ruleWords = useTexts(RULE_WORDS)
  const ruleWord = useTexts(RULE_WORD)
  const { children, rules, usual, onChange, onUsual, extra, className = 'mt-14 border-t border-line pt-4 pl-5' } = props
  return (
    <div className={cx('flex max-w-[70ch] list-disc gap-2.5 text-small text-muted', className)}>
      <Icon name="ruler" size="sm" className="mt-0.75" />
      <Disclosure as="div" className="min-w-0 flex-1">
        <p>
          {children}{' '}
          {onChange ? (
            <DisclosureButton className={cx(linkButtonClass, 'print:hidden')}>{text.change}</DisclosureButton>
          ) : null}
        </p>
        {onChange ? (
          <DisclosurePanel className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] items-end gap-3.5 text-text print:hidden">
            {rules.map(({ rule, value, choices }) => (
              <SelectField
                key={rule}
                label={ruleWords[rule].name}
                value={String(value)}
                options={choices.map((each) => ({ value: each, label: ruleWord(rule, each) }))}
                onChange={({ currentTarget }) => onChange(rule, currentTarget.value)}
              />
            ))}
            {extra}
            {usual ? null : (
              <Button size="sm" onClick={onUsual}>
                {text.usual}
              </Button>
            )}
          </DisclosurePanel>
        ) : null}
      </Disclosure>
    </div>
  )
}
