// The astrologer's reply to a review, edited in place.

import { useRevalidator } from '@remix-run/react'
import { useRef, useState } from 'react'
import { useForm } from '#app/form/use-form.ts'
import { useFormDraft } from '#app/form/use-form-draft.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { reviewsTexts } from './reviews-text.ts'

export function ReplyForm({ id, author }: { id: string; author: string }) {
  const text = useTexts(reviewsTexts)
  const [open, setOpen] = useState(false)
  const { revalidate } = useRevalidator()
  const element = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(element, { place: `reply:${id}` })
  const form = useForm({
    initial: { text: '' },
    toBody: (values) => values,
    schema: async () => (await import('#workers/contract/consultations/reviews.ts')).ReplyRequest,
    async send(body) {
      await api.call(routes.replyToReview, { params: { id }, body })
      draft.forget()
      toast.success(text.sent)
      revalidate()
    },
  })
  if (!open) {
    return (
      <Button size="sm" className="mt-3" aria-label={text.answerTo(isolatedName(author))} onClick={() => setOpen(true)}>
        {text.answer}
      </Button>
    )
  }
  return (
    <form
      ref={element}
      onSubmit={form.onSubmit}
      onInput={draft.keep}
      noValidate
      className="mt-3 max-w-[65ch] space-y-3"
    >
      {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
      <TextareaField
        {...form.bind('text')}
        label={text.label(isolatedName(author))}
        hint={text.hint}
        rows={3}
        autoFocus
      />
      <div className="flex gap-2.5">
        <Button type="submit" needsScript variant="primary" size="sm" loading={form.busy}>
          {text.send}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            draft.forget()
            setOpen(false)
          }}
        >
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
