// Replies, reports and removals of a review. `id`: of the reviewed consultation.
import { Done } from '#workers/contract/consultations/consultations.ts'
import { RemoveReviewRequest, ReplyRequest, ReportReviewRequest } from '#workers/contract/consultations/reviews.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const replyToReview = {
  route: routes.replyToReview,
  summary: 'Answer a review of oneself, once',
  body: ReplyRequest,
  answer: Done,
} as const satisfies ApiSpec

export const reportReview = {
  route: routes.reportReview,
  summary: 'Report a review to the admins',
  body: ReportReviewRequest,
  answer: Done,
  status: 201,
} as const satisfies ApiSpec

export const removeReview = {
  route: routes.removeReview,
  summary: 'Take a review down, and its rating out of the astrologer’s average',
  body: RemoveReviewRequest,
  answer: Done,
} as const satisfies ApiSpec
