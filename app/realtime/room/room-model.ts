// A consultation's room as the page knows it: a pure reducer, tested without a socket.
import type { LiveMeter } from '#workers/contract/consultations/consultations.ts'
import type { FreeState } from '#workers/contract/consultations/free-minutes.ts'
import type { RefusedWords, RoomChatMessage, RoomMessage, RoomState } from '#workers/contract/consultations/live.ts'
import { chargeFor } from '#workers/contract/consultations/pricing.ts'

export type Side = 'user' | 'astrologer'
/** `refused`: why it will never be sent. */
export type Outgoing = { id: string; text: string; at: number; refused?: string }
/** `replaced`: another page of the same call has taken this one's place. */
export type Link = 'connecting' | 'open' | 'down' | 'gone' | 'replaced'

export type RoomModel = {
  state: RoomState | null
  /** The page's clock (ms) when the state came: the meter runs on from there. */
  stateAt: number
  /** The page's clock when it lost the room: until the next state it only guesses. */
  lostAt: number | null
  /** By sequence number, each once. */
  messages: readonly RoomChatMessage[]
  /** Sent, not acknowledged yet: sent again after a reconnect, under the same ids. */
  outgoing: readonly Outgoing[]
  marks: Record<Side, { delivered: number; read: number }>
  /** The other side typed at this time (page clock), or null. */
  typingAt: number | null
  refusal: RefusedWords | null
  link: Link
}

export function newRoom(messages: readonly RoomChatMessage[]): RoomModel {
  const none = { delivered: 0, read: 0 }
  return {
    state: null,
    stateAt: 0,
    lostAt: null,
    messages,
    outgoing: [],
    marks: { user: none, astrologer: none },
    typingAt: null,
    refusal: null,
    link: 'connecting',
  }
}

export type RoomAction =
  | { type: 'heard'; message: RoomMessage; side: Side; now: number }
  | { type: 'said'; outgoing: Outgoing }
  | { type: 'link'; link: Link; now: number }
  | { type: 'sent-file'; message: RoomChatMessage }

export function roomReducer(room: RoomModel, action: RoomAction): RoomModel {
  switch (action.type) {
    case 'said':
      return { ...room, outgoing: [...room.outgoing, action.outgoing], refusal: null }
    case 'link':
      // After the server refused entry for good, the link stays closed.
      return room.link === 'gone' ? room : linked(room, action.link, action.now)
    case 'sent-file':
      return withMessage(room, action.message)
    case 'heard':
      return hear(room, action.message, action.side, action.now)
  }
}

function linked(room: RoomModel, link: Link, now: number): RoomModel {
  return { ...room, link, lostAt: link === 'open' ? room.lostAt : (room.lostAt ?? now) }
}

function hear(room: RoomModel, message: RoomMessage, side: Side, now: number): RoomModel {
  switch (message.type) {
    case 'state':
      return { ...room, state: message.state, stateAt: now, lostAt: null, marks: message.state.marks }
    case 'message': {
      const next = withMessage(room, message.message)
      return message.message.side === side ? next : { ...next, typingAt: null }
    }
    case 'ack':
      return acknowledge(room, message.id, message.seq, side)
    case 'marks':
      return { ...room, marks: { ...room.marks, [message.side]: { delivered: message.delivered, read: message.read } } }
    case 'typing':
      return message.side === side ? room : { ...room, typingAt: message.on ? now : null }
    case 'warning':
      return warned(room, message.seconds_left, now)
    case 'refused':
      return refuse(room, message)
    // The call's signals and the desk have listeners of their own; what a later version sends is not for this page.
    default:
      return room
  }
}

// The astrologer's page gets the remaining time only when it runs low.
function warned(room: RoomModel, secondsLeft: number, now: number): RoomModel {
  const { state, stateAt } = room
  if (!state || state.left_ms !== null) return room
  const since = state.running ? now - stateAt : 0
  return { ...room, state: { ...state, left_ms: secondsLeft * 1000 + since } }
}

// The text stays in the list: its author may want to copy it.
function refuse(room: RoomModel, { id, again, code, message }: RoomMessage & { type: 'refused' }): RoomModel {
  if (again) return room
  const outgoing = room.outgoing.map((each) => (each.id === id ? { ...each, refused: message } : each))
  return { ...room, refusal: { code, message }, outgoing }
}

