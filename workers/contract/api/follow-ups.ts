// The free message after a consultation and its answer. `id`: of the consultation.
import { FollowUpAnswer, FollowUpRequest } from '#workers/contract/consultations/follow-ups.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const readFollowUp = {
  route: routes.readFollowUp,
  summary: 'The free message after a session, its answer, and what the viewer may write now',
  answer: FollowUpAnswer,
} as const satisfies ApiSpec

export const sendFollowUp = {
  route: routes.sendFollowUp,
  summary: 'The client’s one free message, within 48 hours of a session of five billed minutes',
  body: FollowUpRequest,
  answer: FollowUpAnswer,
  status: 201,
} as const satisfies ApiSpec

export const answerFollowUp = {
  route: routes.answerFollowUp,
  summary: 'The astrologer’s one answer',
  body: FollowUpRequest,
  answer: FollowUpAnswer,
} as const satisfies ApiSpec
