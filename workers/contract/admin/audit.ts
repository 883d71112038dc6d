// The audit log on the wire: actor, time, act, object, changes and reason.
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import { Reason } from '#workers/contract/errors/reason.ts'
import { dayFilter } from '#workers/contract/time/day-filter.ts'
import { TimeSort } from './admin-lists.ts'

export const AuditRow = z.strictObject({
  id: z.int(),
  at: z.number(),
  actor_id: z.string(),
  /** "The system" for an automatic act. */
  actor: z.string(),
  action: z.string(),
  /** Such as `astrologer:<id>`. */
  object: z.string(),
  /** The reason as text, the changed fields as JSON with `from` and `to`, or the sums of a refund as JSON. */
  detail: z.string().nullable(),
})
export type AuditRow = z.infer<typeof AuditRow>

const day = dayFilter('day_wrong').optional()
const word = z.string().trim().max(100).optional()

/** Days are in the platform's zone. */
export const AuditFilters = z.object({
  actor: word,
  action: word,
  object: word,
  from: day,
  to: day,
  sort: TimeSort,
  after: z.coerce.number().int().min(1).optional(),
})
export type AuditFilters = z.infer<typeof AuditFilters>

export const EndRequest = z.strictObject({
  reason: Reason,
})

/** A live consultation. */
export const LiveConsultation = z.strictObject({
  id: z.string(),
  kind: z.enum(['chat', 'web-call', 'phone-call']),
  state: z.string(),
  user: z.string(),
  user_id: z.string(),
  astrologer: z.string(),
  requested_at: z.number(),
  started_at: z.number().nullable(),
  price_cents: z.int(),
  /** The sum of the current holds. */
  held_cents: z.int(),
  /** The lower of both sides' newest scores, 1 to 5; null for chats, and before the first report. */
  line_score: z.number().nullable(),
})
export type LiveConsultation = z.infer<typeof LiveConsultation>

export const LiveAnswer = z.strictObject({
  sessions: z.array(LiveConsultation),
  lines: z.array(
    z.strictObject({ astrologer_id: z.string(), astrologer: z.string(), waiting: z.int(), oldest_at: z.number() }),
  ),
  /** Astrologers who are online but missed rings in the last hour. */
  silent: z.array(
    z.strictObject({ astrologer_id: z.string(), astrologer: z.string(), missed: z.int(), last_at: z.number() }),
  ),
})
export type LiveAnswer = z.infer<typeof LiveAnswer>
