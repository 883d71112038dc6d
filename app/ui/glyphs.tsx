import { cx } from './cx.ts'
import { grahaShapes, signShapes } from './glyph-paths.ts'

export type SignName = keyof typeof signShapes
export type GrahaName = keyof typeof grahaShapes

/** Order of the zodiac: index 0 is Mesha (Aries). */
export const signNames = Object.keys(signShapes) as SignName[]
export const grahaNames = Object.keys(grahaShapes) as GrahaName[]

type GlyphProps = { className?: string; label?: string }

function Glyph({ shape, className, label }: GlyphProps & { shape: { d: string; dot?: string } }) {
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

export function SignGlyph({ sign, ...rest }: GlyphProps & { sign: SignName | number }) {
  const name = typeof sign === 'number' ? signNames[((sign % 12) + 12) % 12] : sign
  return <Glyph shape={signShapes[name ?? 'mesha']} {...rest} />
}

export function GrahaGlyph({ graha, ...rest }: GlyphProps & { graha: GrahaName }) {
  return <Glyph shape={grahaShapes[graha]} {...rest} />
}

/** The small orbit drawn above an empty list. */
export function OrbitGlyph({ className }: { className?: string }) {
  return (
    <svg className={cx('glyph', className)} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="12" strokeDasharray="1.2 3.5" />
      <path d="M16 4a12 12 0 0 1 11.400 8.300" />
      <circle cx="27.400" cy="12.300" r="1.800" />
      <circle cx="16" cy="16" r="4" />
    </svg>
  )
}

type MoonProps = { phase: number; size?: number; className?: string; label?: string }

/** `phase` is the elongation as a fraction of the month: 0 new, 0.5 full. */
export function MoonGlyph({ phase, size = 28, className, label }: MoonProps) {
  const p = ((phase % 1) + 1) % 1
  const rx = Math.abs(Math.cos(2 * Math.PI * p)) * 10
  const waxing = p < 0.5
  const gibbous = p > 0.25 && p < 0.75
  const limb = waxing ? 1 : 0
  const terminator = waxing === gibbous ? 1 : 0
  return (
    <svg
      className={cx('moon', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="12" cy="12" r="10" className="moon-d" />
      <path d={`M12 2A10 10 0 0 ${limb} 12 22A${rx.toFixed(3)} 10 0 0 ${terminator} 12 2z`} className="moon-l" />
      <circle cx="12" cy="12" r="10" className="moon-o" />
    </svg>
  )
}
