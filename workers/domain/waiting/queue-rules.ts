// The waiting queue of one astrologer: joins, turns, departures. Pure.
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import {
  OFFLINE_QUEUE_LIFETIME,
  PASSED_TURN_PAUSE,
  QUEUE_LENGTH_MAX,
  TURN_DURATION,
} from '#workers/contract/consultations/waiting.ts'
import type { KeptSlot } from '#workers/domain/bookings/index.ts'

export type Place = {
  userId: string
  userName: string
  kind: Kind
  joinedAt: number
  /** When this client's turn ends (ms UTC); null before its beginning. */
  turnEndsAt: number | null
}

/** A client who let a turn pass, and may join again at `until` (ms UTC). */
type Passed = { userId: string; until: number }

/**
 * `slot`: the booked slot that is reserved now or begins next. `offlineSince`: when the astrologer went offline (ms UTC); the places
 * remain for a while.
 */
export type WaitingQueue = {
  closed: boolean
  places: Place[]
  offlineSince: number | null
  passed: Passed[]
  slot: KeptSlot | null
}

export const EMPTY_QUEUE: WaitingQueue = { closed: false, places: [], offlineSince: null, passed: [], slot: null }

/** Clients to be notified: their turn began or passed, or the queue was closed. */
export type QueueNews = { userId: string; news: 'turn' | 'passed' | 'over' }

export type QueueRefusal = 'line_closed' | 'line_full' | 'turn_passed'

/** Appends a client. A repeated request retains the place, and may change the kind. */
export function join(queue: WaitingQueue, place: Omit<Place, 'turnEndsAt'>): WaitingQueue | QueueRefusal {
  const known = queue.places.find(({ userId }) => userId === place.userId)
  if (known)
    return { ...queue, places: queue.places.map((each) => (each === known ? { ...each, kind: place.kind } : each)) }
  if (queue.passed.some(({ userId, until }) => userId === place.userId && until > place.joinedAt)) return 'turn_passed'
  if (queue.closed) return 'line_closed'
  if (queue.places.length >= QUEUE_LENGTH_MAX) return 'line_full'
  return { ...queue, places: [...queue.places, { ...place, turnEndsAt: null }] }
}

export function leave(queue: WaitingQueue, userId: string): WaitingQueue {
  return { ...queue, places: queue.places.filter((place) => place.userId !== userId) }
}

/** The only client who may ring at `now` (ms UTC); null while no client has the turn. */
export function turnOf(queue: WaitingQueue, now: number): string | null {
  return queue.places.find(({ turnEndsAt }) => turnEndsAt !== null && turnEndsAt > now)?.userId ?? null
}

type Astrologer = { status: 'online' | 'busy' | 'offline'; now: number }

/**
 * The queue at `now`: unused turns are over, and the next client's turn begins once the astrologer is free. No turn begins during a
 * consultation, and while a booked slot is reserved only its client has one, until its end. After ten minutes offline the queue is
 * cleared.
 */
export function advance(queue: WaitingQueue, { status, now }: Astrologer): { queue: WaitingQueue; news: QueueNews[] } {
  const slot = queue.slot && queue.slot.until > now ? queue.slot : null
  const kept = slot && slot.from <= now ? slot : null
  const held = queue.places.map((place) => ({ ...place, turnEndsAt: turnEnd(place, { status, kept }) }))
  const passed = held.filter(({ turnEndsAt }) => turnEndsAt !== null && turnEndsAt <= now)
  let places = held.filter((place) => !passed.includes(place))
  const news: QueueNews[] = passed.map(({ userId }) => ({ userId, news: 'passed' }))
  const stillPassed = [
    ...queue.passed.filter(({ until }) => until > now),
    ...passed.map(({ userId }) => ({ userId, until: now + PASSED_TURN_PAUSE })),
  ]
  const offlineSince = status === 'offline' && places.length > 0 ? (queue.offlineSince ?? now) : null
  if (offlineSince !== null && now - offlineSince >= OFFLINE_QUEUE_LIFETIME) {
    news.push(...places.map(({ userId }): QueueNews => ({ userId, news: 'over' })))
    return { queue: { ...EMPTY_QUEUE, closed: queue.closed, passed: stillPassed }, news }
  }
  const next = kept ? places.find(({ userId }) => userId === kept.userId) : places[0]
  if (status === 'online' && next && places.every(({ turnEndsAt }) => turnEndsAt === null)) {
    const turnEndsAt = kept ? kept.until : now + TURN_DURATION
    places = places.map((place) => (place === next ? { ...place, turnEndsAt } : place))
    news.push({ userId: next.userId, news: 'turn' })
  }
  return { queue: { ...queue, places, offlineSince, passed: stillPassed, slot }, news }
}

// A turn restarts after a time in which it could not be used: the astrologer was offline, or another client's slot was reserved.
function turnEnd(
  { userId, turnEndsAt }: Place,
  { status, kept }: Pick<Astrologer, 'status'> & { kept: KeptSlot | null },
): number | null {
  if (status !== 'online' || turnEndsAt === null) return null
  if (!kept || turnEndsAt <= kept.from) return turnEndsAt
  return userId === kept.userId ? kept.until : null
}

/**
 * When the queue changes through time alone after `now` (ms UTC): a turn ends, a slot or its reservation begins or ends, or the offline
 * limit is reached. Null without such a change.
 */
export function nextChange({ places, offlineSince, slot }: WaitingQueue, now: number): number | null {
  const ends = places.flatMap(({ turnEndsAt }) => turnEndsAt ?? [])
  if (offlineSince !== null) ends.push(offlineSince + OFFLINE_QUEUE_LIFETIME)
  if (slot && places.length > 0) ends.push(slot.from > now ? slot.from : slot.until)
  return ends.length > 0 ? Math.min(...ends) : null
}
