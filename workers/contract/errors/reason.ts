import * as z from 'zod'
import { trimmed } from '#workers/contract/text/trimmed.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

/** The reason for an admin's act, which is stored in the audit log. */
export const Reason = z
  .string()
  .overwrite(trimmed)
  .min(1, problemCode('reason_missing'))
  .min(5, problemCode('reason_too_short'))
  .max(500, problemCode('text_too_long'))
