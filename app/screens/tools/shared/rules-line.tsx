import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/icon.tsx'
import type { RuleChoices } from './rules.ts'

/** The rules of a page, and links to the other rules: links need no scripts. */
export function RulesLine({ rules, choices }: { rules: string; choices: RuleChoices }) {
  return (
    <div className="mt-14 flex max-w-[70ch] gap-2.5 border-t border-line pt-4 pl-5 text-small text-muted">
      <Icon name="ruler" size="sm" className="mt-0.75" />
      <div className="min-w-0 flex-1">
        <p>{rules}</p>
        <details className="mt-3.5 print:hidden">
          <summary className="mb-2.5 min-h-6 cursor-pointer text-link">Other rules</summary>
          {choices.map(({ name, choices: all }) => (
            <nav key={name} className="mt-2 flex flex-wrap gap-x-4 gap-y-1" aria-label={name}>
              <b>{name}</b>
              {all.map(({ label, to, on }) => (
                <Link
                  key={label}
                  className="inline-flex min-h-6 min-w-6 items-center aria-[current]:font-semibold aria-[current]:text-text aria-[current]:no-underline"
                  to={to}
                  aria-current={on || undefined}
                  preventScrollReset
                  replace
                >
                  {label}
                </Link>
              ))}
            </nav>
          ))}
        </details>
      </div>
    </div>
  )
}
