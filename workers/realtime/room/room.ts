// State and services that the steps of a consultation's room share. Each step is synchronous: no await separates its reads from its
// writes.

import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { Microphone, RoomMessage } from '#workers/contract/consultations/live.ts'
import { ROOM_REFUSALS, type RoomRefusal } from '#workers/contract/consultations/room-refusals.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { type Event, paidMs, step, type Terms } from '#workers/domain/consultations/index.ts'
import type { Device } from '#workers/domain/voice/index.ts'
import type { Services } from '#workers/services/index.ts'
import type { ToldClock } from '../told-clock.ts'
import { Heartbeats } from './heartbeats.ts'
import { RoomRateLimits } from './rate-limits.ts'
import { CallStore } from './store/call-store.ts'
import { DeskStore } from './store/desk-store.ts'
import type { RoomStore } from './store/store.ts'
import { RoomTime } from './time.ts'

// The data that a room attaches to each socket; it survives hibernation.
export type Attachment = {
  side: Side
  connection: string
  joinedAt: number
  /** The last ping request, the last received frame and the last sent data (ms UTC). */
  askedAt?: number
  spokeAt?: number
  servedAt?: number
  gone?: true
  /** Calls: the current stretch of reception, its beginning (ms UTC), and the number of stretches. */
  hears?: string | undefined
  hearsSince?: number
  stretches?: number
  /** The page exceeded the limit of reception reports; this report counts after a delay. */
  waits?: true
  /** Calls: the last report on the page's microphone and audio output. */
  microphone?: Microphone
  muted?: boolean
  /** The browser blocks audio until the person presses a button on the page. */
  soundOff?: boolean
  /** The page subscribed to the chart desk. Pages of older releases cannot parse its messages. */
  desk?: true
}

export function attachmentOf(socket: WebSocket): Attachment | null {
  return (socket.deserializeAttachment() as Attachment | null) ?? null
}

export class Room {
  readonly ctx: DurableObjectState
  readonly store: RoomStore
  readonly services: Services
  readonly heartbeats: Heartbeats
  readonly calls: CallStore
  readonly desk: DeskStore
  readonly time: RoomTime
  readonly rateLimits = new RoomRateLimits()

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

  /** Deletes everything; from now on the object behaves like a room that was never opened. */
  async empty(): Promise<void> {
    for (const socket of this.sockets()) socket.close(1000, 'over')
    await this.ctx.storage.deleteAll()
  }

  /** The room's time (ms UTC). */
  now(): number {
    return this.time.now()
  }

  // The longest sleep between two wake-ups: pages are checked every 10 s while a consultation is under way, and Twilio calls every
  // minute.
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

  /** True during the free minutes: until the client consents, nothing is held or charged. */
  isFree(): boolean {
    return this.store.terms()?.free !== undefined && !this.store.consultation().wentOnAt
  }

  heldCents(): number {
    return this.store.holds().reduce((sum, { cents }) => sum + cents, 0)
  }

  /** Reports to the admins without delaying the consultation. */
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
      // The socket is closing; its close event follows.
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

// True for a web or phone call, false for a chat.
export function isCall(room: Room): boolean {
  const kind = room.store.terms()?.kind
  return kind !== undefined && kind !== 'chat'
}

export function usesTwilio(room: Room): boolean {
  return room.store.terms()?.provider === 'twilio'
}

/** The device by which a side takes part: page or phone. */
export function deviceOf(room: Room, side: Side): Device {
  if (room.store.terms()?.kind === 'phone-call') return 'phone'
  return side === 'astrologer' && room.store.consultation().acceptedBy?.startsWith('phone:') ? 'phone' : 'web'
}

/** Temporary refusals: the page may send the same frame again a second later. */
const FOR_NOW: readonly RoomRefusal[] = ['too_fast', 'meter_stands']

/** `id` names the message or act; an invalid frame has none. */
export function refuse(room: Room, socket: WebSocket, { code, id }: { code: RoomRefusal; id?: string }): void {
  const again = FOR_NOW.includes(code) ? { again: true as const } : {}
  const refused: RoomMessage = { type: 'refused', code, message: ROOM_REFUSALS[code], ...again }
  room.send(socket, id === undefined ? refused : { ...refused, id })
}
