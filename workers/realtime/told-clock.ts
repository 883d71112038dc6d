// The clock of a Durable Object. When the machine's clock is set back, the runtime holds Date.now() of a running object until the clock
// has caught up, and sets no earlier alarm. The Worker's clock goes back at once, so each call and each heartbeat carries it.

import type { Clock } from '#workers/contract/ports.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

/** The longest delay of a call (ms); a greater difference means that the clock was set back. */
const LATE = 15 * SECOND
export class ToldClock implements Clock {
  readonly mayStand = true
  private readonly runtime: Clock
  private readonly ctx: Pick<DurableObjectState, 'getWebSockets' | 'getWebSocketAutoResponseTimestamp'>
  /** The runtime's time minus the Worker's time while the runtime holds its clock. Never below 0. */
  private skew = 0
  /** Heartbeats from before the clock was set back by `ms`, which lie in the future. */
  private old = { heard: new Set<number>(), ms: 0 }

  constructor(runtime: Clock, ctx: ToldClock['ctx']) {
    this.runtime = runtime
    this.ctx = ctx
  }

  now(): number {
    return this.runtime.now() - this.skew
  }

  /**
   * Applies the Worker's time at its call (ms UTC); calls of other objects carry none. A delayed call does not move the clock back.
   * Returns true when the clock was set back.
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

  /** The clock for heartbeats. A newer heartbeat also moves the clock forward. */
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

  /** The time is at least `at` (ms UTC). */
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

/** The upgrade with the Worker's time, overwriting any value from the client. */
export function withWorkerTime(upgrade: Request, now: number): Request {
  const request = new Request(upgrade)
  request.headers.set(WORKER_TIME, String(now))
  return request
}

export function workerTime({ headers }: Request): number | undefined {
  const now = headers.get(WORKER_TIME)
  return now === null ? undefined : Number(now)
}
