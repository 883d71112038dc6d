// Checks of an astrologer by admins, each with its date. The texts are in the screens, because admins sign what clients read.
import * as z from 'zod'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

export const VERIFICATIONS = ['identity', 'training', 'trial_session'] as const
export const VerificationName = z.enum(VERIFICATIONS)
export type VerificationName = z.infer<typeof VerificationName>

export const Verification = z.strictObject({ what: VerificationName, checked_on: z.iso.date() })
export type Verification = z.infer<typeof Verification>

const FIRST_DAY = '2020-01-01'

export const VerificationRequest = z.strictObject({
  /** A day in the platform's time zone, not after today. */
  checked_on: z.iso.date(problemCode('day_of_check_missing')).refine((day) => day >= FIRST_DAY, {
    error: problemCode('day_too_early'),
    params: { year: Number(FIRST_DAY.slice(0, 4)) },
  }),
})
export type VerificationRequest = z.infer<typeof VerificationRequest>
