// One object a consultation: takes events (requests, sockets, deadlines), stores the state, then runs the effects.
import { DurableObject } from 'cloudflare:workers'
import type { Side, State } from '#workers/contract/consultation-states.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import { base64Url } from '#workers/contract/ports.ts'
import type { Outcome, StoredFile, Terms } from '#workers/domain/consultations/index.ts'
import type { VoiceFact } from '#workers/domain/voice/index.ts'
import type { Env } from '../env.ts'
import { logFailure } from '../log.ts'
import { createServices } from '../services/index.ts'
import { Alarm } from './alarm.ts'
import { Room } from './room.ts'
import { type Admission, admitPage, admitPhone, callSpec, recordFact, recordStatus } from './room-call.ts'
import { nextCallTask, runCallTasks } from './room-call-effects.ts'
import { logCall } from './room-call-log.ts'
import { nextWake, tick } from './room-clock.ts'
import { handleCommand } from './room-commands.ts'
import { reconcile } from './room-effects.ts'
import { fundsChanged } from './room-funds.ts'
import { acceptBy, endBy } from './room-lifecycle.ts'
import { postMessage, toWire } from './room-messages.ts'
import { pushAccepted } from './room-push.ts'
import { RoomStore } from './room-store.ts'
import { tellState } from './room-view.ts'
import { join, leave } from './room-visits.ts'
import { createTicketTable, issueTicket, redeemTicket, upgraded } from './ticket-store.ts'

const PING = '{"type":"ping"}'
const PONG = '{"type":"pong"}'

