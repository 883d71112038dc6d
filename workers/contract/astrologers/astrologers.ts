// Astrologers on the wire. Prices are dollars, payouts rupees, both with at most two decimals.
import * as z from 'zod'
import { Verification } from '#workers/contract/admin/verifications.ts'
import { KINDS } from '#workers/contract/consultations/consultation-states.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

export const PRESENCES = ['online', 'busy', 'offline'] as const
export const Presence = z.enum(PRESENCES)
export type Presence = z.infer<typeof Presence>

/**
 * The reasons why the server took an astrologer offline: no way to ring, an unanswered ring by phone alone, or two missed
 * rings.
 */
export const OFFLINE_REASONS = ['unreachable', 'phone_unanswered', 'missed_rings'] as const
export type OfflineReason = (typeof OFFLINE_REASONS)[number]

/** The public fields of an astrologer: never e-mail, phone or payouts. */
export const WireAstrologer = z.object({
  id: z.string(),
  full_name: z.string(),
  profile_photo: z.string().nullable(),
  experience_years: z.int(),
  specializations: z.array(z.string()),
  languages: z.array(z.string()),
  bio: z.string(),
  price_per_min_call: z.number(),
  price_per_min_chat: z.number(),
  status: Presence,
  chat_enabled: z.boolean(),
  /** Kinds of consultation that can be requested while `status` is online. */
  kinds: z.array(z.enum(KINDS)),
  /** When an offline astrologer will return (ms UTC); null without an announcement. */
  back_at: z.number().nullable(),
  /** Out of 5 with one decimal; null before the first review. */
  average_rating: z.number().nullable(),
  rating_count: z.int(),
  session_count: z.int(),
})
export type WireAstrologer = z.infer<typeof WireAstrologer>

export const WireReview = z.object({
  id: z.string(),
  rating: z.int(),
  text: z.string(),
  author_name: z.string(),
  at: z.number(),
  minutes: z.number(),
  /** The astrologer's answer. */
  reply: z.string().nullable(),
  replied_at: z.number().nullable(),
})
export type WireReview = z.infer<typeof WireReview>

export const AstrologerAnswer = z.object({
  ...WireAstrologer.shape,
  /** The usual hours: minutes of a day in `time_zone`; 0 is Sunday. */
  hours: z.array(z.object({ weekday: z.int(), from: z.int(), to: z.int() })),
  time_zone: z.string().nullable(),
  /** The admins' checks, each with its date. */
  verifications: z.array(Verification),
  /** Number of ratings by stars, from one to five. */
  stars: z.array(z.int()).length(5),
  /** Reviews that admins removed, which count in no other figure. */
  removed_reviews: z.int(),
  /** A page of them, newest first. */
  reviews: z.array(WireReview),
})
export type AstrologerAnswer = z.infer<typeof AstrologerAnswer>

export const SORTS = ['rating', 'price', 'experience'] as const
export type Sort = (typeof SORTS)[number]

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')
export const AvailableQuery = z.object({
  top: flag.optional(),
  search: z.string().trim().max(40, problemCode('text_too_long')).optional(),
  skill: z.string().trim().max(40).optional(),
  language: z.string().trim().max(40).optional(),
  max_price: z.coerce.number().min(0).max(1000).optional(),
  online: flag.optional(),
  /** By availability by default. */
  sort: z.enum(SORTS).optional(),
})
export type AvailableQuery = z.infer<typeof AvailableQuery>

export const StatusAnswer = z.object({
  status: Presence,
  is_approved: z.boolean(),
  went_offline_by_itself: z.boolean(),
  offline_because: z.enum(OFFLINE_REASONS).nullable(),
})
export type StatusAnswer = z.infer<typeof StatusAnswer>
export const ToggleStatusRequest = z.strictObject({ status: z.enum(['online', 'offline']).optional() })
