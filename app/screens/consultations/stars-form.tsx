// The user's stars and words for a consultation: on its receipt, and in the panel of its end.

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { langOf } from '#app/language/language-of-words.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { fieldError } from '#app/ui/field-class.ts'
import { MoreIcon } from '#app/ui/more-icon.tsx'
import { Stars } from '#app/ui/rating.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import type { StoredReview } from '#workers/contract/consultations.ts'
import { receiptTexts } from './receipt-text.ts'

export type Review = Pick<StoredReview, 'rating' | 'text'>

/** `review` null: it was rated in another tab, and this one does not know how. */
export type OnRated = (review: Review | null) => void

type Props = {
  consultationId: string
  onRated: OnRated
  /** Words and button appear with the first star: the panel under a conversation has little room. */
  folded?: boolean
}

export function StarsForm({ consultationId, onRated, folded = false }: Props) {
  const text = useTexts(receiptTexts).rate
  const [rating, setRating] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  // They may have been chosen before the page was hydrated.
  useEffect(() => {
    if (form.current) setRating(Number(new FormData(form.current).get('rating') ?? 0))
  }, [])
  const [unchosen, setUnchosen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const problemId = useId()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (rating === 0) return setUnchosen(true)
    const body = String(new FormData(event.currentTarget).get('text') ?? '')
    setSending(true)
    setProblem(null)
    try {
      await api.call(routes.reviewConsultation, { params: { id: consultationId }, body: { rating, text: body } })
      onRated({ rating, text: body })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'already_reviewed') return onRated(null)
      setProblem(error.fields.text ?? textInPlace(error))
      setSending(false)
    }
  }

  return (
    <form ref={form} onSubmit={send} className="space-y-4" noValidate>
      <StarChoice
        rating={rating}
        describedBy={unchosen ? problemId : undefined}
        onRating={(chosen) => {
          setRating(chosen)
          setUnchosen(false)
        }}
      />
      {unchosen ? (
        <p className={fieldError} role="alert" id={problemId}>
          {text.choose}
        </p>
      ) : null}
      {folded && rating === 0 ? null : (
        <>
          <TextareaField
            name="text"
            label={text.text}
            note={text.optional}
            rows={folded ? 2 : 3}
            maxLength={1000}
            error={problem}
          />
          <Button type="submit" needsScript size={folded ? 'sm' : 'md'} loading={sending}>
            {text.submit}
          </Button>
        </>
      )}
    </form>
  )
}

type StarChoiceProps = { rating: number; describedBy: string | undefined; onRating(rating: number): void }

function StarChoice({ rating, describedBy, onRating }: StarChoiceProps) {
  const text = useTexts(receiptTexts).rate
  return (
    <fieldset className="flex gap-1.5" aria-describedby={describedBy}>
      <legend className="sr-only">{text.stars}</legend>
      {[1, 2, 3, 4, 5].map((n) => (
        <label
          key={n}
          className="group grid size-11 cursor-pointer place-items-center rounded-control border border-line-strong text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-[on=true]:text-gold-line"
          data-on={n <= rating}
        >
          <input type="radio" name="rating" value={n} className="sr-only" onChange={() => onRating(n)} />
          <MoreIcon name="star" size="lg" className="group-data-[on=true]:fill-current" />
          <span className="sr-only">{text.star(n)}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function GivenStars({ review }: { review: Review }) {
  const text = useTexts(receiptTexts).rate
  return (
    <>
      <p className="mt-2.5 flex items-center gap-3">
        <Stars value={review.rating} />
        <span className="num">{text.star(review.rating)}</span>
      </p>
      {review.text ? <p lang={langOf(review.text)}>{review.text}</p> : null}
    </>
  )
}
