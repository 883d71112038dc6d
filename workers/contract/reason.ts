import '#workers/contract/zod-messages.ts'
import * as z from 'zod'

/** Why an admin acts: it goes into the audit log. */
export const Reason = z
  .string()
  .trim()
  .min(1, 'Please give a reason.')
  .min(5, 'Please give a reason of at least 5 characters.')
  .max(500, 'At most 500 characters, please.')
