// The payout calculator and its details. The calculator projects real minutes at fixed rates.
import * as z from 'zod'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

/** Dollars per minute, and per cent. Other values are refused. */
export const CALCULATOR = { call: 10, chat: 5, commission: 20 } as const
export const DEFAULT_DAYS = 30

const days = z.coerce
  .number(problemCode('days_missing'))
  // Truncated to an integer.
  .overwrite(Math.trunc)
  .int()
  .min(1, problemCode('days_too_few'))
  .max(365, problemCode('days_too_many'))
const fixed = (rate: number) => z.literal(rate, problemCode('rate_fixed')).default(rate)

export const CalculatorRequest = z.strictObject({
  days: days.default(DEFAULT_DAYS),
  call_rate_per_min: fixed(CALCULATOR.call),
  chat_rate_per_min: fixed(CALCULATOR.chat),
  platform_commission: fixed(CALCULATOR.commission),
})
export type CalculatorRequest = z.infer<typeof CalculatorRequest>

export const Breakdown = z.strictObject({
  id: z.string(),
  name: z.string(),
  call_count: z.int(),
  call_minutes: z.number(),
  chat_count: z.int(),
  chat_minutes: z.number(),
  /** USD at the fixed rates. */
  total_revenue: z.number(),
  /** INR: the share without the commission, at the configured rate. */
  astrologer_earnings: z.number(),
})
export type Breakdown = z.infer<typeof Breakdown>

export const CalculatorAnswer = z.strictObject({
  projections: z.strictObject({
    /** Calls and chats, USD. */
    projected_call_revenue: z.number(),
    astrologer_revenue: z.number(),
    total_call_minutes: z.number(),
    total_chat_minutes: z.number(),
    /** Of both, rounded once. */
    total_session_minutes: z.number(),
  }),
  astrologer_breakdown: z.array(Breakdown),
})
export type CalculatorAnswer = z.infer<typeof CalculatorAnswer>

export const DetailsQuery = z.object({ days: days.default(DEFAULT_DAYS) })

export const ConsultationRecord = z.strictObject({
  id: z.string(),
  created_at: z.number(),
  user_name: z.string(),
  duration_minutes: z.number(),
  /** The client's price, USD. */
  cost: z.number(),
  /** Refunded of it, USD. */
  refunded: z.number(),
  /** Live consultations are not listed. */
  status: z.literal('ended'),
  end_reason: z.string(),
})
export type ConsultationRecord = z.infer<typeof ConsultationRecord>

export const DetailsAnswer = z.strictObject({
  summary: z.strictObject({
    total_calls: z.int(),
    total_chats: z.int(),
    total_call_minutes: z.number(),
    total_chat_minutes: z.number(),
    /** Of both, rounded once. */
    total_session_minutes: z.number(),
    /** Payouts less take-backs, INR. */
    total_earnings: z.number(),
  }),
  call_records: z.array(ConsultationRecord),
  chat_records: z.array(ConsultationRecord),
})
export type DetailsAnswer = z.infer<typeof DetailsAnswer>
