// In the panel after the end, for the user: the stars, once.

import { useId, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { receiptTexts } from './receipt-text.ts'
import { RoomReviewForm } from './room-review-form.tsx'
import { GivenStars, type Review } from './star-fields.tsx'

type Props = {
  consultationId: string
  name: string
  /** A rating from before this page was loaded. */
  review: Review | null
  /** The bill is final and is for at least a minute. */
  rateable: boolean
  className?: string
}

export function EndedRating({ consultationId, name, review, rateable, className }: Props) {
  const text = useTexts(receiptTexts).rate
  const [given, setGiven] = useState<Review | 'elsewhere' | null>(null)
  const title = useId()
  const known = given ?? review
  if (known === null && !rateable) return null
  return (
    <section className={cx('space-y-3', className)} aria-labelledby={title}>
      <h2 className="heading-xs" id={title}>
        {known === null ? text.of(isolatedName(name)) : text.yours}
      </h2>
      {known === null ? (
        <RoomReviewForm consultationId={consultationId} onRated={(rated) => setGiven(rated ?? 'elsewhere')} />
      ) : known === 'elsewhere' ? (
        <p className="text-small text-muted">{text.elsewhere}</p>
      ) : (
        <GivenStars review={known} />
      )}
      {given === null || given === 'elsewhere' ? null : (
        <p className="text-small text-muted" role="status">
          {text.thanks}
        </p>
      )}
    </section>
  )
}
