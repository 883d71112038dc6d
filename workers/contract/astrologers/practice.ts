// The practice of an astrologer in its owner's screens. Values that admins decide (payouts, approval, chat) have no field here,
// so a request with one is refused.
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import { AstrologerRegisterRequest, ProfileAnswer, ProfileUpdate } from '#workers/contract/accounts/identity.ts'

const { experience_years, specializations, languages, bio, price_per_min_call, price_per_min_chat } =
  AstrologerRegisterRequest.shape

/** Absent fields remain unchanged. */
export const PracticeUpdate = z
  .strictObject({
    ...ProfileUpdate.shape,
    experience_years,
    specializations,
    languages,
    bio,
    price_per_min_call,
    price_per_min_chat,
  })
  .partial()
export type PracticeUpdate = z.infer<typeof PracticeUpdate>

/** Prices in dollars, payouts in rupees, each per minute. */
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
  /** Rupees per dollar: no payout may exceed the price at this rate. */
  usd_inr_rate: z.number(),
  /** The minimum of a new price. */
  price_floor_chat_usd: z.number(),
  price_floor_call_usd: z.number(),
  is_approved: z.boolean(),
})
export type PracticeAnswer = z.infer<typeof PracticeAnswer>
