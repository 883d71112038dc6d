// Heartbeats of sockets. Pages ping; the runtime answers the pings without waking the object:
// https://developers.cloudflare.com/durable-objects/best-practices/websockets/#automatic-responses

import type { AreYouThere } from '#workers/contract/consultations/live.ts'
import { CREDITED_GAP_MAX } from '#workers/contract/limits.ts'
import type { Clock } from '#workers/contract/ports.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

/** Requests a ping from a page now. */
const PING_REQUEST: AreYouThere = { type: 'are-you-there' }
/** Pages ping every 5 s: a page heard within this time counts as present now. */
const FRESH = 12 * SECOND
/** A page has this time to answer a ping request before it is dead, and before it counts as absent. */
const [ANSWER, REPLY] = [10 * SECOND, 4 * SECOND]

/** When a page was last heard, and when it was first requested to ping since (ms UTC). */
export type Heartbeat = { heard: number; requested: number | null }

/** Limits of a page's silence (ms): after `quiet` it is requested to ping, after `silent` it is dead. */
export type Timeouts = { quiet: number; silent: number }

/**
 * The liveness of a page, from its silence. A page is dead only if it was requested to ping and had time to answer: an object
 * that was itself held up (a busy machine, a move) finds old heartbeats of pages that are well.
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

  /** When the page was last heard (ms UTC): its newest ping or frame, or when it joined. */
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

  /** The page sent a frame. */
  spoke(socket: WebSocket, now: number): void {
    if (now - this.heardAt(socket) >= SECOND) socket.serializeAttachment({ ...stored(socket), spokeAt: now })
  }

  /** Notes that a part of the conversation was sent to the page. */
  served(socket: WebSocket, now: number): void {
    if (now - this.heardAt(socket) >= SECOND) socket.serializeAttachment({ ...stored(socket), servedAt: now })
  }

  /** Notes of a page that lie ahead of a clock which was set back. */
  notAhead(socket: WebSocket, now: number): void {
    const before = stored(socket)
    const { joinedAt = 0, askedAt = 0, ...rest } = before
    if (joinedAt > now || askedAt > now) socket.serializeAttachment({ ...rest, joinedAt: Math.min(joinedAt, now) })
  }

  of(socket: WebSocket): Heartbeat {
    return { heard: this.heardAt(socket), requested: stored(socket).askedAt ?? null }
  }

  /** Requests a ping, and stores when it was first requested since the page was heard. */
  request(socket: WebSocket, now: number): void {
    const { heard, requested } = this.of(socket)
    if (requested === null || requested < heard) socket.serializeAttachment({ ...stored(socket), askedAt: now })
    try {
      socket.send(JSON.stringify(PING_REQUEST))
    } catch {
      // The socket closed just now; its close event follows.
    }
  }
}

function stored(socket: WebSocket): { joinedAt?: number; askedAt?: number; spokeAt?: number; servedAt?: number } {
  return (socket.deserializeAttachment() as ReturnType<typeof stored> | null) ?? {}
}
