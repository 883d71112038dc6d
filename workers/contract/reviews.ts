// The answer to a review, reports of it, and its removal.
import '#workers/contract/zod-messages.ts'
import * as z from 'zod'
import { Reason } from './reason.ts'

export const ReplyRequest = z.strictObject({
  text: z.string().trim().min(2, 'Please write an answer.').max(1000, 'At most 1,000 characters, please.'),
})
export const ReportReviewRequest = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(10, 'Please say in at least 10 characters what is wrong with it.')
    .max(1000, 'At most 1,000 characters, please.'),
})
export const RemoveReviewRequest = z.strictObject({
  reason: Reason,
})
