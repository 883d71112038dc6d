// One per astrologer: the sockets that can be rung, the ring under way, busy. Decides what others see of presence.
import { DurableObject } from 'cloudflare:workers'
import type { OwnLine } from '#workers/contract/consultations/waiting.ts'
import { waitAfter } from '#workers/contract/time/backoff.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import type { Lines, PlaceInLine } from '#workers/domain/waiting/index.ts'
import type { Env } from '#workers/env.ts'
import { logFailure } from '#workers/log.ts'
import { Alarm } from '#workers/realtime/alarm.ts'
import { bringTablesUpToDate, LINE_TABLES } from '#workers/realtime/room/store/tables-store.ts'
import { forgetTickets, issueTicket, redeemTicket, upgraded } from '#workers/realtime/ticket-store.ts'
import { ToldClock, workerTime } from '#workers/realtime/told-clock.ts'
import { clockOf, createServices, type Services } from '#workers/services/index.ts'
import { nextCheckAt, RETRY_AFTER } from './plan.ts'
import { LinePublisher } from './publisher.ts'
import { pushToDevices } from './push.ts'
import { LineReach } from './reach.ts'
import type { RingOutcome } from './ring-channels.ts'
import { type Asked, LineRings } from './rings.ts'
import { notAhead } from './set-back.ts'
import { type LineState, ownStatus, readLineState, SWITCHED, saveLineState } from './state.ts'
import { LineTabs } from './tabs.ts'
import { WaitingClients } from './waiting-clients.ts'

const RETRY = { first: RETRY_AFTER, max: MINUTE }
const PING = '{"type":"ping"}'
const PONG = '{"type":"pong"}'

