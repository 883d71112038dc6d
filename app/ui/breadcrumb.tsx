import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { pathLabel } from './breadcrumb-text.ts'
import { Icon } from './icon.tsx'

/** The page above this one, and this one. */
export function Breadcrumb({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <nav className="mb-4 flex flex-wrap items-center gap-1.5 text-14 text-muted print:hidden" aria-label={pathLabel()}>
      <Link
        className="inline-flex min-h-6 items-center text-inherit no-underline hover:text-text hover:underline"
        to={to}
      >
        {label}
      </Link>
      <Icon name="chevron-right" size="sm" />
      <span>{children}</span>
    </nav>
  )
}
