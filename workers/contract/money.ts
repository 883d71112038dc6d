// The wallet on the wire, in integers of cents or paise.
import * as z from 'zod'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { Reason } from './errors/reason.ts'
import { TOP_UP_MAX_CENTS, TOP_UP_MIN_CENTS } from './limits.ts'

export const WalletAnswer = z.object({
  balance_cents: z.int(),
  held_cents: z.int(),
  available_cents: z.int(),
  monthly_limit_cents: z.int().nullable(),
  /** Spent and held in this calendar month (UTC). */
  month_spent_cents: z.int(),
  /** A higher limit that takes effect later. */
  next_limit: z.object({ monthly_limit_cents: z.int().nullable(), effective_at: z.number() }).nullable(),
})
export type WalletAnswer = z.infer<typeof WalletAnswer>

export const LimitsRequest = z.strictObject({
  monthly_limit_cents: z
    .int(problemCode('amount_missing'))
    .min(100, problemCode('limit_too_low'))
    .max(10_000_000, problemCode('limit_too_high'))
    .nullable(),
})
export const LimitsAnswer = z.object({ monthly_limit_cents: z.int().nullable(), effective_at: z.number() })
export type LimitsAnswer = z.infer<typeof LimitsAnswer>

/** One movement of the wallet: `amount_cents` is positive for money in; `balance_cents` is the balance after it. */
export const WireTransaction = z.object({
  id: z.string(),
  at: z.number(),
  /** `freeze` and `unfreeze`: a payment that is disputed, or was refunded at the provider. */
  kind: z.enum([
    ...(['top_up', 'usage', 'refund', 'hold', 'release', 'chargeback', 'freeze', 'unfreeze', 'waiver'] as const),
    ...(['pay_back', 'pay_back_return'] as const),
  ]),
  amount_cents: z.int(),
  balance_cents: z.int(),
  session_id: z.string().nullable(),
  text: z.string(),
})
export type WireTransaction = z.infer<typeof WireTransaction>
export const TransactionsAnswer = z.object({
  count: z.int(),
  page: z.int(),
  total_pages: z.int(),
  results: z.array(WireTransaction),
})
export type TransactionsAnswer = z.infer<typeof TransactionsAnswer>
export const PageQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) })

/** An admin pays wallet money back to its payment. */
export const PayBackRequest = z.strictObject({
  payment_id: z.string(problemCode('payment_missing')).min(1, problemCode('payment_missing')).max(64),
  amount_cents: z.int(problemCode('amount_missing')).min(1, problemCode('amount_missing')).max(10_000_000),
  reason: Reason,
})
export type PayBackRequest = z.infer<typeof PayBackRequest>
export const PayBackAnswer = z.object({ id: z.string(), paid_back_cents: z.int() })
export type PayBackAnswer = z.infer<typeof PayBackAnswer>

export const TopUpRequest = z.strictObject({
  amount_cents: z
    .int(problemCode('top_up_missing'))
    .min(TOP_UP_MIN_CENTS, problemCode('top_up_too_small'))
    .max(TOP_UP_MAX_CENTS, problemCode('top_up_too_large')),
})
export const TopUpAnswer = z.object({ id: z.string(), checkout_url: z.string() })
export type TopUpAnswer = z.infer<typeof TopUpAnswer>
export const TopUpState = z.object({
  id: z.string(),
  amount_cents: z.int(),
  status: z.enum(['created', 'pending', 'succeeded', 'failed']),
})
export type TopUpState = z.infer<typeof TopUpState>
