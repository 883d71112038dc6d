// Heartbeats of sockets. Pages ping, and the runtime answers without waking the object:
// https://developers.cloudflare.com/durable-objects/best-practices/websockets/#automatic-responses

import { CREDITED_GAP_MAX } from '#workers/contract/consultations/connection-limits.ts'
import type { AreYouThere } from '#workers/contract/consultations/live.ts'
import type { Clock } from '#workers/contract/ports.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

/** Requests a ping from a page now. */
const PING_REQUEST: AreYouThere = { type: 'are-you-there' }
/** Pages ping every 5 s: a heartbeat within this time is evidence that the page is present now. */
const FRESH = 12 * SECOND
/** Timeouts of a ping request: after the first the page is dead, after the second it counts as absent. */
const [ANSWER, REPLY] = [10 * SECOND, 4 * SECOND]

/** The newest heartbeat, and the first ping request since then (ms UTC). */
export type Heartbeat = { heard: number; requested: number | null }

/** Limits of a page's silence (ms): after `quiet` a ping is requested, after `silent` the page is dead. */
export type Timeouts = { quiet: number; silent: number }

/**
 * The liveness of a page, from its silence. A page is dead only after a ping request that it had time to answer, because an object that
 * was itself delayed (a busy machine, a move) sees outdated heartbeats of working pages.
 */
export function livenessOf({
  heartbeat: { heard, requested },
  timeouts: { quiet, silent },
  now,
}: {
  heartbeat: Heartbeat
  timeouts: Timeouts
  now: number
}): 'alive' | 'quiet' | 'dead' {
  if (now - heard <= quiet) return 'alive'
  const answered = requested === null || requested < heard
  return now - heard > silent && !answered && now - requested >= ANSWER ? 'dead' : 'quiet'
}

/** The heartbeats of one object's sockets. */
export class Heartbeats {
  private readonly ctx: DurableObjectState
  private readonly clock: Clock

  constructor(ctx: DurableObjectState, clock: Clock) {
    this.ctx = ctx
    this.clock = clock
  }

  /** The newest evidence of presence (ms UTC): a ping, a frame, or the join. */
  heardAt(socket: WebSocket): number {
    const answered = this.ctx.getWebSocketAutoResponseTimestamp(socket)
    const { joinedAt = 0, spokeAt = 0 } = stored(socket)
    return Math.max(answered ? this.clock.fromMachine(answered.getTime()) : 0, joinedAt, spokeAt)
  }

  /**
   * Until when there is evidence that the page was present (ms UTC): now, or its last heartbeat before a silence. What
   * reached it since (`servedAt`) counts as well, for CREDITED_GAP_MAX at most: a page that only listens is there.
   */
  presentUntil({
    socket,
    now,
    servedAt = stored(socket).servedAt ?? 0,
  }: {
    socket: WebSocket
    now: number
    servedAt?: number
  }): number {
    const heard = this.heardAt(socket)
    if (now - heard <= FRESH) return now
    return Math.max(heard, Math.min(servedAt, heard + CREDITED_GAP_MAX))
  }

  /**
   * From when a silent page is absent (ms UTC): CREDITED_GAP_MAX after it was heard, and only once it had time to answer a ping
   * request. Infinity while it was not requested.
   */
  absentFrom(socket: WebSocket): number {
    const { heard, requested } = this.of(socket)
    if (requested === null || requested < heard) return Number.POSITIVE_INFINITY
    return Math.max(heard + CREDITED_GAP_MAX, requested + REPLY)
  }

  /** Stores that the page sent a frame. */
  spoke(socket: WebSocket, now: number): void {
    if (now - this.heardAt(socket) >= SECOND) socket.serializeAttachment({ ...stored(socket), spokeAt: now })
  }

  /** Stores that a part of the conversation was sent to the page. */
  served(socket: WebSocket, now: number): void {
    if (now - this.heardAt(socket) >= SECOND) socket.serializeAttachment({ ...stored(socket), servedAt: now })
  }

  /** Moves stored instants of a page that lie in the future, because the clock was set back, to `now`. */
  notAhead(socket: WebSocket, now: number): void {
    const before = stored(socket)
    const { joinedAt = 0, askedAt = 0, ...rest } = before
    if (joinedAt > now || askedAt > now) socket.serializeAttachment({ ...rest, joinedAt: Math.min(joinedAt, now) })
  }

  of(socket: WebSocket): Heartbeat {
    return { heard: this.heardAt(socket), requested: stored(socket).askedAt ?? null }
  }

  /** Requests a ping, and stores the time of the first request since the last heartbeat. */
  request(socket: WebSocket, now: number): void {
    const { heard, requested } = this.of(socket)
    if (requested === null || requested < heard) socket.serializeAttachment({ ...stored(socket), askedAt: now })
    try {
      socket.send(JSON.stringify(PING_REQUEST))
    } catch {
      // The socket is closing; its close event follows.
    }
  }
}

function stored(socket: WebSocket): { joinedAt?: number; askedAt?: number; spokeAt?: number; servedAt?: number } {
  return (socket.deserializeAttachment() as ReturnType<typeof stored> | null) ?? {}
}
