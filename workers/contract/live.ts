// What goes over the sockets. Each side parses what it gets; unknown or malformed frames are refused.
import * as z from 'zod'
import { CHAT_TEXT_MAX } from './limits.ts'

export const LiveScope = z.enum(['line', 'presence', 'consultation'])
export type LiveScope = z.infer<typeof LiveScope>

export const TicketRequest = z.strictObject({ scope: LiveScope, id: z.string().min(1).max(64).optional() })
export type TicketAnswer = { ticket: string; url: string }

/** The sub-protocol that every socket names beside its ticket. */
export const LIVE_PROTOCOL = 'drishti'

// ---- the astrologer's line ----
export type RingNotice = {
  session_id: string
  type: 'chat' | 'web-call' | 'phone-call'
  conference: string
  from_user: string
  phone_number?: string
  expires_at: number
}
export type LineMessage =
  | { type: 'ring'; ring: RingNotice }
  | { type: 'ring-over'; session_id: string; outcome: string }
  | { type: 'status'; status: 'online' | 'offline' | 'busy' }

// ---- presence of astrologers, for lists ----
export type PresenceMessage = { type: 'presence'; astrologer_id: string; status: 'online' | 'offline' | 'busy' }

// ---- a consultation's room ----
const id = z.string().min(8).max(64)
export const RoomCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('message'), id, text: z.string().trim().min(1).max(CHAT_TEXT_MAX) }),
  z.strictObject({ type: z.literal('typing'), on: z.boolean() }),
  z.strictObject({ type: z.literal('delivered'), seq: z.int().min(1) }),
  z.strictObject({ type: z.literal('read'), seq: z.int().min(1) }),
  z.strictObject({ type: z.literal('resume'), after: z.int().min(0) }),
  z.strictObject({ type: z.literal('end') }),
])
export type RoomCommand = z.infer<typeof RoomCommand>

export type RoomChatMessage = {
  seq: number
  id: string
  side: 'user' | 'astrologer'
  text: string
  file?: { name: string; type: string; bytes: number; url: string }
  at: number
}

export type RoomState = {
  state: 'requested' | 'ringing' | 'connecting' | 'active' | 'paused' | 'ending' | 'ended'
  kind: 'chat' | 'web-call' | 'phone-call'
  end_reason: string | null
  price_cents: number
  started_at: number | null
  /** Billable time up to `now`; it runs on while `running`. */
  billable_ms: number
  running: boolean
  cost_cents: number
  hold_cents: number
  paid_until_ms: number
  now: number
  present: { user: boolean; astrologer: boolean }
}

export type RoomMessage =
  | { type: 'state'; state: RoomState }
  | { type: 'message'; message: RoomChatMessage }
  | { type: 'ack'; id: string; seq: number }
  | { type: 'marks'; side: 'user' | 'astrologer'; delivered: number; read: number }
  | { type: 'typing'; side: 'user' | 'astrologer'; on: boolean }
  | { type: 'warning'; seconds_left: number }
  | { type: 'refused'; id?: string; message: string }