export class AstrologerLine extends DurableObject<Env> {
  private readonly clock: ToldClock
  private readonly services: Services
  private readonly tabs: LineTabs
  private readonly alarmClock: Alarm
  private readonly reach: LineReach
  private readonly publisher: LinePublisher
  private readonly waiting: WaitingClients
  private readonly rings: LineRings
  /** Alarms that failed in a row. */
  private failures = 0

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.clock = new ToldClock(clockOf(env), ctx)
    this.services = createServices(env, this.clock)
    this.tabs = new LineTabs(ctx, this.clock.heartbeats())
    this.alarmClock = new Alarm(ctx.storage, this.clock)
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
    this.rings = new LineRings({
      ...{ ...line, reach: this.reach, waiting: this.waiting },
      turnOver: () => this.turnOver(),
      push: (notice, until) => {
        const { astrologerId } = this.memory()
        ctx.waitUntil(pushToDevices({ services: this.services, astrologerId, notice, until }))
      },
    })
    ctx.blockConcurrencyWhile(async () => bringTablesUpToDate(ctx.storage, LINE_TABLES))
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
  }

  async ticket(astrologerId: string, now: number): Promise<string> {
    this.follow(now)
    this.remember({ astrologerId })
    return issueTicket(this.ctx.storage.sql, { astrologerId }, now)
  }

  /** The switch. Going online needs a way to ring: a tab, a device for push messages, or a verified phone. Returns what lists show. */
  async setWish(
    { astrologerId, wantsOnline }: Pick<LineState, 'astrologerId' | 'wantsOnline'>,
    now?: number,
  ): Promise<LineState['published'] | 'no_way_to_ring'> {
    this.follow(now)
    this.remember({ astrologerId })
    if (wantsOnline && !(await this.reach.canRing())) return 'no_way_to_ring'
    await this.waiting.lookForSlot({ anew: true })
    this.remember({ wantsOnline, ...SWITCHED })
    return await this.publisher.publish()
  }

  /** Lists may show what another database had: the status is written once more. */
  async writeStatusAnew(astrologerId: string, now?: number): Promise<void> {
    this.follow(now)
    this.remember({ astrologerId })
    await this.publisher.publish(true)
  }

  /** An admin marks an astrologer who is online as busy, until the astrologer switches. Returns what lists show from now on. */
  async setNotNow(astrologerId: string, now?: number): Promise<LineState['published']> {
    this.follow(now)
    if (this.remember({ astrologerId }).wantsOnline) this.remember({ notNow: true })
    return await this.publisher.publish()
  }

  /**
   * Rings every tab and device, or returns the reason why it cannot. `by-phone`: no page is open, and the room shall ring the
   * phone. A repeat for the same consultation keeps ringing. While a waiting client has the turn, nobody else can ring.
   */
  async ring(asked: Asked, now?: number): Promise<RingOutcome> {
    this.follow(now)
    const rung = await this.rings.ring(asked)
    if (rung === 'ringing' || rung === 'by-phone') await this.publisher.publishSoon()
    return rung
  }

  /** The ring is over: accepted elsewhere, cancelled, missed. */
  async ringOver(consultationId: string, outcome: string): Promise<void> {
    this.rings.over(consultationId, outcome)
  }

  /** The consultation is over: the astrologer is free again. */
  async free(consultationId: string, outcome: string): Promise<void> {
    await ((await this.rings.free(consultationId, outcome))
      ? this.publisher.publishSoon()
      : this.publisher.publish(true))
  }

  /** A client takes a place in the line while the astrologer is busy. */
  async joinLine(
    { astrologerId, ...client }: Parameters<Lines['joinLine']>[0],
    now?: number,
  ): ReturnType<Lines['joinLine']> {
    this.follow(now)
    const memory = this.remember({ astrologerId })
    const status = ownStatus(memory)
    if (status === 'offline') return 'astrologer_offline'
    if (status === 'online' && this.waiting.read().places.length === 0) return 'astrologer_free'
    const place = this.waiting.join(client)
    if (typeof place !== 'string') await this.waitingChanged()
    return place
  }

  async leaveLine(userId: string, now?: number): Promise<void> {
    this.follow(now)
    if (this.waiting.leave(userId)) await this.waitingChanged()
  }

  async placeInLine(userId: string, now?: number): Promise<PlaceInLine | null> {
    this.follow(now)
    return this.waiting.placeOf(userId)
  }

  async outlook(now?: number): Promise<{ isOpen: boolean; waiting: number }> {
    this.follow(now)
    const { closed, places } = this.waiting.read()
    return { isOpen: !closed && ownStatus(this.memory()) !== 'offline', waiting: places.length }
  }

  async readLine(now?: number): Promise<OwnLine> {
    this.follow(now)
    return this.waiting.forAstrologer()
  }

  async closeLine(astrologerId: string, isClosed: boolean): Promise<OwnLine> {
    this.remember({ astrologerId })
    this.waiting.close(isClosed)
    return this.waiting.forAstrologer()
  }

  /** The login behind these sockets is over. */
  async drop(now?: number): Promise<void> {
    this.follow(now)
    forgetTickets(this.ctx.storage.sql)
    for (const socket of this.ctx.getWebSockets()) socket.close(4401, 'logged out')
    this.remember({ unreachableSince: this.memory().unreachableSince ?? this.now() })
    await this.ensureAlarm()
  }

  override async fetch(request: Request): Promise<Response> {
    this.follow(workerTime(request))
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

  /** Cron wakes the line while its alarm does not ring, because the machine's clock was set back. */
  async poke(now?: number): Promise<void> {
    this.clock.tell(now)
    this.setBack()
    if (this.memory().astrologerId) await this.alarm()
  }

  /** When something falls due. What fails is tried again: the runtime gives up after six tries. */
  override async alarm(): Promise<void> {
    try {
      await this.check(this.now())
      this.failures = 0
    } catch (error) {
      this.failures += 1
      logFailure({ event: 'line.failed', astrologerId: this.memory().astrologerId }, error)
      const { failures, services } = this
      await this.alarmClock.set(this.now() + waitAfter({ ...RETRY, failures, chance: services.chance }))
    }
  }

  /** Silent tabs, unreachable astrologers, a busy mark left behind. */
  private async check(now: number): Promise<void> {
    this.tabs.askQuiet()
    await this.reach.watch(now)
    await this.waiting.lookForSlot()
    await this.rings.watch(now)
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

  private async ensureAlarm(): Promise<void> {
    const { waiting, tabs } = this
    const due = nextCheckAt({ memory: this.memory(), tabs: tabs.look(), waitingDue: waiting.due(), now: this.now() })
    if (due !== null) await this.alarmClock.setAtLatest(due)
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
    await this.waiting.lookForSlot()
    this.turnOver()
    await this.waiting.publish()
    await this.publisher.publishSoon()
  }

  private now(): number {
    return this.clock.now()
  }

  private follow(now: number | undefined): void {
    if (this.clock.tell(now)) this.setBack()
  }

  /** Moves times that lie ahead of the clock after it was set back: the line would wait for them. */
  private setBack(): void {
    const now = this.now()
    saveLineState(this.ctx.storage, notAhead(this.memory(), now))
    this.waiting.notAhead(now)
    this.tabs.notAhead(now)
  }
}
