import type { ReactNode } from 'react'
import { OrbitGlyph } from './orbit-glyph.tsx'

type EmptyStateProps = { title: ReactNode; children?: ReactNode; action?: ReactNode; glyph?: ReactNode }

export function EmptyState({ title, children, action, glyph }: EmptyStateProps) {
  return (
    <div className="empty">
      {glyph ?? <OrbitGlyph />}
      <h3>{title}</h3>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  )
}
