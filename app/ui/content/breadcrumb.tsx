import type { ReactNode } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { pathLabelTexts } from './breadcrumb-text.ts'

/** The parent page and this one. */
export function Breadcrumb({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  const pathLabel = useTexts(pathLabelTexts)
  return (
    <nav className="mb-4 flex flex-wrap items-center gap-1.5 text-14 text-muted print:hidden" aria-label={pathLabel}>
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
