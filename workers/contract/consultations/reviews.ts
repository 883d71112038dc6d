// The reply to a review, reports of it, and its removal.
import * as z from 'zod'
import { Reason } from '#workers/contract/errors/reason.ts'
import { trimmed } from '#workers/contract/text/trimmed.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

export const ReplyRequest = z.strictObject({
  text: z.string().overwrite(trimmed).min(2, problemCode('reply_missing')).max(1000, problemCode('text_too_long')),
})
export const ReportReviewRequest = z.strictObject({
  reason: z
    .string()
    .overwrite(trimmed)
    .min(10, problemCode('review_report_too_short'))
    .max(1000, problemCode('text_too_long')),
})
export const RemoveReviewRequest = z.strictObject({
  reason: Reason,
})
