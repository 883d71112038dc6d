import { useTexts } from '#app/language/texts.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { RuleLinks } from './rule-links.tsx'
import type { RuleChoices } from './rules.ts'
import { rulesLineTexts } from './rules-line-text.ts'

/** The rules of a page and links to other rules. Links, because they work without JavaScript. */
export function RulesLine({ rules, choices }: { rules: string; choices: RuleChoices }) {
  const rulesLineText = useTexts(rulesLineTexts)
  return (
    <div className="mt-14 flex max-w-[70ch] gap-2.5 border-t border-line pt-4 pl-5 text-small text-muted">
      <Icon name="ruler" size="sm" className="mt-0.75" />
      <div className="min-w-0 flex-1">
        <p>{rules}</p>
        <details className="mt-3.5 print:hidden">
          <summary className="mb-2.5 min-h-6 cursor-pointer text-link">{rulesLineText.other}</summary>
          <RuleLinks choices={choices} className="mt-2" />
        </details>
      </div>
    </div>
  )
}
