// Messages of the sockets. The server parses client frames and refuses unknown or malformed ones; browsers trust the server's
// types without parsing, because zod would add 29 KB to every page.
import * as z from 'zod'
import { CHAT_TEXT_MAX, PRESENCE_IDS_MAX } from '#workers/contract/limits.ts'
import { trimmed } from '#workers/contract/text/trimmed.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { DeskAct, type DeskMessage } from './desk.ts'
import type { FreeGiver, FreeState } from './free-minutes.ts'
import type { RoomRefusal } from './room-refusals.ts'
import { isIceCandidate, isSessionDescription } from './session-description.ts'

export const LiveScope = z.enum(['line', 'presence', 'consultation'])
export type LiveScope = z.infer<typeof LiveScope>

export const TicketRequest = z.strictObject({ scope: LiveScope, id: z.string().min(1).max(64).optional() })
export const TicketAnswer = z.object({ ticket: z.string(), url: z.string() })
export type TicketAnswer = z.infer<typeof TicketAnswer>

/** The sub-protocol that every socket sends with its ticket. */
export const LIVE_PROTOCOL = 'drishti'

// ---- the astrologer's line ----
export type RingNotice = {
  session_id: string
  type: 'chat' | 'web-call' | 'phone-call'
  conference: string
  from_user: string
  /** The number that rings the astrologer's phone; on web calls only if they can be accepted by phone. */
  phone_number?: string
  payout_paise_per_min: number
  /** The client shares a birth inside the consultation. */
  birth_attached?: true
  /** Minutes that the client can pay for, at most LONGEST_SHOWN_MINUTES. */
  longest_minutes?: number
  /** The free minutes at the beginning, given by the astrologer or the platform, which pays for its own. */
  free_minutes?: number
  free_by?: FreeGiver
  expires_at: number
}
export type LineMessage =
  /** `now`: the server's clock, to which `expires_at` refers. */
  | { type: 'ring'; ring: RingNotice; now: number }
  /** Sent to a line that reconnects: its earlier ring is over. */
  | { type: 'no-ring' }
  | { type: 'ring-over'; session_id: string; outcome: string }
  | { type: 'status'; status: 'online' | 'offline' | 'busy' }

/** Sent by every Durable Object with sockets: the page must answer with a ping. */
export type AreYouThere = { type: 'are-you-there' }

// ---- presence of astrologers, for lists and profiles ----
const PresenceStatus = z.enum(['online', 'offline', 'busy'])
export const PresenceAnswer = z.record(z.string(), PresenceStatus)
export type PresenceAnswer = z.infer<typeof PresenceAnswer>
/** `ids`: comma-separated ids of astrologers; all by default. */
export const PresenceQuery = z.object({
  ids: z
    .string()
    .regex(/^[\w-]{1,64}(,[\w-]{1,64})*$/, problemCode('ids_wrong'))
    .transform((ids) => ids.split(','))
    .refine((ids) => ids.length <= PRESENCE_IDS_MAX, {
      error: problemCode('too_many_ids'),
      params: { most: PRESENCE_IDS_MAX },
    })
    .optional(),
})
export type PresenceChange = { astrologer_id: string; status: z.infer<typeof PresenceStatus> }
/** One change for a page of one astrologer; lists get the changes of two seconds together. */
export type PresenceMessage = ({ type: 'presence' } & PresenceChange) | { type: 'presence'; changes: PresenceAnswer }

// ---- a consultation's room ----
const id = z.string().min(8).max(64)
const sdp = z.string().min(1).max(16_000).refine(isSessionDescription)
const candidate = z.object({
  candidate: z.string().max(1000).refine(isIceCandidate),
  sdpMid: z.string().max(64).nullish(),
  sdpMLineIndex: z.int().nullish(),
  usernameFragment: z
    .string()
    .max(256)
    .regex(/^[a-z0-9+/]*$/i)
    .nullish(),
})
// The sender and receiver of a signal: each page load has a new id.
const page = z.string().regex(/^[0-9a-f-]{36}$/)

/** Signalling of an embedded call. The astrologer's page makes all offers; each has a generation. */
export const CallSignal = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('need'), page }),
  z.strictObject({ kind: z.literal('offer'), page, to: page, generation: z.int().min(1), sdp }),
  z.strictObject({ kind: z.literal('answer'), page, to: page, generation: z.int().min(1), sdp }),
  z.strictObject({
    kind: z.literal('candidates'),
    page,
    to: page,
    generation: z.int().min(1),
    candidates: z.array(candidate).min(1).max(20),
  }),
])
export type CallSignal = z.infer<typeof CallSignal>

/** The state of the microphone on the page of a call. */
export const MICROPHONES = ['asking', 'refused', 'no-device', 'unsupported', 'on'] as const
export type Microphone = (typeof MICROPHONES)[number]

