// One per astrologer: the sockets that can be rung, the ring under way, busy. Decides what others see of presence.
import { DurableObject } from 'cloudflare:workers'
import { waitAfter } from '#workers/contract/backoff.ts'
import { HOUR, MINUTE } from '#workers/contract/durations.ts'
import type { RingNotice } from '#workers/contract/live.ts'
import type { PushNotice } from '#workers/contract/notifications.ts'
import type { OwnLine } from '#workers/contract/waiting.ts'
import { ringNotice, ringOverNotice } from '#workers/domain/notifications/index.ts'
import type { Lines, PlaceInLine } from '#workers/domain/waiting/index.ts'
import { limited } from '../effect-limit.ts'
import type { Env } from '../env.ts'
import { logFailure } from '../log.ts'
import { createServices, type Services } from '../services/index.ts'
import { Alarm } from './alarm.ts'
import { afterRing, consultationDue, nextCheckAt, offlineByItself, RETRY_AFTER, ringLost } from './line-plan.ts'
import { LinePublisher } from './line-publisher.ts'
import { pushToDevices } from './line-push.ts'
import { LineReach } from './line-reach.ts'
import { type RingOutcome, ringThroughChannels } from './line-ring-channels.ts'
import { type LineState, ownStatus, readLineState, saveLineState } from './line-state.ts'
import { LineTabs } from './line-tabs.ts'
import { createTicketTable, forgetTickets, issueTicket, redeemTicket, upgraded } from './ticket-store.ts'
import { WaitingClients } from './waiting-clients.ts'

/** A push service stores the notification of a missed ring for so many seconds. */
const MISSED_KEPT = HOUR
const RETRY = { first: RETRY_AFTER, max: MINUTE }
const PING = '{"type":"ping"}'
const PONG = '{"type":"pong"}'

type Asked = { astrologerId: string; userId: string; ring: RingNotice }

