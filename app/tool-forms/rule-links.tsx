import { cx } from '#app/ui/cx.ts'
import { Link } from '#app/ui/link.tsx'
import type { RuleChoices } from './rules.ts'

type Props = { choices: RuleChoices; className: string }

/** A row of links for each rule of a page. Links, because they work without JavaScript. */
export function RuleLinks({ choices, className }: Props) {
  return choices.map(({ name, choices: all }) => (
    <nav key={name} className={cx('flex flex-wrap gap-x-4 gap-y-1', className)} aria-label={name}>
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
  ))
}
