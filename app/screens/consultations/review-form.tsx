import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import type { WireReceipt } from '#workers/contract/consultations.ts'
import { receiptTexts } from './receipt-text.ts'
import { GivenStars, type Review, StarsForm } from './stars-form.tsx'

export function ReviewForm({ receipt }: { receipt: WireReceipt }) {
  const text = useTexts(receiptTexts).rate
  const [review, setReview] = useState<Review | null>(receipt.review)
  const [elsewhere, setElsewhere] = useState(false)
  const asks = receipt.can_review && !elsewhere
  return (
    <section className="card card-pad print:hidden" id="rate" aria-labelledby="rate-title">
      <h2 className="heading-xs" id="rate-title">
        {review ? (receipt.side === 'user' ? text.yours : text.clients) : text.title}
      </h2>
      {review ? (
        <GivenStars review={review} />
      ) : asks ? (
        <>
          <p className="mb-4 text-small text-muted">{text.lead}</p>
          <StarsForm
            consultationId={receipt.session_id}
            onRated={(given) => (given ? setReview(given) : setElsewhere(true))}
          />
        </>
      ) : (
        <p className="text-small text-muted">{elsewhere ? text.elsewhere : text.tooShort}</p>
      )}
    </section>
  )
}
