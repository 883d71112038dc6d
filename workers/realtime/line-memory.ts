// The state that an astrologer's line stores between requests.
import type { RingNotice } from '#workers/contract/live.ts'

export type LineMemory = {
  astrologerId: string
  wantsOnline: boolean
  busyWith: string | null
  /** Set by an admin: busy until the astrologer toggles. */
  notNow: boolean
  ring: RingNotice | null
  /** No page was open when it began: it rings the phone. */
  ringsPhone: boolean
  /** When the last sign of a tab came, once none is left. */
  unreachableSince: number | null
  /** Set when the line went offline by itself: the astrologer is notified at the next visit. */
  wentOfflineAt: number | null
  /** When the database was last asked for a device, and whether the consultation of `busyWith` lives (ms UTC). */
  deviceAskedAt: number | null
  consultationAskedAt: number | null
  published: 'online' | 'offline' | 'busy'
}

const AT_FIRST: LineMemory = {
  astrologerId: '',
  wantsOnline: false,
  busyWith: null,
  notNow: false,
  ring: null,
  ringsPhone: false,
  unreachableSince: null,
  wentOfflineAt: null,
  deviceAskedAt: null,
  consultationAskedAt: null,
  published: 'offline',
}

/** The status that lists should show. */
export function statusOf({ wantsOnline, busyWith, notNow }: LineMemory): LineMemory['published'] {
  if (!wantsOnline) return 'offline'
  return busyWith || notNow ? 'busy' : 'online'
}

export function readMemory(storage: DurableObjectStorage): LineMemory {
  return { ...AT_FIRST, ...storage.kv.get<LineMemory>('memory') }
}

/** Stores a change and returns the whole memory. A change that changes nothing is not written. */
export function remember(storage: DurableObjectStorage, change: Partial<LineMemory>): LineMemory {
  const before = readMemory(storage)
  const memory = { ...before, ...change }
  const names = Object.keys(change) as (keyof LineMemory)[]
  if (names.some((name) => memory[name] !== before[name])) storage.kv.put('memory', memory)
  return memory
}
