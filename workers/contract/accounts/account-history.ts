// The history of an astrologer's account, newest first.
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import { END_REASONS, KINDS } from '#workers/contract/consultations/consultation-states.ts'
import { ACCOUNT_EVENTS, FieldChange } from './account-events.ts'

export const HISTORY_GROUPS = ['sessions', 'payouts', 'changes'] as const
export type HistoryGroup = (typeof HISTORY_GROUPS)[number]

export const AccountHistoryQuery = z.object({
  group: z.enum(HISTORY_GROUPS).optional(),
  /** `next` of the previous page. */
  after: z
    .string()
    .regex(/^\d{1,15}\.[\w:-]{1,80}$/)
    .optional(),
})
export type AccountHistoryQuery = z.infer<typeof AccountHistoryQuery>

export const HistoryEvent = z.object({
  id: z.string(),
  at: z.number(),
  what: z.enum(['registered', 'approved', 'disapproved', 'session', 'payout', 'payout_returned', ...ACCOUNT_EVENTS]),
  /** Changed fields. */
  changes: z.array(FieldChange).nullable(),
  /** The client. */
  name: z.string().nullable(),
  session_id: z.string().nullable(),
  kind: z.enum(KINDS).nullable(),
  end_reason: z.enum(END_REASONS).nullable(),
  billable_seconds: z.int().nullable(),
  paise: z.int().nullable(),
  /** The part of the earnings that refunds took back. */
  taken_back_paise: z.int().nullable(),
  reference: z.string().nullable(),
})
export type HistoryEvent = z.infer<typeof HistoryEvent>

export const AccountHistoryAnswer = z.object({ results: z.array(HistoryEvent), next: z.string().nullable() })
export type AccountHistoryAnswer = z.infer<typeof AccountHistoryAnswer>
