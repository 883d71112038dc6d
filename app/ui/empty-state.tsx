import type { ReactNode } from 'react'
import { OrbitGlyph } from './icons/orbit-glyph.tsx'

type EmptyStateProps = { title: ReactNode; children?: ReactNode; action?: ReactNode; glyph?: ReactNode }

export function EmptyState({ title, children, action, glyph }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-12 text-center">
      {glyph ?? <OrbitGlyph className="mb-2 size-12 stroke-[1.2] text-accent-text" />}
      {/* Not a heading, because it is used below headings of any level. */}
      <p className="text-18 leading-[1.35] font-semibold text-balance">{title}</p>
      {children ? <p className="max-w-[42ch] text-muted">{children}</p> : null}
      {action ? <div className="mt-3 flex">{action}</div> : null}
    </div>
  )
}
