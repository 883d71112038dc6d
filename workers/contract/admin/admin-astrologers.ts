// Astrologers in the admins' screens. Prices are dollars and payouts rupees, each per minute.
import * as z from 'zod'
import { MAIL_CAUSES } from '#workers/contract/accounts/mails.ts'
import { Presence } from '#workers/contract/astrologers/astrologers.ts'
import { PracticeUpdate } from '#workers/contract/astrologers/practice.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { Verification } from './verifications.ts'

export const AdminAstrologer = z.strictObject({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  /** A new address whose confirmation is pending. */
  pending_email: z.string().nullable(),
  /** The cause of failed mails to the address; null while they arrive. */
  mail_cause: z.enum(MAIL_CAUSES).nullable(),
  phone: z.string(),
  /** A new number whose verification is pending. */
  pending_phone: z.string().nullable(),
  profile_photo: z.string().nullable(),
  experience_years: z.int(),
  specializations: z.array(z.string()),
  languages: z.array(z.string()),
  bio: z.string(),
  price_per_min_call: z.number(),
  price_per_min_chat: z.number(),
  payout_per_min_call: z.number(),
  payout_per_min_chat: z.number(),
  status: Presence,
  is_approved: z.boolean(),
  is_active: z.boolean(),
  chat_enabled: z.boolean(),
  /** Out of 5 with one decimal; null before the first review. */
  average_rating: z.number().nullable(),
  rating_count: z.int(),
  session_count: z.int(),
  /** The admins' checks, each with its date. */
  verifications: z.array(Verification),
  created_at: z.number(),
  /** Incremented by every change by an admin; an edit sends the one that it started from. */
  version: z.int(),
})
export type AdminAstrologer = z.infer<typeof AdminAstrologer>

const { gender: _gender, time_zone: _zone, ...practice } = PracticeUpdate.shape
const payout = z
  .number(problemCode('number_missing'))
  .min(0, problemCode('number_too_small'))
  .max(10_000, problemCode('too_many_rupees'))

/** Absent fields remain unchanged. */
export const AstrologerPatch = z
  .strictObject({
    ...practice,
    email: z
      .email(problemCode('email_invalid'))
      .max(254)
      .transform((email) => email.toLowerCase()),
    payout_per_min_call: payout,
    payout_per_min_chat: payout,
    /** `offline` switches off; `online` needs a way to ring; `busy` lasts until the astrologer toggles availability. */
    status: Presence,
    is_approved: z.boolean(),
    is_active: z.boolean(),
    chat_enabled: z.boolean(),
    /** The version that was edited: a later change by another admin causes a 409. */
    version: z.int().min(0),
  })
  .partial()
export type AstrologerPatch = z.infer<typeof AstrologerPatch>

export const AfterQuery = z.object({ after: z.string().min(1).max(64).optional() })

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).optional().catch(undefined)

/** The filters of the admins' directory; invalid values are dropped. */
export const AstrologerFilters = z.object({
  search: z.string().trim().max(80).optional().catch(undefined),
  status: choice(['online', 'offline', 'busy']),
  approval: choice(['approved', 'pending']),
  chat: choice(['enabled', 'disabled']),
  sort: choice(['name', '-name', 'experience', '-experience', 'rating', '-rating', 'created', '-created']),
  after: z.string().min(1).max(64).optional().catch(undefined),
})
export type AstrologerFilters = z.infer<typeof AstrologerFilters>
