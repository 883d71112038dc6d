import { cx } from '#app/ui/cx.ts'

export type Shape = { d: string; dot?: string }
/** A custom class replaces the default size and stroke. */
export const glyphClass = 'glyph'

export type GlyphProps = { className?: string; label?: string }

export function Glyph({ shape, className = 'size-8 stroke-[1.6]', label }: GlyphProps & { shape: Shape }) {
  return (
    <svg
      className={cx(glyphClass, className)}
      viewBox="0 0 32 32"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={shape.d} />
      {shape.dot ? <path d={shape.dot} fill="currentColor" stroke="none" /> : null}
    </svg>
  )
}
