// Payouts of astrologers: the due at the end of a day, and past payouts. Amounts are paise.
import * as z from 'zod'
import { Reason } from '#workers/contract/errors/reason.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { dayFilter } from '#workers/contract/time/day-filter.ts'
import { ListPlace } from './admin-lists.ts'

/** The maximum in one request: D1 runs this many transactions well within a request's time. */
export const PAID_AT_ONCE = 100

const day = dayFilter('day_missing')

export const DuePayout = z.strictObject({
  astrologer_id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Earned until the end of the period, less payouts and take-backs. */
  due_paise: z.int(),
  /** Shares of refunds made after the earnings were paid out, deducted now. */
  receivable_paise: z.int(),
  payable_paise: z.int(),
  /** The end of the last paid period; 0 before the first. */
  from_at: z.number(),
})
export type DuePayout = z.infer<typeof DuePayout>

export const DueQuery = z.object({ to: day.optional() })
export const DueAnswer = z.strictObject({ to: z.string(), results: z.array(DuePayout) })

export const PayRequest = z.strictObject({
  /** The last day of the period. */
  to: day,
  reference: z.string().trim().min(1, problemCode('bank_reference_missing')).max(80, problemCode('text_too_long')),
  /** When the bank paid it (ms UTC), not after today in the platform's zone; now by default. */
  paid_at: z.int().min(0).max(8.64e15).optional(),
  payouts: z
    .array(z.strictObject({ astrologer_id: z.string().max(64), paise: z.int().min(1) }))
    .min(1, problemCode('astrologers_missing'))
    .max(PAID_AT_ONCE),
})
export type PayRequest = z.infer<typeof PayRequest>

export const PayResult = z.strictObject({
  paid: z.array(z.string()),
  failed: z.array(z.strictObject({ astrologer_id: z.string(), name: z.string(), error: z.string() })),
})
export type PayResult = z.infer<typeof PayResult>

export const ReverseRequest = z.strictObject({ reason: Reason })

export const Payout = z.strictObject({
  id: z.string(),
  astrologer_id: z.string(),
  name: z.string(),
  paise: z.int(),
  reference: z.string().nullable(),
  at: z.number(),
  from_at: z.number(),
  to_at: z.number(),
  reversed_at: z.number().nullable(),
  reversed_because: z.string().nullable(),
})
export type Payout = z.infer<typeof Payout>

export const PayoutsQuery = ListPlace
export type PayoutsQuery = z.infer<typeof PayoutsQuery>
