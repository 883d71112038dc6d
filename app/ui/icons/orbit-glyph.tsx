import { cx } from '#app/ui/cx.ts'
import { glyphClass } from './glyph.tsx'

/** The small orbit drawn above an empty list. */
export function OrbitGlyph({ className = 'size-8 stroke-[1.6]' }: { className?: string }) {
  return (
    <svg className={cx(glyphClass, className)} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="12" strokeDasharray="1.2 3.5" />
      <path d="M16 4a12 12 0 0 1 11.4 8.3" />
      <circle cx="27.4" cy="12.3" r="1.8" />
      <circle cx="16" cy="16" r="4" />
    </svg>
  )
}
