// The generic lists of the admins (SPEC 2.8.6): clients, calls, reviews, and earnings by day.
import * as z from 'zod'
import { END_REASONS, KINDS } from '#workers/contract/consultations/consultation-states.ts'
import { Reason } from '#workers/contract/errors/reason.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

/** Arrays on the wire have at most so many rows (SPEC 7); the header X-Next-Cursor leads on. */
export const LISTED_MAX = 1000
export const ROWS_A_PAGE = 25
/** The index of people knows three characters and more. */
export const SEARCH_MIN = 3

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values).optional()
const search = z.string().trim().max(80).optional()

/** "1790000000000.id": the place after which a list goes on. */
export const Cursor = z
  .string()
  .regex(/^\d{1,16}\.[\w-]{1,64}$/)
  .optional()

/** Oldest first, or newest first, which is meant without it. */
export const TimeSort = z.enum(['date', '-date']).optional()

/** A page of a list that has no filters. */
export const ListPlace = z.object({ sort: TimeSort, after: Cursor })
export type ListPlace = z.infer<typeof ListPlace>

export const AdminClient = z.strictObject({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  gender: z.enum(['female', 'male', 'other']).nullable(),
  status: z.enum(['active', 'disabled']),
  created_at: z.number(),
  /** Goes up with every act of an admin on the account; a block names the one that it began with. */
  version: z.int(),
})
export type AdminClient = z.infer<typeof AdminClient>

export const ClientFilters = z.object({ search, status: choice(['active', 'disabled']), sort: TimeSort, after: Cursor })
export type ClientFilters = z.infer<typeof ClientFilters>

export const ClientPatch = z.strictObject({
  is_active: z.boolean(),
  reason: Reason,
  /** The version that was looked at: a later act of another admin is then refused with 409. */
  version: z.int().min(0).optional(),
})
export type ClientPatch = z.infer<typeof ClientPatch>

export const AdminCall = z.strictObject({
  id: z.string(),
  kind: z.enum(KINDS),
  caller: z.string(),
  caller_id: z.string(),
  astrologer: z.string(),
  astrologer_id: z.string(),
  /** Billed minutes, one decimal. */
  duration: z.number(),
  date: z.number(),
  status: z.enum(['pending', 'active', 'ongoing', 'ended']),
  end_reason: z.enum(END_REASONS).nullable(),
  charge_cents: z.int(),
  refunded_cents: z.int(),
})
export type AdminCall = z.infer<typeof AdminCall>

export const CallFilters = z.object({
  search,
  kind: choice(['web-call', 'phone-call']),
  state: choice(['live', 'talked', 'missed']),
  sort: TimeSort,
  after: Cursor,
})
export type CallFilters = z.infer<typeof CallFilters>

/** Money of one day of the platform's zone: cents, and paise for what astrologers got. */
export const EarningsDay = z.strictObject({
  day: z.string(),
  captured_cents: z.int(),
  refunded_cents: z.int(),
  payout_paise: z.int(),
  promotion_paise: z.int(),
  taken_back_paise: z.int(),
  /** Cost of the legs of calls for the platform, USD. */
  voice_cents: z.int(),
  /** Remainder of all this at the set rate; below zero on a day of more costs. */
  platform_cents: z.int(),
})
export type EarningsDay = z.infer<typeof EarningsDay>
/** Of several days, each rounded once: the rounded days may add up to something else. */
export type EarningsSums = Omit<EarningsDay, 'day'>

export const EarningsQuery = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, problemCode('month_name_wrong'))
    .optional(),
})

export const AdminReview = z.strictObject({
  session_id: z.string(),
  client: z.string(),
  client_id: z.string(),
  astrologer: z.string(),
  astrologer_id: z.string(),
  rating: z.int(),
  text: z.string(),
  reply: z.string().nullable(),
  at: z.number(),
  removed_at: z.number().nullable(),
  removed_because: z.string().nullable(),
})
export type AdminReview = z.infer<typeof AdminReview>

export const ReviewFilters = z.object({
  search,
  stars: choice(['1', '2', '3', '4', '5']),
  state: choice(['shown', 'removed']),
  sort: TimeSort,
  after: Cursor,
})
export type ReviewFilters = z.infer<typeof ReviewFilters>
