// Consultations on the wire: requests, details, receipts, histories.
import * as z from 'zod'
import { Reason } from '#workers/contract/errors/reason.ts'
import { FREE_MINUTES_MAX } from '#workers/contract/limits.ts'
import { trimmed } from '#workers/contract/text/trimmed.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { CHARGED_BECAUSE, END_REASONS, KINDS, STATES } from './consultation-states.ts'
import { FREE_GIVERS, FreeState } from './free-minutes.ts'

export const ConsultationRequest = z.strictObject({
  astrologer_id: z.string().min(1).max(64),
  kind: z.enum(KINDS),
  budget_cents: z
    .int()
    .min(100, problemCode('budget_too_small'))
    .max(1_000_000, problemCode('budget_too_large'))
    .nullish(),
  /** The free minutes that the client was shown. If they are no longer available, the request fails (free_minutes_gone). */
  free_minutes: z.int().min(1).max(FREE_MINUTES_MAX).nullish(),
  /** One of the user's saved births, shown to the astrologer during the consultation. */
  birth_profile_id: z.string().min(1).max(64).nullish(),
})
export type ConsultationRequest = z.infer<typeof ConsultationRequest>

/** `reason`: required of an admin, for the audit log. */
export const EndedBySide = z.strictObject({ reason: Reason.optional() })

export const StatusView = z.enum(['pending', 'active', 'ongoing', 'ended'])
export const ConsultationStarted = z.object({ session_id: z.string(), status: StatusView })
export type ConsultationStarted = z.infer<typeof ConsultationStarted>

const Party = z.object({ id: z.string(), full_name: z.string(), profile_photo: z.string().nullable() })

export const WireConsultation = z.object({
  session_id: z.string(),
  kind: z.enum(KINDS),
  state: z.enum(STATES),
  status: StatusView,
  end_reason: z.enum(END_REASONS).nullable(),
  ended_by: z.string().nullable(),
  side: z.enum(['user', 'astrologer', 'admin']),
  user: Party,
  astrologer: Party,
  price_cents: z.int(),
  budget_cents: z.int().nullable(),
  requested_at: z.number(),
  started_at: z.number().nullable(),
  ended_at: z.number().nullable(),
  /** The bill after the end; the payout for the astrologer's side and admins only. */
  billable_seconds: z.int(),
  charge_cents: z.int(),
  payout_paise: z.int().nullable(),
  /** The count includes files; for a live consultation, of the last checkpoint. */
  message_count: z.int(),
  /** When retention deleted the conversation. */
  transcript_deleted_at: z.number().nullable(),
  /** Messages of the other side that the reader had not read at the end. */
  unread: z.int(),
})
export type WireConsultation = z.infer<typeof WireConsultation>
/** The meter of an accepted consultation, for a page without a socket to its room; its fields are RoomState's. */
export const LiveMeter = z.object({
  state: z.enum(STATES),
  kind: z.enum(KINDS),
  running: z.boolean(),
  price_cents: z.int(),
  billable_ms: z.number(),
  cost_cents: z.int(),
  left_ms: z.number().nullable(),
  free: FreeState.nullable(),
  balance_cents: z.int().nullable(),
  payout_paise_per_min: z.int().nullable(),
  earned_paise: z.int().nullable(),
  deadline_at: z.number().nullable(),
  now: z.number(),
  present: z.object({ user: z.boolean(), astrologer: z.boolean() }),
})
export type LiveMeter = z.infer<typeof LiveMeter>
export const LiveAnswer = z.object({ session: WireConsultation.nullable(), meter: LiveMeter.nullable() })
export type LiveAnswer = z.infer<typeof LiveAnswer>

/** `download`: send pictures as attachments too. */
export const FileQuery = z.object({ download: z.string().optional() })

export const AcceptRequest = z.strictObject({
  device: z.enum(['web', 'phone']).default('web'),
  /** Identifies the tab, so that its retry gets the first answer. */
  tab: z.string().min(8).max(64).optional(),
})
export const AcceptAnswer = z.object({ session_id: z.string(), status: StatusView, url: z.string() })

export const ReviewRequest = z.strictObject({
  rating: z.int().min(1, problemCode('stars_missing')).max(5, problemCode('stars_missing')),
  text: z.string().overwrite(trimmed).max(1000, problemCode('text_too_long')).default(''),
})
export const ProblemRequest = z.strictObject({
  reason: z
    .string()
    .overwrite(trimmed)
    .min(10, problemCode('report_too_short'))
    .max(2000, problemCode('text_too_long')),
})
export const RefundRequest = z.strictObject({
  amount_cents: z.int(problemCode('amount_missing')).min(1, problemCode('amount_missing')).max(10_000_000),
  reason: Reason,
})
export const RefundAnswer = z.object({ refunded_cents: z.int() })
export const Done = z.object({ success: z.literal(true) })

const StoredReview = z.object({ rating: z.int(), text: z.string(), at: z.number() })
export type StoredReview = z.infer<typeof StoredReview>

