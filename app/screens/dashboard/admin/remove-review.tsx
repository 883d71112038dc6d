import { useRevalidator } from '@remix-run/react'
import { api } from '#app/auth/browser-login.ts'
import { useForm } from '#app/screens/account/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { toast } from '#app/ui/toasts.ts'
import type { AdminReview } from '#workers/contract/admin-lists.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { listText } from './list-text.ts'
import { reviewsText as text } from './reviews-text.ts'

const FORM = 'remove-review'

export function RemoveReview({ review, onClose }: { review: AdminReview; onClose(): void }) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    initial: { reason: '' },
    toBody: ({ reason }) => ({ reason }),
    schema: async () => (await import('#workers/contract/reviews.ts')).RemoveReviewRequest,
    async send(body) {
      await api.call(routes.removeReview, { params: { id: review.session_id }, body })
      toast.success(text.removed, { duration: ADMIN_TOAST })
      onClose()
      revalidate()
    },
  })
  return (
    <Dialog
      open
      busy={form.busy}
      onClose={onClose}
      title={text.removeTitle}
      footer={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {listText.cancel}
          </Button>
          <Button type="submit" form={FORM} variant="danger" loading={form.busy}>
            {text.remove}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={form.onSubmit} noValidate className="space-y-4">
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <blockquote className="border-l-2 border-line pl-3 text-14 wrap-anywhere">{review.text}</blockquote>
        <p>{text.removeLead}</p>
        <InputField {...form.bind('reason')} label={text.reason} autoFocus />
      </form>
    </Dialog>
  )
}
