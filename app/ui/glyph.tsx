import { cx } from './cx.ts'

export type Shape = { d: string; dot?: string }
export type GlyphProps = { className?: string; label?: string }

export function Glyph({ shape, className, label }: GlyphProps & { shape: Shape }) {
  return (
    <svg
      className={cx('glyph', className)}
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
