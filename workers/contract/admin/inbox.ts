// The admins' inbox: problem reports of people, and findings of the product itself.
import * as z from 'zod'
import { ROLES } from '#workers/contract/accounts/roles.ts'
import { KINDS } from '#workers/contract/consultations/consultation-states.ts'
import { trimmed } from '#workers/contract/text/trimmed.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

/**
 * `problem_report`: by a side. `review_report`: by any client. `contact_message`: by anyone. The others are the product's own.
 */
export const INBOX_KINDS = [
  'problem_report',
  'review_report',
  'contact_message',
  'contradiction',
  'lost_too_often',
  'much_absence',
  'payment_mismatch',
  'payment_unknown',
  'dispute',
  'provider_refund',
  'money_after_closing',
  'contact_change',
  'alert',
] as const
export const InboxKind = z.enum(INBOX_KINDS)
export type InboxKind = z.infer<typeof InboxKind>

export const WireInboxEntry = z.object({
  id: z.string(),
  kind: InboxKind,
  /** `session:<id>`, `review:<id of the consultation>`, `payment:<id>`, `contact:<id>` or `account:<id>`. */
  object: z.string(),
  /** The person who reported it, or who owns the account. */
  user_id: z.string().nullable(),
  text: z.string(),
  at: z.number(),
  closed_at: z.number().nullable(),
  /** That person, while the account is open; or the sender of a message, who has no role. */
  person: z.object({ name: z.string(), role: z.enum(ROLES).nullable(), email: z.string() }).nullable(),
  /** The consultation that the entry is about. */
  session: z
    .object({
      id: z.string(),
      kind: z.enum(KINDS),
      user_name: z.string(),
      astrologer_name: z.string(),
      ended_at: z.number().nullable(),
      end_reason: z.string().nullable(),
      billable_seconds: z.int(),
      charge_cents: z.int(),
      refunded_cents: z.int(),
    })
    .nullable(),
})
export type WireInboxEntry = z.infer<typeof WireInboxEntry>
/** `count`: of the entries in this answer. */
export const InboxAnswer = z.object({ count: z.int(), results: z.array(WireInboxEntry) })
export type InboxAnswer = z.infer<typeof InboxAnswer>
export const InboxQuery = z.object({
  closed: z.enum(['true', 'false']).default('false'),
  kind: InboxKind.optional(),
  /** `X-Next-Cursor` of the previous page. */
  after: z
    .string()
    .max(100)
    .regex(/^\d+\../)
    .optional(),
})

export const InboxReplyRequest = z.strictObject({
  text: z.string().overwrite(trimmed).min(10, problemCode('message_too_short')).max(5000, problemCode('text_too_long')),
})
