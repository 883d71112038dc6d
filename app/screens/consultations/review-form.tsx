import { type FormEvent, useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { Button } from '#app/ui/button.tsx'
import { fieldError } from '#app/ui/field-class.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/rating.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import type { WireReceipt } from '#workers/contract/consultations.ts'
import { receiptText } from './receipt-text.ts'

const text = receiptText.rate

export function ReviewForm({ receipt }: { receipt: WireReceipt }) {
  const [review, setReview] = useState<{ rating: number; text: string } | null>(receipt.review)
  return (
    <section className="card card-pad print:hidden" id="rate" aria-labelledby="rate-title">
      <h2 className="heading-xs" id="rate-title">
        {review ? (receipt.side === 'user' ? text.yours : text.clients) : text.title}
      </h2>
      {review ? (
        <>
          <p className="mt-2.5 flex items-center gap-3">
            <Stars value={review.rating} />
            <span className="num">{text.star(review.rating)}</span>
          </p>
          {review.text ? <p>{review.text}</p> : null}
        </>
      ) : receipt.can_review ? (
        <Ask consultationId={receipt.session_id} onDone={setReview} />
      ) : (
        <p className="text-small text-muted">{text.tooShort}</p>
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
    <form onSubmit={send} className="space-y-4" noValidate>
      <p className="text-small text-muted">{text.lead}</p>
      <fieldset className="flex gap-1.5" aria-describedby={unchosen ? 'stars-problem' : undefined}>
        <legend className="sr-only">{text.stars}</legend>
        {[1, 2, 3, 4, 5].map((n) => (
          <label
            key={n}
            className="group grid size-11 cursor-pointer place-items-center rounded-control border border-line-strong text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-[on=true]:text-gold-line"
            data-on={n <= rating}
          >
            <input
              type="radio"
              name="rating"
              className="sr-only"
              checked={rating === n}
              onChange={() => {
                setRating(n)
                setUnchosen(false)
              }}
            />
            <Icon name="star" size="lg" className="group-data-[on=true]:fill-current" />
            <span className="sr-only">{text.star(n)}</span>
          </label>
        ))}
      </fieldset>
      {unchosen ? (
        <p className={fieldError} role="alert" id="stars-problem">
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
