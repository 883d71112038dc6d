import * as z from 'zod'
import { trimmed } from '#workers/contract/text/trimmed.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

/** Why an admin acts: it goes into the audit log. */
export const Reason = z
  .string()
  .overwrite(trimmed)
  .min(1, problemCode('reason_missing'))
  .min(5, problemCode('reason_too_short'))
  .max(500, problemCode('text_too_long'))
