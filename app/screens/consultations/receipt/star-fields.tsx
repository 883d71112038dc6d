// The fields of a rating: stars and text.
import { langOf } from '#app/language/language-of-words.ts'
import { useTexts } from '#app/language/texts.ts'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { Stars } from '#app/ui/rating.tsx'
import type { StoredReview } from '#workers/contract/consultations/consultations.ts'
import { receiptTexts } from './receipt-text.ts'

export type Review = Pick<StoredReview, 'rating' | 'text'>

/** Only CSS fills the stars, so that it works without JavaScript. `first`: the initial choice. */
export function StarChoice({ first = '' }: { first?: string }) {
  const text = useTexts(receiptTexts).rate
  return (
    <fieldset className="flex gap-1.5">
      <legend className="sr-only">{text.stars}</legend>
      {[1, 2, 3, 4, 5].map((n) => (
        <label
          key={n}
          className="grid size-11 cursor-pointer place-items-center rounded-control border border-line-strong text-muted has-checked:text-gold-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-[~label_:checked]:text-gold-line"
        >
          <input type="radio" name="rating" value={n} defaultChecked={first === String(n)} className="sr-only" />
          <MoreIcon
            name="star"
            size="lg"
            className="in-[label:has(:checked)]:fill-current in-[label:has(~label_:checked)]:fill-current"
          />
          <span className="sr-only">{text.star(n)}</span>
        </label>
      ))}
    </fieldset>
  )
}

type WordsProps = { name: string; defaultValue?: string; error: string | null | undefined; rows: number }

export function ReviewWords(props: WordsProps) {
  const text = useTexts(receiptTexts).rate
  return <TextareaField {...props} label={text.text} note={text.optional} maxLength={1000} />
}

export function GivenStars({ review }: { review: Review }) {
  const text = useTexts(receiptTexts).rate
  return (
    <>
      <p className="mt-2.5 flex items-center gap-3">
        <Stars value={review.rating} />
        <span className="num">{text.star(review.rating)}</span>
      </p>
      {review.text ? (
        <p lang={langOf(review.text)} dir="auto">
          {review.text}
        </p>
      ) : null}
    </>
  )
}
