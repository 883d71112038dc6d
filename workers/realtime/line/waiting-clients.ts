// The waiting queue of an astrologer: stores it, notifies clients, and copies it to the database.

import { type OwnLine, TURN_DURATION } from '#workers/contract/consultations/waiting.ts'
import { HOUR, MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import { lineOverNotice, turnNotice, turnPassedNotice } from '#workers/domain/notifications/index.ts'
import type { PlaceInLine } from '#workers/domain/waiting/index.ts'
import {
  advance,
  EMPTY_QUEUE,
  join,
  leave,
  nextChange,
  type Place,
  type QueueNews,
  type QueueRefusal,
  turnOf,
  type WaitingQueue,
} from '#workers/domain/waiting/queue-rules.ts'
import { withEffectTimeout } from '#workers/effect-timeout.ts'
import { logFailure } from '#workers/log.ts'
import type { Services } from '#workers/services/index.ts'

/**
 * `copied`: the database has these places. `untold`: clients who must still be notified. `lookAt`: when the database is next queried for
 * a booked slot (ms UTC).
 */
type Stored = WaitingQueue & { copied: boolean; untold: QueueNews[]; lookAt: number }

const AT_FIRST: Stored = { ...EMPTY_QUEUE, copied: true, untold: [], lookAt: 0 }
/** The timeout of a database query, because neither a ring nor a turn may wait longer. */
const PATIENCE = 5 * SECOND
/** The interval of queries for the next booked slot while clients wait: a slot cannot be booked this shortly before it begins. */
const LOOK_EVERY = 5 * MINUTE
/** The shorter interval while a slot is reserved, because its client may have used it, and after a failed query. */
const LOOK_SOON = 30 * SECOND
const NOTICES = { turn: turnNotice, passed: turnPassedNotice, over: lineOverNotice }

type Line = {
  storage: DurableObjectStorage
  services: Services
  astrologerId(): string
  status(): 'online' | 'busy' | 'offline'
}

export class WaitingClients {
  private readonly line: Line
  private working: Promise<void> = Promise.resolve()

  constructor(line: Line) {
    this.line = line
  }

  read(): Stored {
    return { ...AT_FIRST, ...this.line.storage.kv.get<Stored>('waiting') }
  }

  /** After the clock was set back, no turn and no query may wait longer than it would from `now` on. */
  notAhead(now: number): void {
    const { places, lookAt } = this.read()
    const isAhead = (at: number | null) => at !== null && at > now + TURN_DURATION
    if (!places.some(({ turnEndsAt }) => isAhead(turnEndsAt)) && lookAt <= now + LOOK_EVERY) return
    const turns = places.map((place) =>
      isAhead(place.turnEndsAt) ? { ...place, turnEndsAt: now + TURN_DURATION } : place,
    )
    this.put({ ...this.read(), places: turns, lookAt: Math.min(lookAt, now) })
  }

  /** Adds a place and returns it. */
  join(place: Omit<Place, 'turnEndsAt' | 'joinedAt'>): PlaceInLine | QueueRefusal {
    const joined = join(this.read(), { ...place, joinedAt: this.now() })
    if (typeof joined === 'string') return joined
    this.write(joined)
    return this.placeOf(place.userId) as PlaceInLine
  }

  /** Removes a place. Returns false for a client who had none. */
  leave(userId: string): boolean {
    const queue = this.read()
    if (!queue.places.some((place) => place.userId === userId)) return false
    this.write(leave(queue, userId))
    return true
  }

  close(closed: boolean): void {
    this.write({ ...this.read(), closed })
  }

  placeOf(userId: string): PlaceInLine | null {
    const { places } = this.read()
    const index = places.findIndex((place) => place.userId === userId)
    const place = places[index]
    return place
      ? { position: index + 1, waiting: places.length, kind: place.kind, turnEndsAt: place.turnEndsAt }
      : null
  }

  forAstrologer(): OwnLine {
    const { closed, places } = this.read()
    return {
      is_closed: closed,
      waiting: places.map(({ userName, kind, joinedAt, turnEndsAt }) => ({
        name: userName.split(' ')[0] ?? userName,
        kind,
        joined_at: joinedAt,
        turn_ends_at: turnEndsAt,
      })),
    }
  }

  /** The only client who may ring now; null while no client has the turn. */
  turn(): string | null {
    return turnOf(this.read(), this.now())
  }

  /** When the queue must act (ms UTC); null when nothing is pending. */
  due(): number | null {
    const stored = this.read()
    if (!stored.copied || stored.untold.length > 0) return this.now() + 10 * SECOND
    const change = nextChange(stored, this.now())
    if (stored.places.length === 0) return change
    return Math.min(change ?? Number.POSITIVE_INFINITY, stored.lookAt)
  }

  /** Queries the database for the booked slot that begins next or is reserved now. `anew` ignores the interval. */
  async lookForSlot({ anew = false } = {}): Promise<void> {
    const { places, lookAt } = this.read()
    if (places.length === 0 || (!anew && lookAt > this.now())) return
    const { bookings } = this.line.services
    const astrologerId = this.line.astrologerId()
    try {
      const slot = await withEffectTimeout(bookings.nextSlot(astrologerId), 'booked slot', PATIENCE)
      const now = this.now()
      const begins = slot ? slot.from : Number.POSITIVE_INFINITY
      const lookAt = begins <= now ? now + LOOK_SOON : Math.min(begins, now + LOOK_EVERY)
      this.put({ ...this.read(), slot, lookAt })
    } catch (error) {
      this.put({ ...this.read(), lookAt: this.now() + LOOK_SOON })
      logFailure({ event: 'line.failed', astrologerId }, error)
    }
  }

  /** Ends unused turns and begins the next one. Stored synchronously, so that no other client can ring in between. */
  advance(): void {
    const stored = this.read()
    const { queue, news } = advance(stored, { status: this.line.status(), now: this.now() })
    if (JSON.stringify(queue.places) !== JSON.stringify(stored.places) || queue.offlineSince !== stored.offlineSince)
      this.write(queue, news)
    else if (queue.slot !== stored.slot) this.put({ ...stored, slot: queue.slot })
  }

  /** Copies the places to the database and notifies clients. Failures are logged and retried by the alarm. */
  publish(): Promise<void> {
    this.working = this.working.then(() => this.publishNow())
    return this.working
  }

  private async publishNow(): Promise<void> {
    const before = this.read()
    const astrologerId = this.line.astrologerId()
    const { waiting } = this.line.services
    if (before.copied && before.untold.length === 0) return
    try {
      if (!before.copied) {
        const rows = before.places.map(({ userName: _, ...place }) => ({ ...place, astrologerId }))
        await withEffectTimeout(waiting.copyPlaces(astrologerId, rows), 'waiting places', PATIENCE)
        if (JSON.stringify(this.read().places) === JSON.stringify(before.places))
          this.put({ ...this.read(), copied: true })
      }
      if (before.untold.length > 0) await this.notify(before.untold)
    } catch (error) {
      logFailure({ event: 'line.failed', astrologerId }, error)
    }
  }

  private async notify(news: readonly QueueNews[]): Promise<void> {
    const { services } = this.line
    const astrologerId = this.line.astrologerId()
    const astrologerName = await withEffectTimeout(services.waiting.nameOf(astrologerId), 'name', PATIENCE)
    this.put({ ...this.read(), untold: this.read().untold.filter((each) => !news.some((told) => same(told, each))) })
    await Promise.all(
      news.map(({ userId, news: kind }) =>
        services.notifications
          .notify(userId, NOTICES[kind]({ astrologerId, astrologerName }), HOUR / SECOND)
          .catch((error: unknown) => logFailure({ event: 'push.failed' }, error)),
      ),
    )
  }

  private write(line: WaitingQueue, news: QueueNews[] = []): void {
    const { untold, lookAt } = this.read()
    this.put({ ...line, lookAt, copied: false, untold: [...untold, ...news] })
  }

  private put(stored: Stored): void {
    this.line.storage.kv.put('waiting', stored)
  }

  private now(): number {
    return this.line.services.clock.now()
  }
}

function same(a: QueueNews, b: QueueNews): boolean {
  return a.userId === b.userId && a.news === b.news
}
