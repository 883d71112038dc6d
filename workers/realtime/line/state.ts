// The state that an astrologer's line stores between requests.
import type { OfflineReason } from '#workers/contract/astrologers/astrologers.ts'
import type { RingNotice } from '#workers/contract/consultations/live.ts'

export type LineState = {
  astrologerId: string
  wantsOnline: boolean
  busyWith: string | null
  /** Set by an admin: busy until the astrologer toggles. */
  notNow: boolean
  ring: RingNotice | null
  /** The user who rings. */
  ringUserId: string | null
  /** When the devices were last told of the ring (ms UTC). */
  ringPushedAt: number | null
  /** The waiting client whose turn it is: nobody else can ring, so lists show "busy". */
  turnOf: string | null
  /** No page was open when it began: it rings the phone. */
  ringsPhone: boolean
  /** When the last sign of a tab came, once none is left. */
  unreachableSince: number | null
  /** Set when the line went offline by itself: the astrologer is notified at the next visit. */
  wentOfflineAt: number | null
  wentOfflineBecause: OfflineReason | null
  /** Rings in a row that nobody answered. */
  missedRings: number
  /** When the database was last asked for a device, and whether the consultation of `busyWith` lives (ms UTC). */
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

/** The astrologer has switched: what the line had found out by itself is over. */
export const SWITCHED = {
  ...{ notNow: false, unreachableSince: null, missedRings: 0, wentOfflineAt: null, wentOfflineBecause: null },
}

/** The status that lists should show. */
export function statusOf({ turnOf, ...memory }: LineState): LineState['published'] {
  const status = ownStatus(memory)
  return status === 'online' && turnOf !== null ? 'busy' : status
}

/** The status without regard to the clients who wait: a turn begins while it is "online". */
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

/** Stores a change and returns the whole memory. A change that changes nothing is not written. */
export function saveLineState(storage: DurableObjectStorage, change: Partial<LineState>): LineState {
  const before = readLineState(storage)
  const memory = { ...before, ...change }
  const names = Object.keys(change) as (keyof LineState)[]
  if (names.some((name) => memory[name] !== before[name])) storage.kv.put('memory', memory)
  return memory
}
