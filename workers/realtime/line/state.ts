// The state that an astrologer's line stores between requests.
import type { OfflineReason } from '#workers/contract/astrologers/astrologers.ts'
import type { RingNotice } from '#workers/contract/consultations/live.ts'

export type LineState = {
  astrologerId: string
  wantsOnline: boolean
  busyWith: string | null
  /** Set by an admin: busy until the astrologer toggles availability. */
  notNow: boolean
  ring: RingNotice | null
  /** The user who rings. */
  ringUserId: string | null
  /** When the push message of the ring was last sent (ms UTC). */
  ringPushedAt: number | null
  /** The waiting client who has the turn. Other clients cannot ring, so lists show "busy". */
  turnOf: string | null
  /** No page was open when the ring began, so it rings the phone. */
  ringsPhone: boolean
  /** The last evidence of a tab, set once no tab is left. */
  unreachableSince: number | null
  /** Set when the line took the astrologer offline: the astrologer is notified at the next visit. */
  wentOfflineAt: number | null
  wentOfflineBecause: OfflineReason | null
  /** Consecutive rings without an answer. */
  missedRings: number
  /** When the database was last queried for a device, and for the consultation of `busyWith` (ms UTC). */
  deviceAskedAt: number | null
  consultationAskedAt: number | null
  published: 'online' | 'offline' | 'busy'
}

const AT_FIRST: LineState = {
  astrologerId: '',
  wantsOnline: false,
  busyWith: null,
  notNow: false,
  ring: null,
  ringUserId: null,
  ringPushedAt: null,
  turnOf: null,
  ringsPhone: false,
  unreachableSince: null,
  wentOfflineAt: null,
  wentOfflineBecause: null,
  missedRings: 0,
  deviceAskedAt: null,
  consultationAskedAt: null,
  published: 'offline',
}

/** The astrologer has toggled availability, which resets everything that the line derived. */
export const SWITCHED = {
  notNow: false,
  unreachableSince: null,
  missedRings: 0,
  wentOfflineAt: null,
  wentOfflineBecause: null,
}

/** The status that lists should show. */
export function statusOf({ turnOf, ...memory }: LineState): LineState['published'] {
  const status = ownStatus(memory)
  return status === 'online' && turnOf !== null ? 'busy' : status
}

/** The status without the waiting queue: a turn begins while it is "online". */
export function ownStatus({
  wantsOnline,
  busyWith,
  notNow,
}: Pick<LineState, 'wantsOnline' | 'busyWith' | 'notNow'>): LineState['published'] {
  if (!wantsOnline) return 'offline'
  return busyWith || notNow ? 'busy' : 'online'
}

export function readLineState(storage: DurableObjectStorage): LineState {
  return { ...AT_FIRST, ...storage.kv.get<LineState>('memory') }
}

/** Stores a change and returns the whole state. Skips the write when nothing differs. */
export function saveLineState(storage: DurableObjectStorage, change: Partial<LineState>): LineState {
  const before = readLineState(storage)
  const memory = { ...before, ...change }
  const names = Object.keys(change) as (keyof LineState)[]
  if (names.some((name) => memory[name] !== before[name])) storage.kv.put('memory', memory)
  return memory
}
