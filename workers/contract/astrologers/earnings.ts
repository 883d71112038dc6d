// The astrologer's money on the wire, in paise. Days, weeks and months are in the account's zone.
import * as z from 'zod'
import { KINDS } from '#workers/contract/consultations/consultation-states.ts'
import { PageQuery } from '#workers/contract/money.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

/** `day`: the first day, yyyy-mm-dd. `paise`: earnings of its consultations, less take-backs in the period. */
export const EarningPeriod = z.object({
  day: z.string(),
  paise: z.int(),
  session_paise: z.int(),
  taken_back_paise: z.int(),
  sessions: z.int(),
  billable_seconds: z.int(),
})
export type EarningPeriod = z.infer<typeof EarningPeriod>

export const EarningsAnswer = z.object({
  time_zone: z.string(),
  /** Earnings of all consultations, less the take-backs of refunds. */
  earned_paise: z.int(),
  session_paise: z.int(),
  taken_back_paise: z.int(),
  paid_paise: z.int(),
  due_paise: z.int(),
  today_paise: z.int(),
  week_paise: z.int(),
  month_paise: z.int(),
  sessions: z.int(),
  billable_seconds: z.int(),
  /** The last 30 days, 12 weeks (from Monday) and 12 months, oldest first. */
  days: z.array(EarningPeriod),
  weeks: z.array(EarningPeriod),
  months: z.array(EarningPeriod),
  payouts: z.array(
    z.object({
      id: z.string(),
      at: z.number(),
      paise: z.int(),
      reference: z.string().nullable(),
      /** When it was returned (ms UTC), and why; null for a valid payout. */
      returned_at: z.number().nullable(),
      returned_because: z.string().nullable(),
    }),
  ),
  /** Newest first. */
  take_backs: z.array(
    z.object({ id: z.string(), at: z.number(), paise: z.int(), session_id: z.string(), client_name: z.string() }),
  ),
})
export type EarningsAnswer = z.infer<typeof EarningsAnswer>

/**
 * One movement: `paise` is positive for earnings and returned payouts, negative for take-backs and payouts; `due_paise` is the
 * balance after it. `reference`: of the payout, or the reason for its return.
 */
export const EarningLine = z.object({
  id: z.string(),
  at: z.number(),
  what: z.enum(['session', 'promotion', 'take_back', 'payout', 'payout_returned']),
  paise: z.int(),
  due_paise: z.int(),
  session_id: z.string().nullable(),
  client_name: z.string().nullable(),
  kind: z.enum(KINDS).nullable(),
  billable_seconds: z.int().nullable(),
  /** The frozen payout per minute: × seconds ÷ 60 is the line's amount. */
  payout_paise_per_min: z.int().nullable(),
  reference: z.string().nullable(),
})
export type EarningLine = z.infer<typeof EarningLine>

export const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/
export const EarningLinesQuery = z.object({
  ...PageQuery.shape,
  /** yyyy-mm */
  month: z.string().regex(MONTH, problemCode('month_wrong')).optional(),
})
export const EarningLinesAnswer = z.object({
  count: z.int(),
  page: z.int(),
  total_pages: z.int(),
  results: z.array(EarningLine),
})
export type EarningLinesAnswer = z.infer<typeof EarningLinesAnswer>

/** A month or all time: opening balance, all lines, closing balance. */
export type EarningStatement = {
  month: string | null
  /** yyyy-mm, newest first, since the first movement. */
  months: string[]
  time_zone: string
  name: string
  before_paise: number
  after_paise: number
  session_paise: number
  taken_back_paise: number
  paid_paise: number
  /** Oldest first. */
  lines: EarningLine[]
}
