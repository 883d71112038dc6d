import type { CSSProperties } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { ratingTexts } from './rating-text.ts'

type RatingProps = { value: number | string | null | undefined; count?: number | null; emptyLabel?: string }

const ratingClass = 'inline-flex items-center gap-1.5 text-14 leading-[1.3] whitespace-nowrap'

export function Stars({ value }: { value: number }) {
  const share = Math.max(0, Math.min(100, value * 20))
  return <span className="star-bar" aria-hidden="true" style={{ '--p': `${share}%` } as CSSProperties} />
}

export function Rating({ value, count, emptyLabel }: RatingProps) {
  const text = useTexts(ratingTexts)
  const score = Number(value ?? 0)
  if (!Number.isFinite(score) || score <= 0 || count === 0)
    return <span className={`${ratingClass} text-muted`}>{emptyLabel ?? text.none}</span>
  const shown = score.toFixed(1)
  return (
    <span className={ratingClass} role="img" aria-label={text.label(shown, count)}>
      <Stars value={score} />
      <span className="num font-semibold">{shown}</span>
      {count == null ? null : <span className="num text-muted">({count})</span>}
    </span>
  )
}