/** A movement of money on a receipt: cents for the client, paise for the astrologer. */
export const ReceiptEntry = z.object({
  at: z.number(),
  what: z.enum(['held', 'charged', 'released', 'refunded', 'earned', 'promotion', 'taken_back']),
  amount: z.int(),
})
export type ReceiptEntry = z.infer<typeof ReceiptEntry>

/** Everything needed to recompute the charge: spans → seconds → floor((price × seconds + 30) / 60). */
export const WireReceipt = z.object({
  session_id: z.string(),
  number: z.string(),
  kind: z.enum(KINDS),
  side: z.enum(['user', 'astrologer', 'admin']),
  user_name: z.string(),
  astrologer_name: z.string(),
  user_id: z.string(),
  astrologer_id: z.string(),
  /** For the astrologer's side only: true if the client is blocked. */
  client_blocked: z.boolean().nullable(),
  requested_at: z.number(),
  started_at: z.number().nullable(),
  ended_at: z.number(),
  ended_by: z.string().nullable(),
  end_reason: z.enum(END_REASONS),
  timeline: z.array(z.object({ at: z.number(), what: z.string(), side: z.string().nullable() })),
  /** The free minutes at the beginning, and their used part. Null without any. */
  free: z
    .object({
      minutes: z.int(),
      by: z.enum(FREE_GIVERS),
      seconds: z.int(),
      spans: z.array(z.object({ from: z.number(), to: z.number() })),
      /** When the client consented to pay from there on. */
      went_on_at: z.number().nullable(),
      /** The platform's pay for them, for the astrologer's side and admins only. */
      promotion_paise: z.int().nullable(),
    })
    .nullable(),
  /** The billed times in which both sides were present, ms UTC. */
  spans: z.array(z.object({ from: z.number(), to: z.number() })),
  billable_seconds: z.int(),
  price_cents: z.int(),
  charge_cents: z.int(),
  /** Null for the astrologer's side, because the sum of holds would reveal the wallet's balance. */
  held_cents: z.int().nullable(),
  refunded_cents: z.int(),
  /** For the astrologer's side and admins only. */
  payout_paise_per_min: z.int().nullable(),
  payout_paise: z.int().nullable(),
  /** The part of the payout that refunds took back. */
  taken_back_paise: z.int().nullable(),
  /** The ledger entries of this consultation, oldest first; holds only for readers who may see the wallet. */
  entries: z.array(ReceiptEntry),
  free_because: z.string().nullable(),
  /** The platform's cost of the call, in millionths of a dollar. For admins only; null for chats and embedded calls. */
  voice: z
    .object({
      cost_micro_usd: z.int(),
      legs: z.array(
        z.object({
          side: z.enum(['user', 'astrologer']),
          device: z.enum(['web', 'phone']),
          country: z.string().nullable(),
          seconds: z.int().nullable(),
        }),
      ),
    })
    .nullable(),
  /** The reason why it is charged although it was lost in its first minute. */
  charged_because: z.enum(CHARGED_BECAUSE).nullable(),
  review: StoredReview.nullable(),
  can_review: z.boolean(),
  problem_reported: z.boolean(),
})
export type WireReceipt = z.infer<typeof WireReceipt>

/** Clients whom an astrologer has blocked. */
export const BlockedClient = Party.extend({ blocked_at: z.number() })
export type BlockedClient = z.infer<typeof BlockedClient>
export const BlockedClientsAnswer = z.object({ count: z.int(), results: z.array(BlockedClient) })
export type BlockedClientsAnswer = z.infer<typeof BlockedClientsAnswer>

/** `amount` in `currency`: what the user paid (USD) or the astrologer earned (INR), two decimals, before any refund. */
export const HistoryItem = z.object({
  session_id: z.string(),
  kind: z.enum(KINDS),
  other_id: z.string(),
  other_name: z.string(),
  other_photo: z.string().nullable(),
  requested_at: z.number(),
  started_at: z.number().nullable(),
  ended_at: z.number().nullable(),
  duration_minutes: z.number(),
  billable_seconds: z.int(),
  amount: z.number(),
  currency: z.enum(['USD', 'INR']),
  /** Refunded to the user since then. */
  refunded_cents: z.int(),
  /** Taken back from the earnings by refunds; null for the user. */
  taken_back_paise: z.int().nullable(),
  status: StatusView,
  end_reason: z.enum(END_REASONS).nullable(),
  last_message: z.string().nullable(),
  /** Messages of the other side that the reader had not read at the end. */
  unread: z.int(),
})
export type HistoryItem = z.infer<typeof HistoryItem>
/** The newest chat with an astrologer; `unread` counts all chats with them, and `unread_session` is the oldest of these. */
export type Conversation = HistoryItem & { unread_session: string | null }
export const HistoryAnswer = z.object({ count: z.int(), results: z.array(HistoryItem) })
export type HistoryAnswer = z.infer<typeof HistoryAnswer>
