// A consultation on the wire: kinds, states, end reasons.

export const KINDS = ['chat', 'web-call', 'phone-call'] as const
export type Kind = (typeof KINDS)[number]

/** Names of the kinds for people. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  chat: 'Chat',
  'web-call': 'Web call',
  'phone-call': 'Phone call',
}

export const STATES = ['requested', 'ringing', 'connecting', 'active', 'paused', 'ending', 'ended'] as const
export type State = (typeof STATES)[number]

export const END_REASONS = [
  'user_ended',
  'astrologer_ended',
  'funds_exhausted',
  'insufficient_funds',
  'limit_reached',
  'no_answer',
  'rejected',
  'cancelled',
  'busy',
  'failed',
  'connection_lost',
  'admin_ended',
  'account_closed',
  'free_minutes_over',
] as const
export type EndReason = (typeof END_REASONS)[number]

/**
 * The reason why a consultation lost in its first minute is charged: contradictory reports of the pages, or too many losses.
 */
export const CHARGED_BECAUSE = ['contradiction', 'too_often'] as const
export type ChargeReason = (typeof CHARGED_BECAUSE)[number]

export const SIDES = ['user', 'astrologer'] as const
export type Side = (typeof SIDES)[number]

type Ended<Reason> = { endReason: Reason; startedAt: number | null }

/** A client's monthly limit is private, so the astrologer gets the reason of an empty wallet instead. */
export function endReasonFor<Reason extends string | null>(
  reader: Side | 'admin',
  { endReason, startedAt }: Ended<Reason>,
): Reason | EndReason {
  if (reader !== 'astrologer' || endReason !== 'limit_reached') return endReason
  return startedAt === null ? 'insufficient_funds' : 'funds_exhausted'
}

/** The API's status for a state: calls are `ongoing` where chats are `active`. */
export function statusOfState(state: State, kind: Kind): 'pending' | 'active' | 'ongoing' | 'ended' {
  if (state === 'ended' || state === 'ending') return 'ended'
  if (state === 'active' || state === 'paused') return kind === 'chat' ? 'active' : 'ongoing'
  return 'pending'
}
