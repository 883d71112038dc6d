import * as spec from '#workers/contract/api/reviews.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

export const reviews = createApi()

endpoint(reviews, spec.replyToReview, 'reply_to_reviews', async ({ services, viewer, body, param }) => {
  await services.consultations.replyToReview({ viewer, id: param('id'), text: body.text })
  return { success: true as const }
})

endpoint(reviews, spec.reportReview, 'report_reviews', async ({ services, viewer, body, param }) => {
  await services.consultations.reportReview({ viewer, id: param('id'), reason: body.reason })
  return { success: true as const }
})

endpoint(reviews, spec.removeReview, 'remove_reviews', async ({ services, viewer, body, param }) => {
  await services.consultations.removeReview({ viewer, id: param('id'), reason: body.reason })
  return { success: true as const }
})
