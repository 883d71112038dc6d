// One Durable Object per astrologer: the sockets that can be rung, the current ring and the busy mark. Decides the public presence.
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
  /** Consecutive alarm failures. */
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
      ...line,
      reach: this.reach,
      waiting: this.waiting,
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

  /**
   * Sets the availability that the astrologer chose. Going online needs a way to ring: a tab, a device for push messages, or a verified
   * phone. Returns the status that lists show.
   */
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

  /** Writes the status to the database again, because a restored database may hold another one. */
  async writeStatusAnew(astrologerId: string, now?: number): Promise<void> {
    this.follow(now)
    this.remember({ astrologerId })
    await this.publisher.publish(true)
  }

  /** An admin marks an online astrologer as busy until the astrologer next toggles availability. Returns the status that lists show. */
  async setNotNow(astrologerId: string, now?: number): Promise<LineState['published']> {
    this.follow(now)
    if (this.remember({ astrologerId }).wantsOnline) this.remember({ notNow: true })
    return await this.publisher.publish()
  }

  /**
   * Rings every tab and device, or returns the reason for a refusal. `by-phone`: no page is open, so the room must ring the phone. A
   * repeat for the same consultation continues the ring. While a waiting client has the turn, other clients cannot ring.
   */
  async ring(asked: Asked, now?: number): Promise<RingOutcome> {
    this.follow(now)
    const rung = await this.rings.ring(asked)
    if (rung === 'ringing' || rung === 'by-phone') await this.publisher.publishSoon()
    return rung
  }

  /** Ends the ring after an accept elsewhere, a cancellation or a missed ring. */
  async ringOver(consultationId: string, outcome: string): Promise<void> {
    this.rings.over(consultationId, outcome)
  }

  /** Frees the astrologer when the consultation is over. */
  async free(consultationId: string, outcome: string): Promise<void> {
    await ((await this.rings.free(consultationId, outcome))
      ? this.publisher.publishSoon()
      : this.publisher.publish(true))
  }

  /** Adds a client to the waiting queue while the astrologer is busy. */
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

  /** Closes the sockets of a login that has ended. */
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

  /** Cron calls this because the alarm does not fire after the machine's clock was set back. */
  async poke(now?: number): Promise<void> {
    this.clock.tell(now)
    this.setBack()
    if (this.memory().astrologerId) await this.alarm()
  }

  /** Runs the due work. Failures are retried here, because the runtime gives up after six attempts. */
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

  /** Handles silent tabs, unreachable astrologers and stale busy marks. */
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

  // The astrologer's status and the client's turn change in one step, so that no other client can ring in between.
  private remember(change: Partial<LineState>): LineState {
    const memory = saveLineState(this.ctx.storage, change)
    return 'busyWith' in change || 'wantsOnline' in change || 'notNow' in change ? this.turnOver() : memory
  }

  /** Ends an unused turn, and begins the next one when the astrologer is free. */
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

  /** After the clock was set back, moves stored times that lie in the future to `now`: the line would otherwise wait for them. */
  private setBack(): void {
    const now = this.now()
    saveLineState(this.ctx.storage, notAhead(this.memory(), now))
    this.waiting.notAhead(now)
    this.tabs.notAhead(now)
  }
}
