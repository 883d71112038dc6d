// The events in the history of an account.
import * as z from 'zod'

export const ACCOUNT_EVENTS = [
  'profile',
  'prices',
  'client_blocked',
  'client_unblocked',
  'phone_verified',
  'closed',
  'photo',
  'availability',
  'passkeys',
  'review_received',
  'review_answered',
  'review_removed',
  'by_admin',
] as const

/** A changed field, by its wire name; values only if they are no personal data. */
export const FieldChange = z.object({
  field: z.string(),
  from: z.union([z.number(), z.array(z.string())]).optional(),
  to: z.union([z.number(), z.array(z.string())]).optional(),
})
export type FieldChange = z.infer<typeof FieldChange>
