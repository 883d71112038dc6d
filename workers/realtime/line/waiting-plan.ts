// The line of clients who wait for one astrologer: who joins, whose turn it is, who leaves. Pure.
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
  /** When this client's turn ends (ms UTC); null before it began. */
  turnEndsAt: number | null
}

/** A client who let a turn pass, and may join again at `until` (ms UTC). */
type Passed = { userId: string; until: number }

/** `slot`: the booked one that is kept now, or begins next. `offlineSince`: when the astrologer went offline (ms UTC); the places are kept for a while. */
export type WaitingLine = {
  closed: boolean
  places: Place[]
  offlineSince: number | null
  passed: Passed[]
  slot: KeptSlot | null
}

export const EMPTY_LINE: WaitingLine = { closed: false, places: [], offlineSince: null, passed: [], slot: null }

/** Clients who are to be notified: their turn came, or passed, or the line is over. */
export type LineNews = { userId: string; news: 'turn' | 'passed' | 'over' }

export type LineRefusal = 'line_closed' | 'line_full' | 'turn_passed'

/** Puts a client at the end. A second request of the same client keeps the place, and may change the kind. */
export function join(line: WaitingLine, place: Omit<Place, 'turnEndsAt'>): WaitingLine | LineRefusal {
  const known = line.places.find(({ userId }) => userId === place.userId)
  if (known)
    return { ...line, places: line.places.map((each) => (each === known ? { ...each, kind: place.kind } : each)) }
  if (line.passed.some(({ userId, until }) => userId === place.userId && until > place.joinedAt)) return 'turn_passed'
  if (line.closed) return 'line_closed'
  if (line.places.length >= QUEUE_LENGTH_MAX) return 'line_full'
  return { ...line, places: [...line.places, { ...place, turnEndsAt: null }] }
}

export function leave(line: WaitingLine, userId: string): WaitingLine {
  return { ...line, places: line.places.filter((place) => place.userId !== userId) }
}

/** The client who alone may ring at `now` (ms UTC); null while nobody has a turn. */
export function turnOf(line: WaitingLine, now: number): string | null {
  return line.places.find(({ turnEndsAt }) => turnEndsAt !== null && turnEndsAt > now)?.userId ?? null
}

type Astrologer = { status: 'online' | 'busy' | 'offline'; now: number }

/**
 * The line at `now`: turns that were not used are over, and the next client's begins once the astrologer is free. While the
 * astrologer talks, no turn begins, and while a booked slot is kept only its client has one, for as long. An astrologer who
 * stays offline for ten minutes has no line any more.
 */
export function advance(line: WaitingLine, { status, now }: Astrologer): { line: WaitingLine; news: LineNews[] } {
  const slot = line.slot && line.slot.until > now ? line.slot : null
  const kept = slot && slot.from <= now ? slot : null
  const held = line.places.map((place) => ({ ...place, turnEndsAt: turnEnd(place, { status, kept }) }))
  const passed = held.filter(({ turnEndsAt }) => turnEndsAt !== null && turnEndsAt <= now)
  let places = held.filter((place) => !passed.includes(place))
  const news: LineNews[] = passed.map(({ userId }) => ({ userId, news: 'passed' }))
  const stillPassed = [
    ...line.passed.filter(({ until }) => until > now),
    ...passed.map(({ userId }) => ({ userId, until: now + PASSED_TURN_PAUSE })),
  ]
  const offlineSince = status === 'offline' && places.length > 0 ? (line.offlineSince ?? now) : null
  if (offlineSince !== null && now - offlineSince >= OFFLINE_QUEUE_LIFETIME) {
    news.push(...places.map(({ userId }): LineNews => ({ userId, news: 'over' })))
    return { line: { ...EMPTY_LINE, closed: line.closed, passed: stillPassed }, news }
  }
  const next = kept ? places.find(({ userId }) => userId === kept.userId) : places[0]
  if (status === 'online' && next && places.every(({ turnEndsAt }) => turnEndsAt === null)) {
    const turnEndsAt = kept ? kept.until : now + TURN_DURATION
    places = places.map((place) => (place === next ? { ...place, turnEndsAt } : place))
    news.push({ userId: next.userId, news: 'turn' })
  }
  return { line: { ...line, places, offlineSince, passed: stillPassed, slot }, news }
}

// Nobody can use a turn while the astrologer is away, or while the slot of somebody else is kept: it begins anew.
function turnEnd(
  { userId, turnEndsAt }: Place,
  { status, kept }: Pick<Astrologer, 'status'> & { kept: KeptSlot | null },
): number | null {
  if (status !== 'online' || turnEndsAt === null) return null
  if (!kept || turnEndsAt <= kept.from) return turnEndsAt
  return userId === kept.userId ? kept.until : null
}

/**
 * When the line changes by itself after `now` (ms UTC): a turn ends, a slot begins or is kept no more, or the astrologer was
 * offline for too long. Null without one.
 */
export function nextChange({ places, offlineSince, slot }: WaitingLine, now: number): number | null {
  const ends = places.flatMap(({ turnEndsAt }) => turnEndsAt ?? [])
  if (offlineSince !== null) ends.push(offlineSince + OFFLINE_QUEUE_LIFETIME)
  if (slot && places.length > 0) ends.push(slot.from > now ? slot.from : slot.until)
  return ends.length > 0 ? Math.min(...ends) : null
}
