import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { linkButtonClass } from '#app/ui/link-button-class.ts'

type Props = { action: string; onBack(): void; children: ReactNode }

/**
 * Link to the first form of the page, whose fields keep their values; without JavaScript the page is reloaded with
 * empty fields.
 */
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
