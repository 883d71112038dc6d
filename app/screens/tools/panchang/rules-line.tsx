import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/icon.tsx'
import { panchangPath } from './address.ts'
import { panchangText as text } from './panchang-text.ts'
import type { PanchangPage } from './read-panchang.ts'

/** What the page was reckoned by, and the other rules: links, so that they need no scripts. */
export function RulesLine({ page: { view, here, choices } }: { page: PanchangPage }) {
  return (
    <div className="rules">
      <Icon name="ruler" size="sm" />
      <div>
        <p>{view.rules}</p>
        <details className="kmore no-print">
          <summary>{text.changeRules}</summary>
          {choices.map(({ name, choices: all }) => (
            <nav key={name} className="prules" aria-label={name}>
              <b>{name}</b>
              {all.map(({ label, rules, on }) => (
                <Link
                  key={label}
                  to={panchangPath({ ...here, rules })}
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
