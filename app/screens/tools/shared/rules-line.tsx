import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/icon.tsx'
import type { RuleChoices } from './rules.ts'

/** What a page was reckoned by, and the other rules: links, so that they need no scripts. */
export function RulesLine({ rules, choices }: { rules: string; choices: RuleChoices }) {
  return (
    <div className="mt-14 flex max-w-[70ch] list-disc gap-2.5 border-t border-line pt-4 pl-5 text-small text-muted [&_svg]:mt-0.75 [&>div]:min-w-0 [&>div]:flex-1">
      <Icon name="ruler" size="sm" />
      <div>
        <p>{rules}</p>
        <details className="kmore mt-3.5 print:hidden print:in-[.mblock]:hidden [&_summary]:mb-2.5 [&_summary]:cursor-pointer [&_summary]:text-14 [&_summary]:text-link">
          <summary>Other rules</summary>
          {choices.map(({ name, choices: all }) => (
            <nav
              key={name}
              className="mt-2 flex flex-wrap gap-x-4 gap-y-1 [&_*]:[&[aria-current]]:font-semibold [&_*]:[&[aria-current]]:text-text [&_*]:[&[aria-current]]:no-underline"
              aria-label={name}
            >
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