export class AstrologerLine extends DurableObject<Env> {
  private readonly services: Services
  private readonly tabs: LineTabs
  private readonly alarmClock: Alarm
  private readonly reach: LineReach
  private readonly publisher: LinePublisher
  private readonly waiting: WaitingClients
  /** Alarms that failed in a row. */
  private failures = 0

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.services = limited(createServices(env))
    this.tabs = new LineTabs(ctx, this.services.clock)
    this.alarmClock = new Alarm(ctx.storage, this.services.clock)
    const line = {
      services: this.services,
      tabs: this.tabs,
      memory: () => this.memory(),
      remember: (change: Partial<LineState>) => this.remember(change),
    }
    this.reach = new LineReach(line)
    this.publisher = new LinePublisher({ ...line, ensureAlarm: () => this.ensureAlarm() })
    this.waiting = new WaitingClients({
      storage: ctx.storage,
      services: this.services,
      astrologerId: () => this.memory().astrologerId,
      status: () => ownStatus(this.memory()),
    })
    createTicketTable(ctx.storage.sql)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
  }

  async ticket(astrologerId: string, now: number): Promise<string> {
    this.remember({ astrologerId })
    return issueTicket(this.ctx.storage.sql, { astrologerId }, now)
  }

  /**
   * The switch. Going online needs a way to ring: an open tab, a device for push messages, or a verified phone. Returns
   * what lists show from now on.
   */
  async setWish(astrologerId: string, wantsOnline: boolean): Promise<LineState['published'] | 'no_way_to_ring'> {
    this.remember({ astrologerId })
    if (wantsOnline && !(await this.reach.canRing())) return 'no_way_to_ring'
    this.remember({ wantsOnline, notNow: false, unreachableSince: null, missedRings: 0 })
    this.remember({ wentOfflineAt: null, wentOfflineBecause: null })
    return await this.publisher.publish()
  }

  /** An admin marks an astrologer who is online as busy, until the astrologer switches. Returns what lists show from now on. */
  async setNotNow(astrologerId: string): Promise<LineState['published']> {
    if (this.remember({ astrologerId }).wantsOnline) this.remember({ notNow: true })
    return await this.publisher.publish()
  }

  /**
   * Rings every tab and device, or returns the reason why it cannot. `by-phone`: no page is open, and the room shall ring the
   * phone. A repeat for the same consultation keeps ringing. While a waiting client has the turn, nobody else can ring.
   */
  async ring({ astrologerId, userId, ring }: Asked): Promise<RingOutcome> {
    this.remember({ astrologerId })
    const rung = await ringThroughChannels({
      services: this.services,
      astrologerId,
      ring,
      open: () => this.tabs.look().open,
    })
    // The switch may have turned meanwhile.
    const memory = this.turnOver()
    if (!memory.wantsOnline) return 'astrologer_offline'
    if (memory.notNow || (memory.busyWith && memory.busyWith !== ring.session_id)) return 'astrologer_busy'
    if (memory.turnOf !== null && memory.turnOf !== userId) return 'astrologer_busy'
    if (rung === 'only_by_phone') return rung
    this.waiting.leave(userId)
    const again = memory.ring?.session_id === ring.session_id
    const ringsPhone = rung === 'by-phone'
    this.remember({ busyWith: ring.session_id, ring, ringsPhone, consultationAskedAt: this.now() })
    this.tabs.tell({ type: 'ring', ring, now: this.now() })
    if (!again) this.push(ringNotice(ring), ring.expires_at)
    await this.publisher.publishSoon()
    return rung
  }

  /** The ring is over: accepted elsewhere, cancelled, missed. */
  async ringOver(consultationId: string, outcome: string): Promise<void> {
    const { ring } = this.memory()
    if (ring?.session_id !== consultationId) return
    this.remember({ ring: null })
    this.push(ringOverNotice(ring, outcome), this.now() + MISSED_KEPT)
    this.tabs.tell({ type: 'ring-over', session_id: consultationId, outcome })
  }

  /** The consultation is over: the astrologer is free again. */
  async free(consultationId: string, outcome: string): Promise<void> {
    const unheard = outcome === 'no_answer' && (await this.reach.wasPhoneAlone(consultationId))
    // An end after the answer is no missed ring.
    const rang = this.memory().ring?.session_id === consultationId
    await this.ringOver(consultationId, outcome)
    if (this.memory().busyWith !== consultationId) return
    this.remember({
      busyWith: null,
      ...afterRing({ line: this.memory(), outcome: rang ? outcome : 'answered', now: this.now() }),
    })
    if (unheard) this.remember(offlineByItself('phone_unanswered', this.now()))
    await this.publisher.publishSoon()
  }

  /** A client takes a place in the line while the astrologer is busy. */
  async joinLine({ astrologerId, ...client }: Parameters<Lines['joinLine']>[0]): ReturnType<Lines['joinLine']> {
    const memory = this.remember({ astrologerId })
    const status = ownStatus(memory)
    if (status === 'offline') return 'astrologer_offline'
    if (status === 'online' && this.waiting.read().places.length === 0) return 'astrologer_free'
    const place = this.waiting.join(client)
    if (typeof place !== 'string') await this.waitingChanged()
    return place
  }

  async leaveLine(userId: string): Promise<void> {
    if (this.waiting.leave(userId)) await this.waitingChanged()
  }

  async placeInLine(userId: string): Promise<PlaceInLine | null> {
    return this.waiting.placeOf(userId)
  }

  async outlook(): Promise<{ isOpen: boolean; waiting: number }> {
    const { closed, places } = this.waiting.read()
    return { isOpen: !closed && ownStatus(this.memory()) !== 'offline', waiting: places.length }
  }

  async readLine(): Promise<OwnLine> {
    return this.waiting.forAstrologer()
  }

  async closeLine(astrologerId: string, isClosed: boolean): Promise<OwnLine> {
    this.remember({ astrologerId })
    this.waiting.close(isClosed)
    return this.waiting.forAstrologer()
  }

  /** The login behind these sockets is over. */
  async drop(): Promise<void> {
    forgetTickets(this.ctx.storage.sql)
    for (const socket of this.ctx.getWebSockets()) socket.close(4401, 'logged out')
    this.remember({ unreachableSince: this.memory().unreachableSince ?? this.now() })
    await this.ensureAlarm()
  }

  override async fetch(request: Request): Promise<Response> {
    if (!redeemTicket(this.ctx.storage.sql, request, this.now())) return new Response(null, { status: 401 })
    const { 0: client, 1: server } = new WebSocketPair()
    const now = this.now()
    this.ctx.acceptWebSocket(server)
    server.serializeAttachment({ joinedAt: now })
    const { ring, published } = this.remember({ unreachableSince: null })
    this.tabs.send(server, { type: 'status', status: published })
    const rings = ring && ring.expires_at > now
    this.tabs.send(server, rings ? { type: 'ring', ring, now } : { type: 'no-ring' })
    await this.ensureAlarm()
    return upgraded(client)
  }

  /** When something falls due. What fails is tried again: the runtime gives up after six tries. */
  override async alarm(): Promise<void> {
    try {
      await this.check(this.now())
      this.failures = 0
    } catch (error) {
      this.failures += 1
      this.logFailed(error)
      const { failures } = this
      const { chance } = this.services
      await this.alarmClock.set(this.now() + waitAfter({ ...RETRY, failures, chance }))
    }
  }

  private logFailed(error: unknown): void {
    logFailure({ event: 'line.failed', astrologerId: this.memory().astrologerId }, error)
  }

  /** Silent tabs, unreachable astrologers, a busy mark left behind. */
  private async check(now: number): Promise<void> {
    this.tabs.askQuiet()
    await this.reach.watch(now)
    const { ring, busyWith } = this.memory()
    if (busyWith && consultationDue(this.memory()) <= now) {
      const live = await this.services.consultations.isLive(busyWith)
      // Meanwhile that consultation may have ended by itself, and another one may ring.
      if (this.memory().busyWith === busyWith)
        this.remember({ consultationAskedAt: now, ...(live ? {} : { busyWith: null }) })
    }
    if (ring && ringLost(ring) <= now && this.memory().ring?.session_id === ring.session_id)
      this.remember({ ring: null })
    this.turnOver()
    await this.publisher.publish()
    await this.waiting.publish()
    await this.ensureAlarm()
  }

  override async webSocketMessage(socket: WebSocket): Promise<void> {
    socket.close(1008, 'nothing to say here')
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    socket.close(code === 1005 || code === 1006 ? 1000 : code)
    const { heard, open } = this.tabs.look()
    if (!open) this.remember({ unreachableSince: this.memory().unreachableSince ?? heard ?? this.now() })
    await this.ensureAlarm()
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    socket.close(1011)
    await this.ensureAlarm()
  }

  private push(notice: PushNotice, until: number): void {
    const { services } = this
    this.ctx.waitUntil(pushToDevices({ services, astrologerId: this.memory().astrologerId, notice, until }))
  }

  private async ensureAlarm(): Promise<void> {
    const now = this.now()
    const due = nextCheckAt({ memory: this.memory(), tabs: this.tabs.look(), waitingDue: this.waiting.due(), now })
    if (due === null) return
    const next = await this.alarmClock.get()
    if (next === null || next < now || due < next) await this.alarmClock.set(due)
  }

  private memory(): LineState {
    return readLineState(this.ctx.storage)
  }

  // The astrologer's status and the client's turn change together: nobody can ring in between.
  private remember(change: Partial<LineState>): LineState {
    const memory = saveLineState(this.ctx.storage, change)
    return 'busyWith' in change || 'wantsOnline' in change || 'notNow' in change ? this.turnOver() : memory
  }

  /** Ends a turn that was not used, and begins the next one when the astrologer is free. */
  private turnOver(): LineState {
    this.waiting.advance()
    const memory = saveLineState(this.ctx.storage, { turnOf: this.waiting.turn() })
    this.ctx.waitUntil(this.waiting.publish())
    return memory
  }

  private async waitingChanged(): Promise<void> {
    this.turnOver()
    await this.waiting.publish()
    await this.publisher.publishSoon()
  }

  private now(): number {
    return this.services.clock.now()
  }
}
