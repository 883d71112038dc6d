// The state of a consultation's room on the page: a pure reducer, testable without a socket.
import type { LiveMeter } from '#workers/contract/consultations/consultations.ts'
import type { FreeState } from '#workers/contract/consultations/free-minutes.ts'
import type { RefusedWords, RoomChatMessage, RoomMessage, RoomState } from '#workers/contract/consultations/live.ts'
import { chargeForSeconds } from '#workers/contract/consultations/price-rule.ts'

export type Side = 'user' | 'astrologer'
/** `refused`: the reason for which it is never sent. */
export type Outgoing = { id: string; text: string; at: number; refused?: string }
/** `replaced`: another page of this call has taken over. */
export type Link = 'connecting' | 'open' | 'down' | 'gone' | 'replaced'

export type RoomModel = {
  state: RoomState | null
  /** The page's clock (ms) when the state arrived; the meter continues from there. */
  stateAt: number
  /** The page's clock when the connection was lost; until the next state the meter is an estimate. */
  lostAt: number | null
  /** Sorted by sequence number, without duplicates. */
  messages: readonly RoomChatMessage[]
  /** Sent but not acknowledged; sent again with the same ids after a reconnect. */
  outgoing: readonly Outgoing[]
  marks: Record<Side, { delivered: number; read: number }>
  /** When the other side last typed (page clock), or null. */
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
      // Once the server has refused entry, the link stays closed.
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
    // The signals of calls and the desk have their own listeners; unknown types from a newer server are ignored.
    default:
      return room
  }
}

// The astrologer's page gets the remaining time only when it is short.
function warned(room: RoomModel, secondsLeft: number, now: number): RoomModel {
  const { state, stateAt } = room
  if (!state || state.left_ms !== null) return room
  const since = state.running ? now - stateAt : 0
  return { ...room, state: { ...state, left_ms: secondsLeft * 1000 + since } }
}

// The text remains in the list, so that its author can copy it.
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
    // The only later change of a message is the removal of a file.
    const messages = room.messages.map((each) => (each.seq === message.seq && message.file?.removed ? message : each))
    return { ...room, messages, outgoing }
  }
  const messages = [...room.messages, message].sort((a, b) => a.seq - b.seq)
  return { ...room, messages, outgoing }
}

/**
 * True while the meter is stopped, before the start or in a pause: messages of either side wait until both are
 * connected.
 */
export function isMeterPaused(state: RoomState['state'] | undefined): boolean {
  return state === 'requested' || state === 'ringing' || state === 'connecting' || state === 'paused'
}

/** The latest sequence number. */
export function lastSeq(room: RoomModel): number {
  return room.messages.at(-1)?.seq ?? 0
}

/** The last number before the first gap: the response to a file may arrive before earlier messages. */
export function gapFreeSeq({ messages }: RoomModel): number {
  let seq = messages[0] ? messages[0].seq - 1 : 0
  for (const message of messages) {
    if (message.seq !== seq + 1) break
    seq = message.seq
  }
  return messages[0]?.seq === 1 ? seq : 0
}

/** Input of the meter: the current room, or a polled consultation. */
type Metered = Pick<RoomModel, 'stateAt' | 'link' | 'lostAt'> & { state: Omit<LiveMeter, 'present'> | null }

export type MeterReading = {
  seconds: number
  costCents: number
  /** For the user: the balance if the consultation ended now. */
  balanceCents: number | null
  earnedPaise: number | null
  /** Free minutes left, in seconds; null if there are none, or once the client pays. */
  freeSecondsLeft: number | null
  /** Paid time left in seconds; infinite if unknown. */
  secondsLeft: number
  /** The used share of the holds, 0 to 1. */
  used: number
}

/**
 * The meter at `now` (page clock), extrapolated from the last state by the rule of the bill. Null before the first
 * state, and while another page has the consultation, because only that page gets the state.
 */
export function readMeter(room: Metered, now: number): MeterReading | null {
  const { state, stateAt, link, lostAt } = room
  if (!state) return null
  const final = state.state === 'ended' || state.state === 'ending'
  if (!final && (link === 'replaced' || (link === 'connecting' && lostAt !== null))) return null
  // The loss of this page's socket pauses a chat, but not a call, whose audio has its own connection.
  const until = state.kind === 'chat' ? Math.min(now, lostAt ?? now) : now
  const ran = state.running ? Math.max(0, until - stateAt) : 0
  const paid = state.billable_ms + (state.left_ms ?? Number.POSITIVE_INFINITY)
  // Free minutes never become paid time without the client's consent.
  const isFree = !!state.free && !state.free.is_over
  const ms = Math.min(state.billable_ms + (isFree ? 0 : ran), paid)
  const seconds = Math.floor(ms / 1000)
  const costCents = final ? state.cost_cents : chargeForSeconds(state.price_cents, seconds)
  const { balance_cents: balance, payout_paise_per_min: payout } = state
  const promotion =
    state.free?.by === 'platform' ? chargeForSeconds(payout ?? 0, freeSeconds(state.free, isFree ? ran : 0)) : 0
  return {
    seconds,
    costCents,
    balanceCents: balance === null ? null : balance - (costCents - state.cost_cents),
    earnedPaise: payout === null ? null : final ? state.earned_paise : chargeForSeconds(payout, seconds) + promotion,
    freeSecondsLeft: isFree && state.free ? Math.ceil(Math.max(0, state.free.left_ms - ran) / 1000) : null,
    secondsLeft: Math.max(0, Math.floor((paid - ms) / 1000)),
    used: paid > 0 ? ms / paid : 0,
  }
}

function freeSeconds({ used_ms: used, left_ms: left }: FreeState, ran: number): number {
  return Math.floor((used + Math.min(ran, left)) / 1000)
}
