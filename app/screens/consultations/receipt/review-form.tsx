import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { useFocusAfter } from '#app/form/use-focus-after.ts'
import { useFormDraft } from '#app/form/use-form-draft.ts'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import type { WireReceipt } from '#workers/contract/consultations/consultations.ts'
import { receiptTexts } from './receipt-text.ts'
import { GivenStars, ReviewWords, StarChoice } from './star-fields.tsx'

/** The rating of a consultation, or its form. `action`: the page of the receipt. */
export function ReviewForm({ receipt, action }: { receipt: WireReceipt; action: string }) {
  const text = useTexts(receiptTexts).rate
  const { review, side } = receipt
  const place = useFocusAfter<HTMLElement>(review !== null)
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="card card-pad focus:outline-none print:hidden"
      id="rate"
      aria-labelledby="rate-title"
    >
      <h2 className="heading-xs" id="rate-title">
        {review ? (side === 'user' ? text.yours : text.clients) : text.title}
      </h2>
      {review ? (
        <GivenStars review={review} />
      ) : receipt.can_review ? (
        <>
          <p className="mb-4 text-small text-muted">{text.lead}</p>
          <NewReview action={action} id={receipt.session_id} />
        </>
      ) : (
        <p className="text-small text-muted">{text.tooShort}</p>
      )}
    </section>
  )
}

function NewReview({ action, id }: { action: string; id: string }) {
  const text = useTexts(receiptTexts).rate
  const form = usePostedForm<'rating' | 'text'>(action, { intent: 'review' })
  const draft = useFormDraft(form.props.ref, { place: `review:${id}`, done: form.done })
  const { Form, bind } = form
  return (
    <Form {...form.props} onInput={draft.keep} className="space-y-4">
      <FormFields fields={form.fields} />
      <StarChoice first={bind('rating').defaultValue} />
      <FormProblem form={form} />
      <ReviewWords {...bind('text')} rows={3} />
      <Button type="submit" loading={form.busy}>
        {text.submit}
      </Button>
    </Form>
  )
}
