// A consultation's room: what its steps (room-*.ts) share. Each step is synchronous, from state to state: no await stands
// between reading and writing.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { RoomMessage } from '#workers/contract/consultations/live.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { type Event, paidMs, step, type Terms } from '#workers/domain/consultations/index.ts'
import type { ToldClock } from '#workers/realtime/told-clock.ts'
import type { Services } from '#workers/services/index.ts'
import { attachmentOf } from './attachment.ts'
import { CallStore } from './call-store.ts'
import { DeskStore } from './desk-store.ts'
import { Heartbeats } from './heartbeats.ts'
import { Conducts } from './rate-limits.ts'
import type { RoomStore } from './store.ts'
import { RoomTime } from './time.ts'

export class Room {
  readonly ctx: DurableObjectState
  readonly store: RoomStore
  readonly services: Services
  readonly heartbeats: Heartbeats
  readonly calls: CallStore
  readonly desk: DeskStore
  readonly time: RoomTime
  readonly conducts = new Conducts()

  constructor(
    ctx: DurableObjectState,
    store: RoomStore,
    { services, clock }: { services: Services; clock: ToldClock },
  ) {
    this.ctx = ctx
    this.store = store
    this.services = services
    this.time = new RoomTime(clock, store, () => this.longestSleep())
    this.heartbeats = new Heartbeats(ctx, this.time.heartbeats())
    this.calls = new CallStore(ctx.storage)
    this.desk = new DeskStore(ctx.storage.sql)
  }

  /** Nothing is left of it; from now on it answers as a room that was never opened. */
  async empty(): Promise<void> {
    for (const socket of this.sockets()) socket.close(1000, 'over')
    await this.ctx.storage.deleteAll()
  }

  /** The room's time (ms UTC). */
  now(): number {
    return this.time.now()
  }

  // While both sides wait for each other or talk, somebody is looked after every 10 s; in a call over the provider each minute.
  private longestSleep(): number {
    if (!this.isUnderWay()) return Number.POSITIVE_INFINITY
    return this.terms().provider === 'twilio' ? 3 * MINUTE : MINUTE
  }

  /** The terms of an opened room. */
  terms(): Terms {
    const terms = this.store.terms()
    if (!terms) throw new Error('room without terms')
    return terms
  }

  isOver(): boolean {
    const { state } = this.store.consultation()
    return state === 'ending' || state === 'ended'
  }

  /** Accepted, and not over. */
  isUnderWay(): boolean {
    return ['connecting', 'active', 'paused'].includes(this.store.consultation().state)
  }

  /** The part of free minutes: until the client has said yes, nothing is held and nothing is charged. */
  isFree(): boolean {
    return this.store.terms()?.free !== undefined && !this.store.consultation().wentOnAt
  }

  heldCents(): number {
    return this.store.holds().reduce((sum, { cents }) => sum + cents, 0)
  }

  /** Tells the admins, beside the consultation's work. */
  report(alert: Parameters<Services['alerts']['report']>[0]): void {
    this.ctx.waitUntil(this.services.alerts.report(alert))
  }

  tell(message: RoomMessage, { to, except }: { to?: Side; except?: WebSocket } = {}): void {
    for (const socket of this.sockets(to)) if (socket !== except) this.send(socket, message)
  }

  send(socket: WebSocket, message: RoomMessage): void {
    try {
      socket.send(JSON.stringify(message))
    } catch {
      // Closed in this moment; its close event follows.
    }
  }

  sockets(side?: Side): WebSocket[] {
    return this.ctx
      .getWebSockets(side)
      .filter((socket) => socket.readyState === WebSocket.OPEN && !attachmentOf(socket)?.gone)
  }

  apply(event: Event, now: number = this.now()) {
    const result = step({ consultation: this.store.consultation(), event, now })
    if (result.changed) {
      this.store.saveConsultation(result.consultation)
      this.time.keep()
    }
    return result
  }

  paidMs(): number {
    return paidMs(this.heldCents(), this.store.terms()?.priceCents ?? 0)
  }
}
