import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { linkButtonClass } from '#app/ui/link-button-class.ts'

type Props = { action: string; onBack(): void; children: ReactNode }

/** Back to the first form of the page, with what was typed; without scripts the link loads it anew. */
export function BackToForm({ action, onBack, children }: Props) {
  return (
    <Link
      to={action}
      className={linkButtonClass}
      onClick={(event) => {
        event.preventDefault()
        onBack()
      }}
    >
      {children}
    </Link>
  )
}
