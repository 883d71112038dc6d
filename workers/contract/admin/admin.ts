// The admins' statistics and activity. Money in dollars or rupees with two decimals, minutes with one.
import * as z from 'zod'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

export const PERIODS = ['today', 'week', 'month', 'all'] as const
export type Period = (typeof PERIODS)[number]

export const StatsQuery = z.object({
  period: z.enum(PERIODS, problemCode('period_missing')).default('today'),
})

export const AdminStats = z.strictObject({
  period: z.enum(PERIODS),
  /** Accounts that are currently not closed. */
  astrologers: z.int(),
  clients: z.int(),
  /** Consultations that ended in the period, answered or not. */
  calls: z.int(),
  chats: z.int(),
  /** Captures less refunds, like `gross_revenue_usd`. */
  revenue: z.number(),
  /** Gross less payouts at the configured rate, USD. */
  platform_revenue: z.number(),
  /** Payouts at the configured rate, USD. */
  astrologer_revenue: z.number(),
  total_sessions: z.int(),
  total_session_minutes: z.number(),
  /** Minutes of an answered consultation. */
  avg_session_duration: z.number(),
  gross_revenue_usd: z.number(),
  astrologer_payouts_inr: z.number(),
  platform_health: z.strictObject({
    /** The active share of approved astrologers, 0 to 1. */
    astrologer_engagement_rate: z.number(),
    /** Approved astrologers who were seen within 7 days. */
    active_astrologers: z.int(),
    revenue_per_session: z.number(),
    /** Platform revenue divided by gross, 0 to 1; below zero when payouts were higher. */
    platform_commission_rate: z.number(),
  }),
})
export type AdminStats = z.infer<typeof AdminStats>

/**
 * `waived`: money of the account, in cents or paise, that goes to the platform. Without it an account with money cannot be
 * deleted.
 */
export const DeleteAccountQuery = z.object({ waived: z.coerce.number().int().min(0).max(1e12).default(0) })

export const ACTIVITIES = [
  'consultation',
  'refund',
  'top_up',
  'registration',
  'review',
  'problem',
  'approve',
  'disapprove',
  'admin',
] as const

export const Activity = z.strictObject({
  id: z.string(),
  at: z.number(),
  what: z.enum(ACTIVITIES),
  /** A sentence, such as "Chat of Priya Raman with Meera Joshi ended". */
  text: z.string(),
  /** The consultation that it is about. */
  session_id: z.string().nullable(),
})
export type Activity = z.infer<typeof Activity>
