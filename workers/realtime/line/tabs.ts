// The open tabs of an astrologer: their heartbeats, ping requests to silent ones, and messages to all.

import type { LineMessage } from '#workers/contract/consultations/live.ts'
import type { Clock } from '#workers/contract/ports.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { Heartbeats, livenessOf } from '#workers/realtime/room/heartbeats.ts'
import type { Tabs } from './plan.ts'

/** Pages ping every 15 s. Browsers throttle a hidden tab's timers to one a minute, but the tab answers messages. */
const TIMEOUTS = { quiet: 17 * SECOND, silent: 35 * SECOND }

export class LineTabs {
  private readonly ctx: DurableObjectState
  private readonly clock: Clock
  private readonly heartbeats: Heartbeats

  constructor(ctx: DurableObjectState, clock: Clock) {
    this.ctx = ctx
    this.clock = clock
    this.heartbeats = new Heartbeats(ctx, clock)
  }

  look(): Tabs {
    const heard = this.ctx.getWebSockets().map((socket) => this.heartbeats.heardAt(socket))
    return { heard: heard.length > 0 ? Math.max(...heard) : null, open: this.live().length > 0 }
  }

  /** Requests a ping from the silent tabs. */
  askQuiet(): void {
    const now = this.clock.now()
    for (const socket of this.live())
      if (livenessOf({ heartbeat: this.heartbeats.of(socket), timeouts: TIMEOUTS, now }) === 'quiet')
        this.heartbeats.request(socket, now)
  }

  /** Moves heartbeats from before the clock was set back, which lie in the future, to `now`. */
  notAhead(now: number): void {
    for (const socket of this.ctx.getWebSockets()) this.heartbeats.notAhead(socket, now)
  }

  tell(message: LineMessage): void {
    for (const socket of this.live()) this.send(socket, message)
  }

  send(socket: WebSocket, message: LineMessage): void {
    try {
      socket.send(JSON.stringify(message))
    } catch {
      // The socket is closing; its close event follows.
    }
  }

  // A tab is open until its heartbeat times out.
  private live(): WebSocket[] {
    const now = this.clock.now()
    return this.ctx
      .getWebSockets()
      .filter(
        (socket) =>
          socket.readyState === WebSocket.OPEN &&
          livenessOf({ heartbeat: this.heartbeats.of(socket), timeouts: TIMEOUTS, now }) !== 'dead',
      )
  }
}
