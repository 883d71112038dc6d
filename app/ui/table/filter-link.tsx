// A link that filters a list by its URL, with the number of resulting rows.

import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'

type Props = { to: string; count: number; current: boolean; children: ReactNode }

export function FilterLink({ to, count, current, children }: Props) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-chip border border-line px-3 text-14 font-medium text-text no-underline hover:border-control aria-[current]:border-transparent aria-[current]:bg-info-bg aria-[current]:text-info"
    >
      {children}
      <span className="num text-muted">{count}</span>
    </Link>
  )
}
