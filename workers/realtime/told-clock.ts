// The clock of a Durable Object. When a machine's clock is set back, the runtime lets Date.now() of a running object stand until
// the clock has caught up, and sets no alarm for before that. The Worker's own clock goes back at once, so it comes with each call;
// heartbeats carry it, too.

import type { Clock } from '#workers/contract/ports.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

/** A call may be so late (ms of the machine): the clock was not set back then. */
const LATE = 15 * SECOND
export class ToldClock implements Clock {
  readonly mayStand = true
  private readonly runtime: Clock
  private readonly ctx: Pick<DurableObjectState, 'getWebSockets' | 'getWebSocketAutoResponseTimestamp'>
  /** The runtime's time less the Worker's, where the runtime's stands. Never below 0. */
  private skew = 0
  /** Heartbeats from before the clock was set back by `ms`: they are ahead of it. */
  private old = { heard: new Set<number>(), ms: 0 }

  constructor(runtime: Clock, ctx: ToldClock['ctx']) {
    this.runtime = runtime
    this.ctx = ctx
  }

  now(): number {
    return this.runtime.now() - this.skew
  }

  /**
   * The Worker's time (ms UTC) when it made a call; other objects tell none. A late call moves nothing back. True when the
   * clock was set back.
   */
  tell(now: number | undefined): boolean {
    if (now === undefined) return false
    const ms = this.now() - now
    const isBack = this.toMachine(this.now()) - this.toMachine(now) > LATE
    if (!isBack) this.reach(now)
    else {
      this.skew = this.runtime.now() - now
      this.old = { heard: new Set(this.ctx.getWebSockets().flatMap((socket) => this.heardAt(socket) ?? [])), ms }
    }
    return isBack
  }

  fromMachine(at: number): number {
    return this.runtime.fromMachine(at)
  }

  toMachine(at: number): number {
    return this.runtime.toMachine(at)
  }

  /** For heartbeats: a new one shows that it is as late as that. */
  heartbeats(): Clock {
    return {
      now: () => this.now(),
      toMachine: (at) => this.toMachine(at),
      fromMachine: (at) => {
        const heard = this.fromMachine(at)
        if (this.old.heard.has(heard)) return heard - this.old.ms
        this.reach(heard)
        return heard
      },
    }
  }

  /** It is this late (ms UTC), or later. */
  private reach(at: number): void {
    this.skew = Math.max(0, Math.min(this.skew, this.runtime.now() - at))
  }

  private heardAt(socket: WebSocket): number | null {
    const answered = this.ctx.getWebSocketAutoResponseTimestamp(socket)
    return answered ? this.fromMachine(answered.getTime()) : null
  }
}

/** The header in which an upgrade carries the Worker's time. */
const WORKER_TIME = 'drishti-worker-time'

/** The upgrade with the Worker's time, whatever its sender put there. */
export function withWorkerTime(upgrade: Request, now: number): Request {
  const request = new Request(upgrade)
  request.headers.set(WORKER_TIME, String(now))
  return request
}

export function workerTime({ headers }: Request): number | undefined {
  const now = headers.get(WORKER_TIME)
  return now === null ? undefined : Number(now)
}