export class ConsultationRoom extends DurableObject<Env> {
  private readonly room: Room
  private readonly alarmClock: Alarm
  private work: Promise<void> = Promise.resolve()
  private calling: Promise<void> | null = null
  /** Rounds of effects that failed in a row. */
  private failures = 0

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    createTicketTable(ctx.storage.sql)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
    const services = createServices(env)
    this.room = new Room(ctx, new RoomStore(ctx.storage), services)
    this.alarmClock = new Alarm(ctx.storage, this.room.time.alarms())
    // The first of three nets under the alarm: an object that wakes for a live consultation always has an alarm.
    ctx.blockConcurrencyWhile(() => this.arm())
  }

  /** Opens the room, once, and rings the astrologer. */
  async open(terms: Terms): Promise<'ringing' | 'astrologer_offline' | 'astrologer_busy'> {
    if (!this.room.store.terms()) this.room.store.open(terms)
    await this.settleEffects()
    const { state } = this.room.store.consultation()
    if (state === 'ending' || state === 'ended') return this.room.store.note('refusal') ?? 'astrologer_busy'
    return 'ringing'
  }

  /** The first device wins; its repeat gets the same answer. */
  async accept(device: string): Promise<Outcome> {
    if (!this.room.store.terms()) return { ok: false, code: 'not_found' }
    const refused = acceptBy(this.room, device)
    if (refused) return { ok: false, code: refused }
    await this.settleEffects()
    const { state, endReason } = this.room.store.consultation()
    if (endReason === 'insufficient_funds') return { ok: false, code: 'insufficient_funds' }
    if (state === 'connecting') pushAccepted(this.room)
    return state === 'ending' || state === 'ended' ? { ok: false, code: 'wrong_state' } : { ok: true, state }
  }

  async end(by: Side | 'admin' | 'system'): Promise<Outcome> {
    if (!this.room.store.terms()) return { ok: false, code: 'not_found' }
    endBy(this.room, by)
    await this.settleEffects()
    return { ok: true, state: this.room.store.consultation().state }
  }

  async ticket(side: Side): Promise<string | null> {
    const terms = this.room.store.terms()
    if (!terms) return null
    // The astrologer is present from the accept on, never before it.
    if (side === 'astrologer' && this.room.store.consultation().acceptedAt === null) return null
    return issueTicket(this.ctx.storage.sql, { side }, this.room.services.clock.now())
  }

  async addFile(
    side: Side,
    file: StoredFile,
  ): Promise<{ ok: true; message: RoomChatMessage } | { ok: false; code: 'wrong_state' }> {
    const message = postMessage(this.room, side, { id: file.id, text: '', file })
    return message ? { ok: true, message } : { ok: false, code: 'wrong_state' }
  }

  async findFile(fileId: string): Promise<StoredFile | null> {
    return this.room.store.messagesAfter(0).find(({ file }) => file?.id === fileId)?.file ?? null
  }

  async removeFile(fileId: string): Promise<void> {
    const message = this.room.store.removeFile(fileId)
    if (message) this.room.tell({ type: 'message', message: toWire(this.room, message) })
  }

  async messages(): Promise<RoomChatMessage[]> {
    return this.room.store.messagesAfter(0).map((message) => toWire(this.room, message))
  }

  /** Does the work that is due; holds may have grown. `absent` when this room was never opened. */
  async poke(): Promise<State | 'absent'> {
    if (!this.room.store.terms()) return 'absent'
    this.room.store.setNote('fundsAsked', undefined)
    await this.tick()
    return this.room.store.consultation().state
  }

  /** Money landed. Answers at once: rooms of one wallet tell each other, and none may wait for another. */
  async fundsChanged(): Promise<void> {
    if (!this.room.store.terms()) return
    fundsChanged(this.room)
    this.ctx.waitUntil(this.settleEffects())
  }

  /** A page asks for the provider's token to join the call. Null refuses it. */
  async admitPage(identity: string, legId: string): Promise<Admission | null> {
    // A hold that is being taken must exist first.
    await this.settleEffects()
    const admission = admitPage(this.room, identity, legId)
    if (admission?.replaces) {
      const { services } = this.room
      // Its label is free again, or the provider refuses the new page itself.
      await services.voice
        .prepare(callSpec(this.room), admission.side)
        .catch((error) => logCall(this.room, 'prepare', error))
    }
    if (admission) tellState(this.room)
    await this.settleEffects()
    return admission
  }

  /** A phone answered, or its key 1 was pressed. Null when the call is over. */
  async admitPhone(side: Side, legId: string, pressed: boolean): Promise<Admission | null> {
    const admission = admitPhone(this.room, side, legId, pressed)
    await this.settleEffects()
    return admission
  }

  async recordFact(fact: VoiceFact, hungUp: Side | null): Promise<void> {
    recordFact(this.room, fact, hungUp)
    await this.settleEffects()
  }

  async recordStatus(side: Side, legId: string, status: string, key: string, at: number): Promise<void> {
    recordStatus(this.room, side, legId, status, key, at)
    await this.settleEffects()
  }

  /** The login behind these sockets has ended; a page with a new login reconnects by itself. */
  async drop(side: Side): Promise<void> {
    for (const socket of this.room.sockets(side)) {
      leave(this.room, socket)
      socket.close(4401, 'logged out')
    }
    await this.settleEffects()
  }

  override async fetch(request: Request): Promise<Response> {
    const claims = redeemTicket<{ side: Side }>(this.ctx.storage.sql, request, this.room.services.clock.now())
    if (!claims) return new Response(null, { status: 401 })
    const { 0: client, 1: server } = new WebSocketPair()
    const connection = base64Url(crypto.getRandomValues(new Uint8Array(9)))
    this.ctx.acceptWebSocket(server, [claims.side])
    join(this.room, server, claims.side, connection)
    this.ctx.waitUntil(this.settleEffects())
    return upgraded(client)
  }

  override async webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
    await handleCommand(this.room, socket, frame)
    await this.settleEffects()
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    socket.close(code === 1005 || code === 1006 ? 1000 : code)
    leave(this.room, socket)
    await this.settleEffects()
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    socket.close(1011)
    leave(this.room, socket)
    await this.settleEffects()
  }

  override async alarm(): Promise<void> {
    await this.tick()
  }

  private async tick(): Promise<void> {
    if (!this.room.store.terms()) return
    tick(this.room)
    await this.settleEffects()
  }

  // Effects run in turn; each reads the state of its own moment. A failed one is retried.
  private settleEffects(): Promise<void> {
    this.work = this.work
      .then(() => reconcile(this.room))
      .then(
        () => {
          this.failures = 0
        },
        (error) => {
          this.failures += 1
          logFailure({ event: 'room.failed', consultationId: this.room.store.terms()?.consultationId }, error)
        },
      )
      .then(() => {
        this.callTheProvider()
        return this.arm()
      })
    return this.work
  }

  // The provider may be slow, and neither an accept nor a webhook waits for it.
  private callTheProvider(): void {
    const due = nextCallTask(this.room)
    if (this.calling || due === null || due > this.room.now()) return
    this.calling = runCallTasks(this.room)
      .catch((error) => logCall(this.room, 'work', error))
      .then(() => {
        this.calling = null
        return this.settleEffects()
      })
    this.ctx.waitUntil(this.calling)
  }

  private async arm(): Promise<void> {
    if (!this.room.store.terms()) return
    const at = nextWake(this.room, { working: this.calling !== null, failures: this.failures })
    if (at === null) await this.alarmClock.delete()
    else await this.wakeAt(at)
  }

  // Never later than was planned, or whoever types faster than a room ticks keeps it from ticking. An alarm whose reason
  // is gone finds nothing to do and plans the next one.
  private async wakeAt(at: number): Promise<void> {
    const planned = await this.alarmClock.get()
    if (planned === null || at < planned) await this.alarmClock.set(at)
  }
}
