import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/icon.tsx'
import type { RuleChoices } from './rules.ts'

/** What a page was reckoned by, and the other rules: links, so that they need no scripts. */
export function RulesLine({ rules, choices }: { rules: string; choices: RuleChoices }) {
  return (
    <div className="rules">
      <Icon name="ruler" size="sm" />
      <div>
        <p>{rules}</p>
        <details className="kmore no-print">
          <summary>Other rules</summary>
          {choices.map(({ name, choices: all }) => (
            <nav key={name} className="prules" aria-label={name}>
              <b>{name}</b>
              {all.map(({ label, to, on }) => (
                <Link key={label} to={to} aria-current={on || undefined} preventScrollReset replace>
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
