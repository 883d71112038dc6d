// One Durable Object per consultation: receives events (requests, sockets, deadlines), stores the state, then runs the effects.
import { DurableObject } from 'cloudflare:workers'
import { isPageClosing } from '#workers/contract/consultations/close-reason.ts'
import { endReasonFor, type Side, type State } from '#workers/contract/consultations/consultation-states.ts'
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import type { RoomChatMessage, RoomState } from '#workers/contract/consultations/live.ts'
import { base64Url } from '#workers/contract/ports.ts'
import type { BirthChange, Outcome, RingRefusal, Said, StoredFile, Terms } from '#workers/domain/consultations/index.ts'
import type { ReportedStatus, Unpaid, VoiceFact } from '#workers/domain/voice/index.ts'
import type { Env } from '#workers/env.ts'
import { logFailure } from '#workers/log.ts'
import { forgetTickets, issueTicket, redeemTicket, upgraded } from '#workers/realtime/ticket-store.ts'
import { ToldClock, workerTime } from '#workers/realtime/told-clock.ts'
import { clockOf, createServices } from '#workers/services/index.ts'
import { type Admission, recordFact, recordStatus } from './call.ts'
import { tick } from './clock.ts'
import { handleCommand } from './commands.ts'
import {
  type AnsweredPhone,
  admitPageToCall,
  admitPhoneToCall,
  join,
  keepRinging,
  leave,
  pageClosed,
} from './connections.ts'
import { birthChanged } from './desk.ts'
import { EffectLoop } from './effects.ts'
import { fundsChanged } from './funds.ts'
import { acceptBy, endBy, finish } from './lifecycle.ts'
import { addFile, type FileAnswer, findFile, removeFile, toWire } from './messages.ts'
import { releasePhone } from './phone-ring.ts'
import { pushAccepted } from './push.ts'
import { deviceOf, Room } from './room.ts'
import { RoomStore } from './store/store.ts'
import { mayBeEmptied } from './transcript.ts'
import { stateFor } from './view.ts'

const PING = '{"type":"ping"}'
const PONG = '{"type":"pong"}'