function acknowledge(room: RoomModel, id: string, seq: number, side: Side): RoomModel {
  const mine = room.outgoing.find((each) => each.id === id)
  if (!mine) return room
  return { ...withMessage(room, { seq, id, side, text: mine.text, at: mine.at }), refusal: null }
}

function withMessage(room: RoomModel, message: RoomChatMessage): RoomModel {
  const outgoing = room.outgoing.filter(({ id }) => id !== message.id)
  if (room.messages.some(({ seq }) => seq === message.seq)) {
    // The only thing that changes afterwards: a file is taken back.
    const messages = room.messages.map((each) => (each.seq === message.seq && message.file?.removed ? message : each))
    return { ...room, messages, outgoing }
  }
  const messages = [...room.messages, message].sort((a, b) => a.seq - b.seq)
  return { ...room, messages, outgoing }
}

/** The meter stands, before the start or in a pause: what either side writes is sent when both are there. */
export function isMeterPaused(state: RoomState['state'] | undefined): boolean {
  return state === 'requested' || state === 'ringing' || state === 'connecting' || state === 'paused'
}

/** The newest sequence number. */
export function lastSeq(room: RoomModel): number {
  return room.messages.at(-1)?.seq ?? 0
}

/** The last number without a gap before it: the answer to a file may arrive ahead of earlier messages. */
export function gapFreeSeq({ messages }: RoomModel): number {
  let seq = messages[0] ? messages[0].seq - 1 : 0
  for (const message of messages) {
    if (message.seq !== seq + 1) break
    seq = message.seq
  }
  return messages[0]?.seq === 1 ? seq : 0
}

/** The source of the meter: the room that the page is in, or one that it polls. */
type Metered = Pick<RoomModel, 'stateAt' | 'link' | 'lostAt'> & { state: Omit<LiveMeter, 'present'> | null }

export type MeterReading = {
  seconds: number
  costCents: number
  /** The user's side: the balance if the consultation ended now. */
  balanceCents: number | null
  earnedPaise: number | null
  /** Free minutes left, in seconds; null without any, and once the client pays. */
  freeSecondsLeft: number | null
  /** Paid time left in seconds; infinite where it is not known. */
  secondsLeft: number
  /** The share of the holds that is used, 0 to 1. */
  used: number
}

/**
 * The meter at `now` (page clock): the same rule as the bill, run on from the last state. Null before the first, and
 * while another page has the consultation: only that one knows.
 */
export function readMeter(room: Metered, now: number): MeterReading | null {
  const { state, stateAt, link, lostAt } = room
  if (!state) return null
  const final = state.state === 'ended' || state.state === 'ending'
  if (!final && (link === 'replaced' || (link === 'connecting' && lostAt !== null))) return null
  // A chat is paused by the loss of this page's line; a call is heard without it.
  const until = state.kind === 'chat' ? Math.min(now, lostAt ?? now) : now
  const ran = state.running ? Math.max(0, until - stateAt) : 0
  const paid = state.billable_ms + (state.left_ms ?? Number.POSITIVE_INFINITY)
  // Free minutes never run on into paid time by themselves.
  const isFree = !!state.free && !state.free.is_over
  const ms = Math.min(state.billable_ms + (isFree ? 0 : ran), paid)
  const seconds = Math.floor(ms / 1000)
  const costCents = final ? state.cost_cents : chargeFor(state.price_cents, seconds)
  const { balance_cents: balance, payout_paise_per_min: payout } = state
  const promotion =
    state.free?.by === 'platform' ? chargeFor(payout ?? 0, freeSeconds(state.free, isFree ? ran : 0)) : 0
  return {
    seconds,
    costCents,
    balanceCents: balance === null ? null : balance - (costCents - state.cost_cents),
    earnedPaise: payout === null ? null : final ? state.earned_paise : chargeFor(payout, seconds) + promotion,
    freeSecondsLeft: isFree && state.free ? Math.ceil(Math.max(0, state.free.left_ms - ran) / 1000) : null,
    secondsLeft: Math.max(0, Math.floor((paid - ms) / 1000)),
    used: paid > 0 ? ms / paid : 0,
  }
}

function freeSeconds({ used_ms: used, left_ms: left }: FreeState, ran: number): number {
  return Math.floor((used + Math.min(ran, left)) / 1000)
}
