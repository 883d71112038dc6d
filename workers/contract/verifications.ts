// Checks of an astrologer by admins, each with its day. The texts are in the screens: admins sign what clients read.
import '#workers/contract/zod-messages.ts'
import * as z from 'zod'

export const VERIFICATIONS = ['identity', 'training', 'trial_session'] as const
export const VerificationName = z.enum(VERIFICATIONS)
export type VerificationName = z.infer<typeof VerificationName>

export const Verification = z.strictObject({ what: VerificationName, checked_on: z.iso.date() })
export type Verification = z.infer<typeof Verification>

const FIRST_DAY = '2020-01-01'

export const VerificationRequest = z.strictObject({
  /** A day of the platform’s time zone, today at the latest. */
  checked_on: z.iso
    .date('Please choose the day of the check.')
    .refine((day) => day >= FIRST_DAY, `Please choose a day from ${FIRST_DAY.slice(0, 4)} on.`),
})
export type VerificationRequest = z.infer<typeof VerificationRequest>