export const RoomCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('message'), id, text: z.string().overwrite(trimmed).min(1).max(CHAT_TEXT_MAX) }),
  z.strictObject({ type: z.literal('typing'), on: z.boolean() }),
  z.strictObject({ type: z.literal('delivered'), seq: z.int().min(1) }),
  z.strictObject({ type: z.literal('read'), seq: z.int().min(1) }),
  z.strictObject({ type: z.literal('resume'), after: z.int().min(0) }),
  z.strictObject({ type: z.literal('end') }),
  // The client's consent to pay after the free minutes.
  z.strictObject({ type: z.literal('go-on') }),
  // Calls: whether this page receives the other side's audio, and the signalling between the pages. `silent_ms`: time since the
  // last packet, when the reception ended.
  z.strictObject({ type: z.literal('media'), up: z.boolean(), silent_ms: z.int().min(0).max(5000).optional() }),
  z.strictObject({ type: z.literal('signal'), signal: CallSignal }),
  // Calls: the state of this page's microphone for the other side, and whether its browser blocks audio.
  z.strictObject({
    type: z.literal('microphone'),
    state: z.enum(MICROPHONES),
    muted: z.boolean(),
    sound_off: z.boolean().optional(),
  }),
  // The chart desk: subscribes this page, which has the points up to `after`; then its acts.
  z.strictObject({ type: z.literal('desk-open'), after: z.int().min(0) }),
  /** `births`: the number of changes of the birth when the page acted; absent from older pages. */
  z.strictObject({ type: z.literal('desk'), id, act: DeskAct, births: z.int().min(0).optional() }),
])
export type RoomCommand = z.infer<typeof RoomCommand>

export const RoomChatMessageShape = z.object({
  seq: z.int(),
  id: z.string(),
  side: z.enum(['user', 'astrologer']),
  text: z.string(),
  file: z
    .object({
      name: z.string(),
      type: z.string(),
      bytes: z.int(),
      url: z.string(),
      /** The sender removed it: its bytes are deleted. */
      removed: z.literal(true).optional(),
    })
    .optional(),
  at: z.number(),
})
export type RoomChatMessage = z.infer<typeof RoomChatMessageShape>

/** A phone or page in a Twilio call. */
export const LEG_STATES = ['none', 'dialling', 'ringing', 'answered', 'joined', 'left', 'failed'] as const
export type LegState = (typeof LEG_STATES)[number]

export type RoomState = {
  state: 'requested' | 'ringing' | 'connecting' | 'active' | 'paused' | 'ending' | 'ended'
  kind: 'chat' | 'web-call' | 'phone-call'
  side: 'user' | 'astrologer'
  end_reason: string | null
  ended_by: string | null
  price_cents: number
  started_at: number | null
  /** Billable time up to `now`; it increases while `running`. */
  billable_ms: number
  running: boolean
  cost_cents: number
  /** For the user's side only: the sum of the holds. */
  hold_cents: number | null
  /** Remaining paid time. For the astrologer only when it is low, because it reveals the wallet's balance. */
  left_ms: number | null
  /** Null without free minutes. `is_over`: the client has consented, and pays. */
  free: FreeState | null
  /** For the user's side only: the wallet's balance if the consultation ended now. */
  balance_cents: number | null
  /** For the user's side only: the limit of the paid time. */
  limited_by: 'hour' | 'balance' | 'budget' | 'month' | null
  /** For the astrologer's side only. */
  payout_paise_per_min: number | null
  earned_paise: number | null
  /** When ringing, connecting or a pause times out. */
  deadline_at: number | null
  now: number
  present: { user: boolean; astrologer: boolean }
  /** The open page of each side, null without one. Calls: its microphone, null before the page's first report. */
  pages: Record<'user' | 'astrologer', { microphone: Microphone | null; muted: boolean; sound_off: boolean } | null>
  /** The provider that carries the audio of a call; null in a chat. */
  provider: 'twilio' | 'embedded' | null
  /** The device on which the astrologer accepted a call. */
  device: 'web' | 'phone' | null
  /** Calls over Twilio: the status of each side's leg; null in all other consultations. */
  legs: { user: LegState; astrologer: LegState } | null
  /** Calls with a phone: our number, which it displays. Never a person's number. */
  shown_number: string | null
  /** The newest sequence number, and the last one that each side has received and read. */
  last_seq: number
  marks: Record<'user' | 'astrologer', { delivered: number; read: number }>
}

export type RoomMessage =
  | { type: 'state'; state: RoomState }
  | { type: 'message'; message: RoomChatMessage }
  | { type: 'ack'; id: string; seq: number }
  | { type: 'marks'; side: 'user' | 'astrologer'; delivered: number; read: number }
  | { type: 'typing'; side: 'user' | 'astrologer'; on: boolean }
  | { type: 'warning'; seconds_left: number }
  | { type: 'signal'; signal: CallSignal }
  /** Only for pages that opened the desk. */
  | DeskMessage
  /** `id` names the message or act; `again`: it may be sent again a second later. */
  | ({ type: 'refused'; id?: string; again?: true } & RefusedWords)

/** A room of an older release sends no code. */
export type RefusedWords = { code?: RoomRefusal; message: string }
