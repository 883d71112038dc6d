import { cx } from '#app/ui/cx.ts'

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
      <circle cx="12" cy="12" r="10" />
      <path d={`M12 2A10 10 0 0 ${limb} 12 22A${rx.toFixed(3)} 10 0 0 ${terminator} 12 2z`} />
      <circle cx="12" cy="12" r="10" />
    </svg>
  )
}
