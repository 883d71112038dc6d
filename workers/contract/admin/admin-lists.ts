// The generic lists of the admins: clients, calls, reviews, and earnings by day.
import * as z from 'zod'
import { END_REASONS, KINDS } from '#workers/contract/consultations/consultation-states.ts'
import { Reason } from '#workers/contract/errors/reason.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

/** The maximum number of rows of an array on the wire; the header X-Next-Cursor has the next page. */
export const LISTED_MAX = 1000
export const ROWS_A_PAGE = 25
/** The search index of people needs three or more characters. */
export const SEARCH_MIN = 3

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values).optional()
const search = z.string().trim().max(80).optional()

/** The cursor of the next page, such as "1790000000000.id". */
export const Cursor = z
  .string()
  .regex(/^\d{1,16}\.[\w-]{1,64}$/)
  .optional()

/** Oldest first, or newest first, which is the default. */
export const TimeSort = z.enum(['date', '-date']).optional()

/** A page of a list without filters. */
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
  /** Incremented by every act of an admin on the account; a block sends the one that it started from. */
  version: z.int(),
})
export type AdminClient = z.infer<typeof AdminClient>

export const ClientFilters = z.object({ search, status: choice(['active', 'disabled']), sort: TimeSort, after: Cursor })
export type ClientFilters = z.infer<typeof ClientFilters>

export const ClientPatch = z.strictObject({
  is_active: z.boolean(),
  reason: Reason,
  /** The version that was displayed: a later act of another admin causes a 409. */
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

/** Money of one day in the platform's zone: cents, and paise for astrologers' earnings. */
export const EarningsDay = z.strictObject({
  day: z.string(),
  captured_cents: z.int(),
  refunded_cents: z.int(),
  payout_paise: z.int(),
  promotion_paise: z.int(),
  taken_back_paise: z.int(),
  /** The platform's cost of call legs, USD. */
  voice_cents: z.int(),
  /** The remainder of all this at the configured rate; below zero on a day with higher costs. */
  platform_cents: z.int(),
})
export type EarningsDay = z.infer<typeof EarningsDay>
/** Sums of several days, rounded once, so they may differ from the sum of rounded days. */
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
