// The room's events, each a synchronous step from state to state (no await between reading and writing).
import type { EndReason, Side } from '#workers/contract/consultation-states.ts'
import type { ErrorCode } from '#workers/contract/errors.ts'
import type { RoomChatMessage, RoomMessage } from '#workers/contract/live.ts'
import {
  type Bill,
  billOf,
  type Consultation,
  type Event,
  type Fact,
  fileOnWire,
  paidMs,
  type StoredFile,
  type StoredMessage,
  step,
  togetherOf,
} from '#workers/domain/consultations/index.ts'
import { legsInside, meterFacts } from '#workers/domain/voice/index.ts'
import type { Services } from '../services/index.ts'
import { CallStore } from './call-store.ts'
import { Heartbeats } from './heartbeats.ts'
import { type Attachment, attachmentOf } from './room-attachment.ts'
import { usesTwilio } from './room-call.ts'
import { evidenceOf, writeEvidence } from './room-evidence.ts'
import { attendance, isCall, replaceOlder, stopHearing } from './room-media.ts'
import { pushMessage } from './room-push.ts'
import type { RoomStore } from './room-store.ts'
import { stateFor } from './room-view.ts'

export class Room {
  readonly ctx: DurableObjectState
  readonly store: RoomStore
  readonly services: Services
  readonly heartbeats: Heartbeats
  readonly calls: CallStore

  constructor(ctx: DurableObjectState, store: RoomStore, services: Services) {
    this.ctx = ctx
    this.store = store
    this.services = services
    this.heartbeats = new Heartbeats(ctx, services.clock)
    this.calls = new CallStore(ctx.storage)
  }

  /** Never goes back, even when the machine's clock does. */
  now(): number {
    const now = Math.max(this.services.clock.now(), this.store.note('lastNow') ?? 0)
    this.store.setNote('lastNow', now)
    return now
  }

  accept(device: string): ErrorCode | null {
    const { refused, changed } = this.apply({ type: 'accept', device })
    if (changed) this.store.addEvent(this.now(), 'accepted', 'astrologer')
    return refused ?? null
  }

  endBy(by: Side | 'admin' | 'system'): void {
    const { acceptedAt } = this.store.consultation()
    const reason: EndReason =
      by === 'admin'
        ? 'admin_ended'
        : by === 'system'
          ? 'failed'
          : acceptedAt === null
            ? by === 'user'
              ? 'cancelled'
              : 'rejected'
            : `${by}_ended`
    this.finish(reason, by)
  }

  /** Ends the consultation; `at` is when it really ended, when that lies before now. */
  finish(reason: EndReason, by: Consultation['endedBy'], at?: number): void {
    const now = this.now()
    writeEvidence(this, now)
    const { changed, consultation } = this.apply({ type: 'end', reason, by, at: at ?? now })
    if (!changed) return
    this.store.setNote('endingSince', now)
    this.store.addFact({ key: 'end', kind: 'end', at: consultation.endedAt ?? now })
    this.store.addEvent(consultation.endedAt ?? now, 'ended', by)
    this.tellState()
  }

  join(socket: WebSocket, side: Side, connection: string): void {
    const now = this.now()
    socket.serializeAttachment({ side, connection, joinedAt: now } satisfies Attachment)
    if (this.isOver()) {
      this.send(socket, { type: 'state', state: stateFor(this, side) })
      return
    }
    if (isCall(this)) replaceOlder(this, socket, now)
    else this.store.addFact({ key: `j:${connection}`, kind: 'join', side, connection, at: now })
    this.look(now)
    this.tellState()
  }

  /** However it goes: nobody pays for a silence before it. */
  leave(socket: WebSocket, now: number = this.now()): void {
    const at = this.heartbeats.presentUntil(socket, now)
    const attachment = attachmentOf(socket)
    if (!attachment || attachment.gone) return
    const { side, connection } = attachment
    if (!this.isOver() && isCall(this)) stopHearing(this, socket, at)
    socket.serializeAttachment({ ...attachment, hears: undefined, gone: true })
    if (this.isOver()) return
    if (!isCall(this)) this.store.addFact({ key: `l:${connection}`, kind: 'leave', side, connection, at })
    this.look(now)
    this.tellState()
  }