export class ConsultationRoom extends DurableObject<Env> {
  private readonly room: Room
  private readonly effectLoop: EffectLoop
  private readonly clock: ToldClock

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
    this.clock = new ToldClock(clockOf(env), ctx)
    const services = createServices(env, this.clock)
    this.room = new Room(ctx, new RoomStore(ctx.storage), { services, clock: this.clock })
    this.effectLoop = new EffectLoop(this.room)
    ctx.blockConcurrencyWhile(async () => {
      if (this.room.store.terms()) this.room.store.bringTablesUpToDate()
      // The first of three safeguards of the alarm: an object that starts during a live consultation always has one.
      await this.effectLoop.scheduleAlarm()
    })
  }

  /** Opens the room, once, and rings the astrologer. */
  async open(terms: Terms, now?: number): Promise<'ringing' | RingRefusal> {
    this.clock.tell(now)
    await this.room.services.failpoint('room.open')
    this.room.store.bringTablesUpToDate()
    if (!this.room.store.terms()) this.room.store.open(terms)
    await this.effectLoop.runWithTimeout()
    const { state, ringingAt } = this.room.store.consultation()
    // A repeat may arrive after the end of its ring; the page then learns of the end from the state.
    const refused = (state === 'ending' || state === 'ended') && ringingAt === null
    return refused ? (this.room.store.flag('refusal') ?? 'astrologer_busy') : 'ringing'
  }

  /** The first device wins, and its repeats get the same answer. */
  async accept(device: string, now?: number): Promise<Outcome> {
    this.clock.tell(now)
    if (!this.room.store.terms()) return { ok: false, code: 'not_found' }
    const refused = acceptBy(this.room, device)
    if (refused) return { ok: false, code: refused }
    if (deviceOf(this.room, 'astrologer') === 'web') releasePhone(this.room)
    await this.effectLoop.runWithTimeout()
    const consultation = this.room.store.consultation()
    const { state } = consultation
    const reason = endReasonFor('astrologer', consultation)
    if (reason === 'insufficient_funds') return { ok: false, code: reason }
    if (state === 'connecting') void pushAccepted(this.room)
    return state === 'ending' || state === 'ended' ? { ok: false, code: 'wrong_state' } : { ok: true, state }
  }

  async end(by: Side | 'admin' | 'system', now?: number): Promise<Outcome> {
    this.clock.tell(now)
    return this.endWith(() => endBy(this.room, by))
  }

  async endForClosing(by: Side, now?: number): Promise<Outcome> {
    this.clock.tell(now)
    return this.endWith(() => finish(this.room, { reason: 'account_closed', by }))
  }

  private async endWith(end: () => void): Promise<Outcome> {
    if (!this.room.store.terms()) return { ok: false, code: 'not_found' }
    end()
    await this.effectLoop.runWithTimeout()
    return { ok: true, state: this.room.store.consultation().state }
  }

  /** The user waits on another page of the product. */
  async keepRinging(now?: number): Promise<void> {
    this.clock.tell(now)
    if (!this.room.store.terms()) return
    keepRinging(this.room)
    await this.effectLoop.scheduleAlarm()
  }

  /** The state for a page that shows the meter but has no socket to the room. */
  async state(side: Side, now?: number): Promise<RoomState | null> {
    this.clock.tell(now)
    return this.room.store.terms() ? stateFor(this.room, side) : null
  }

  async ticket(side: Side, now?: number): Promise<string | null> {
    this.clock.tell(now)
    const terms = this.room.store.terms()
    if (!terms) return null
    // The astrologer is present from the accept on, never before it.
    if (side === 'astrologer' && this.room.store.consultation().acceptedAt === null) return null
    return issueTicket(this.ctx.storage.sql, { side }, this.room.services.clock.now())
  }

  async addFile(side: Side, file: StoredFile): Promise<FileAnswer> {
    const answer = addFile(this.room, { side, file })
    this.ctx.waitUntil(this.effectLoop.run())
    return answer
  }

  async findFile(fileId: string): Promise<StoredFile | null> {
    return findFile(this.room, fileId)
  }

  /** Returns false when this room has no such file. */
  async removeFile(fileId: string, now?: number): Promise<boolean> {
    this.clock.tell(now)
    const removed = removeFile(this.room, fileId)
    if (removed) await this.effectLoop.runWithTimeout()
    return removed
  }

  async messages(): Promise<RoomChatMessage[]> {
    return this.room.store.terms() ? this.room.store.messagesAfter(0).map((message) => toWire(this.room, message)) : []
  }

  async said(): Promise<Said | null> {
    return this.room.store.terms() ? this.room.store.said() : null
  }

  async points(): Promise<DeskPoint[]> {
    return this.room.store.terms() ? this.room.desk.pointsAfter(0) : []
  }

  /** Handles a birth that the client shared, replaced or withdrew. */
  async birthChanged(change: BirthChange, now?: number): Promise<void> {
    this.clock.tell(now)
    if (this.room.store.terms()) birthChanged(this.room, change)
  }

  /** Runs the due work. Returns `absent` when this room was never opened. */
  async poke(now?: number): Promise<State | 'absent'> {
    this.clock.tell(now)
    if (!this.room.store.terms()) return 'absent'
    this.room.store.setFlag('fundsAsked', undefined)
    // The sweep saw the last checkpoint, which may be outdated, so the room writes it again.
    this.room.store.setFlag('projected', undefined)
    this.room.store.setFlag('booksAsked', true)
    await this.tick()
    return this.room.store.consultation().state
  }

  /** A payment arrived. Returns at once, because rooms of one wallet notify each other and none may wait for another. */
  async fundsChanged(now?: number): Promise<void> {
    this.clock.tell(now)
    if (!this.room.store.terms()) return
    fundsChanged(this.room)
    this.ctx.waitUntil(this.effectLoop.run())
  }

  /** Admits a page that requests the provider's token; null refuses it. */
  async admitPage(identity: string, legId: string): Promise<Admission | null> {
    return admitPageToCall(this.room, { identity, legId, run: () => this.effectLoop.runWithTimeout() })
  }

  /** Admits a phone that was answered, or whose key 1 was pressed, which may accept a ring. Null when the call is over. */
  async admitPhone(phone: AnsweredPhone, now?: number): Promise<Admission | Unpaid | null> {
    this.clock.tell(now)
    if (!this.room.store.terms()) return null
    return admitPhoneToCall(this.room, { phone, run: () => this.effectLoop.runWithTimeout() })
  }

  async recordFact(fact: VoiceFact, { hungUp, now }: { hungUp: Side | null; now?: number | undefined }): Promise<void> {
    this.clock.tell(now)
    recordFact(this.room, fact, hungUp)
    await this.effectLoop.runWithTimeout()
  }

  async recordStatus(reported: Omit<ReportedStatus, 'consultationId'>, now?: number): Promise<void> {
    this.clock.tell(now)
    recordStatus(this.room, reported)
    await this.effectLoop.runWithTimeout()
  }

  /** Closes the sockets of a login that has ended. A page with a new login reconnects. */
  async drop(side: Side, now?: number): Promise<void> {
    this.clock.tell(now)
    if (this.room.store.terms()) forgetTickets(this.ctx.storage.sql, side)
    for (const socket of this.room.sockets(side)) {
      leave(this.room, socket)
      socket.close(4401, 'logged out')
    }
    await this.effectLoop.runWithTimeout()
  }

  override async fetch(request: Request): Promise<Response> {
    this.clock.tell(workerTime(request))
    if (!this.room.store.terms()) return new Response(null, { status: 401 })
    const claims = redeemTicket<{ side: Side }>(this.ctx.storage.sql, request, this.room.services.clock.now())
    if (!claims) return new Response(null, { status: 401 })
    const { 0: client, 1: server } = new WebSocketPair()
    const connection = base64Url(crypto.getRandomValues(new Uint8Array(9)))
    this.ctx.acceptWebSocket(server, [claims.side])
    join(this.room, { socket: server, side: claims.side, connection })
    this.ctx.waitUntil(this.effectLoop.run())
    return upgraded(client)
  }

  override async webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
    if (!this.room.store.terms()) return
    await handleCommand(this.room, socket, frame)
    await this.effectLoop.runWithTimeout()
  }

  override async webSocketClose(socket: WebSocket, code: number, reason = ''): Promise<void> {
    const left = isPageClosing({ code, reason })
    await this.closed(socket, { code: code === 1005 || code === 1006 ? 1000 : code, left })
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    await this.closed(socket, { code: 1011, left: false })
  }

  private async closed(socket: WebSocket, { code, left }: { code: number; left: boolean }): Promise<void> {
    socket.close(code)
    if (!this.room.store.terms()) return
    pageClosed(this.room, socket, left)
    await this.effectLoop.runWithTimeout()
  }

  override async alarm(): Promise<void> {
    await this.tick()
    await this.effectLoop.scheduleAlarm()
    await this.safely(async () => {
      if (this.room.store.terms() && mayBeEmptied(this.room)) await this.room.empty()
    })
  }

  private async tick(): Promise<void> {
    if (!this.room.store.terms()) return
    await this.safely(async () => tick(this.room))
    await this.effectLoop.runWithTimeout()
  }

  // Failures are caught here, because the runtime retries a throwing alarm six times and then drops it.
  private async safely(step: () => Promise<void>): Promise<void> {
    try {
      await step()
    } catch (error) {
      logFailure({ event: 'room.failed', consultationId: this.room.store.terms()?.consultationId }, error)
    }
  }
}
