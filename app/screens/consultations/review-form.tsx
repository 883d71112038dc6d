import { type FormEvent, useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { Button } from '#app/ui/button.tsx'
import { TextareaField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/rating.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import type { WireReceipt } from '#workers/contract/consultations.ts'
import { receiptText } from './receipt-text.ts'

const text = receiptText.rate

export function ReviewForm({ receipt }: { receipt: WireReceipt }) {
  const [review, setReview] = useState<{ rating: number; text: string } | null>(receipt.review)
  return (
    <section className="card card--pad no-print" id="rate" aria-labelledby="rate-title">
      <h2 className="h-xs" id="rate-title">
        {review ? (receipt.side === 'user' ? text.yours : text.clients) : text.title}
      </h2>
      {review ? (
        <>
          <p className="row rate-done">
            <Stars value={review.rating} />
            <span className="num">{text.star(review.rating)}</span>
          </p>
          {review.text ? <p>{review.text}</p> : null}
        </>
      ) : receipt.can_review ? (
        <Ask consultationId={receipt.session_id} onDone={setReview} />
      ) : (
        <p className="small muted">{text.tooShort}</p>
      )}
    </section>
  )
}

function Ask({
  consultationId,
  onDone,
}: {
  consultationId: string
  onDone(review: { rating: number; text: string }): void
}) {
  const [rating, setRating] = useState(0)
  const [body, setBody] = useState('')
  const [unchosen, setUnchosen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (rating === 0) return setUnchosen(true)
    setSending(true)
    setProblem(null)
    try {
      await api.call(routes.reviewConsultation, { params: { id: consultationId }, body: { rating, text: body } })
      onDone({ rating, text: body })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.fields.text ?? textInPlace(error))
      setSending(false)
    }
  }

  return (
    <form onSubmit={send} className="stack" noValidate>
      <p className="small muted">{text.lead}</p>
      <fieldset className="starpick" aria-describedby={unchosen ? 'stars-problem' : undefined}>
        <legend className="sr">{text.stars}</legend>
        {[1, 2, 3, 4, 5].map((n) => (
          <label key={n} data-on={n <= rating}>
            <input
              type="radio"
              name="rating"
              className="sr"
              checked={rating === n}
              onChange={() => {
                setRating(n)
                setUnchosen(false)
              }}
            />
            <Icon name="star" size="lg" />
            <span className="sr">{text.star(n)}</span>
          </label>
        ))}
      </fieldset>
      {unchosen ? (
        <p className="field__error" role="alert" id="stars-problem">
          {text.choose}
        </p>
      ) : null}
      <TextareaField
        label={text.text}
        note={text.optional}
        rows={3}
        maxLength={1000}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        error={problem}
      />
      <Button type="submit" loading={sending}>
        {text.submit}
      </Button>
    </form>
  )
}
