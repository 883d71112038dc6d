// The practice of an astrologer as its owner sees and changes it (SPEC 3). What admins decide (payouts, approval, chat) has
// no field here, so a request that names it is refused.
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import { AstrologerRegisterRequest, ProfileAnswer, ProfileUpdate } from '#workers/contract/accounts/identity.ts'

const { experience_years, specializations, languages, bio, price_per_min_call, price_per_min_chat } =
  AstrologerRegisterRequest.shape

/** Fields that are left out stay as they are. */
export const PracticeUpdate = z
  .strictObject({
    ...ProfileUpdate.shape,
    ...{ experience_years, specializations, languages, bio, price_per_min_call, price_per_min_chat },
  })
  .partial()
export type PracticeUpdate = z.infer<typeof PracticeUpdate>

/** Prices in dollars, payouts in rupees, each a minute. */
export const PracticeAnswer = z.object({
  ...ProfileAnswer.omit({ wallet_balance: true }).shape,
  experience_years: z.int(),
  specializations: z.array(z.string()),
  languages: z.array(z.string()),
  bio: z.string(),
  price_per_min_call: z.number(),
  price_per_min_chat: z.number(),
  payout_per_min_call: z.number(),
  payout_per_min_chat: z.number(),
  /** Rupees for a dollar: a payout is never above the price at this rate. */
  usd_inr_rate: z.number(),
  /** The least that a new price may be. */
  price_floor_chat_usd: z.number(),
  price_floor_call_usd: z.number(),
  is_approved: z.boolean(),
})
export type PracticeAnswer = z.infer<typeof PracticeAnswer>