  /** Who is there decides between active and paused, at `now` (ms UTC). Nothing starts before the hold stands. */
  look(now: number = this.now()): void {
    if (this.store.holds().length === 0) return
    const before = this.store.consultation()
    const presence = isCall(this) && !usesTwilio(this) ? attendance(this) : this.present()
    const together = before.startedAt === null ? undefined : togetherOf(this.factsAt(now), before.startedAt)
    const { changed, consultation } = this.apply({ type: 'presence', presence, together }, now)
    // A report that came late may move where the gap began.
    if (before.pausedAt !== null && consultation.pausedAt !== null && consultation.pausedAt !== before.pausedAt)
      this.store.movePause(consultation.pausedAt)
    // While paused only the side that is missing may have changed: that is no event of the timeline.
    if (!changed || consultation.state === before.state) return
    if (consultation.state === 'active')
      this.store.addEvent(now, before.state === 'connecting' ? 'started' : 'resumed', null)
    else
      this.store.addEvent(
        consultation.pausedAt ?? now,
        'paused',
        presence.user ? 'astrologer' : presence.astrologer ? 'user' : null,
      )
  }

  /** Stores a message, once, and tells everybody but `from`; null when the consultation is over. */
  say(
    side: Side,
    { id, text, file }: { id: string; text: string; file?: StoredFile },
    from?: WebSocket,
  ): RoomChatMessage | null {
    if (this.store.consultation().acceptedAt === null || this.isOver()) return null
    const at = this.now()
    const { seq, fresh } = this.store.addMessage({ id, side, text, at, ...(file ? { file } : {}) })
    const message = this.toWire({ seq, id, side, text, at, ...(file ? { file } : {}) })
    if (fresh) {
      this.tell({ type: 'message', message }, undefined, from)
      pushMessage(this, message)
    }
    return message
  }

  toWire({ file, ...message }: StoredMessage): RoomChatMessage {
    return file ? { ...message, file: fileOnWire(this.store.terms()?.consultationId ?? '', file) } : message
  }

  /** Chats: whose page is there. Calls: who hears the other side, which is what the meter counts. */
  present(): Record<Side, boolean> {
    if (usesTwilio(this)) {
      const inside = new Set(legsInside(this.calls.facts()).map(({ side }) => side))
      return { user: inside.has('user'), astrologer: inside.has('astrologer') }
    }
    const call = isCall(this)
    const there = this.sockets().map(attachmentOf)
    const sides = new Set(there.filter((each) => !call || each?.hears).map((each) => each?.side))
    return { user: sides.has('user'), astrologer: sides.has('astrologer') }
  }

  isOver(): boolean {
    const { state } = this.store.consultation()
    return state === 'ending' || state === 'ended'
  }

  heldCents(): number {
    return this.store.holds().reduce((sum, { cents }) => sum + cents, 0)
  }

  /** The bill as it stands now: stored facts, and the evidence of this moment. */
  bill(now: number): Bill {
    const terms = this.store.terms()
    if (!terms) throw new Error('room without terms')
    return billOf(terms, this.store.consultation(), this.factsAt(now), this.heldCents())
  }

  /** What the bill rests on at `now` (ms UTC): what is stored, and who is there at this moment. */
  factsAt(now: number): Fact[] {
    return this.isOver() ? this.facts() : [...this.facts(), ...evidenceOf(this, now)]
  }

  /** All that was observed, of both kinds of call and of chats. */
  facts(): Fact[] {
    return [...this.store.facts(), ...meterFacts(this.calls.facts())]
  }

  tellState(): void {
    for (const side of ['user', 'astrologer'] as const) this.tell({ type: 'state', state: stateFor(this, side) }, side)
  }

  tell(message: RoomMessage, side?: Side, except?: WebSocket): void {
    for (const socket of this.sockets(side)) if (socket !== except) this.send(socket, message)
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
    const result = step(this.store.consultation(), event, now)
    if (result.changed) this.store.saveConsultation(result.consultation)
    return result
  }

  /** Milliseconds of paid time left at `now`. */
  leftMs(now: number): number {
    return this.paidMs() - this.bill(now).billableMs
  }

  paidMs(): number {
    return paidMs(this.heldCents(), this.store.terms()?.priceCents ?? 0)
  }
}
