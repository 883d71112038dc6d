import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { ReasonDialog } from '#app/screens/dashboard/admin/reason-dialog.tsx'
import type { AdminReview } from '#workers/contract/admin/admin-lists.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { reviewsTexts } from './reviews-text.ts'

export function RemoveReview({ review, onClose }: { review: AdminReview; onClose(): void }) {
  const text = useTexts(reviewsTexts)
  return (
    <ReasonDialog
      title={text.removeTitle}
      reasonLabel={text.reason}
      confirmLabel={text.remove}
      doneText={text.removed}
      schema={async () => (await import('#workers/contract/consultations/reviews.ts')).RemoveReviewRequest}
      send={(body) => api.call(routes.removeReview, { params: { id: review.session_id }, body })}
      onClose={onClose}
    >
      <blockquote className="border-l-2 border-line pl-3 text-14 wrap-anywhere">{review.text}</blockquote>
      <p>{text.removeLead}</p>
    </ReasonDialog>
  )
}
