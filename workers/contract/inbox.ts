// What waits for an admin: problems that people report, and what the product itself noticed (PRODUCT 4).
import '#workers/contract/zod-messages.ts'
import * as z from 'zod'

/** `problem_report`: written by a party. The others are the product's own. */
export const INBOX_KINDS = [
  'problem_report',
  'contradiction',
  'lost_too_often',
  'much_absence',
  'payment_mismatch',
  'payment_unknown',
  'dispute',
  'provider_refund',
] as const
export const InboxKind = z.enum(INBOX_KINDS)
export type InboxKind = z.infer<typeof InboxKind>

export const WireInboxEntry = z.object({
  id: z.string(),
  kind: InboxKind,
  /** `session:<id>` or `payment:<id>`. */
  object: z.string(),
  /** Who reported it, or whose account it is about. */
  user_id: z.string().nullable(),
  text: z.string(),
  at: z.number(),
  closed_at: z.number().nullable(),
})
export type WireInboxEntry = z.infer<typeof WireInboxEntry>
export const InboxAnswer = z.object({ count: z.int(), results: z.array(WireInboxEntry) })
export type InboxAnswer = z.infer<typeof InboxAnswer>
export const InboxQuery = z.object({ closed: z.enum(['true', 'false']).default('false') })
