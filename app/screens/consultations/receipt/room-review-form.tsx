// The client's rating in the panel after the end. It calls the API instead of an action, so that the page's data are
// not revalidated.
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { useFormDraft } from '#app/form/use-form-draft.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Button } from '#app/ui/button.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import { receiptTexts } from './receipt-text.ts'
import { type Review, ReviewWords, StarChoice } from './star-fields.tsx'

/** `onRated(null)`: it was rated in another tab, so the rating is unknown here. */
type Props = { consultationId: string; onRated(review: Review | null): void }

/** The text field and the button appear with the first star, because the panel has little room. */
export function RoomReviewForm({ consultationId, onRated }: Props) {
  const text = useTexts(receiptTexts).rate
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form, { place: `review:${consultationId}` })
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const body = { rating: Number(fields.get('rating')), text: String(fields.get('text') ?? '') }
    setSending(true)
    setProblem(null)
    try {
      await api.call(routes.reviewConsultation, { params: { id: consultationId }, body })
      draft.forget()
      onRated(body)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'already_reviewed') return onRated(null)
      setProblem(error.fields.text ?? textInPlace(error))
      setSending(false)
    }
  }

  return (
    <form ref={form} onSubmit={send} onInput={draft.keep} className="space-y-4" noValidate>
      <StarChoice />
      <div className="hidden space-y-4 in-[form:has(:checked)]:block">
        <ReviewWords name="text" rows={2} error={problem} />
        <Button type="submit" needsScript size="sm" loading={sending}>
          {text.submit}
        </Button>
      </div>
    </form>
  )
}
