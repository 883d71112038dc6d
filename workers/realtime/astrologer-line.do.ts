// One per astrologer: the sockets that can be rung, the ring under way, busy. Decides what others see of presence.
import { DurableObject } from 'cloudflare:workers'
import { HOUR, MINUTE } from '#workers/contract/limits.ts'
import type { RingNotice } from '#workers/contract/live.ts'
import type { PushNotice } from '#workers/contract/notifications.ts'
import { ringNotice, ringOverNotice } from '#workers/domain/notifications/index.ts'
import { limited } from '../effect-limit.ts'
import type { Env } from '../env.ts'
import { logFailure } from '../log.ts'
import { createServices, type Services } from '../services/index.ts'
import { Alarm } from './alarm.ts'
import { waitAfter } from './backoff.ts'
import { type LineMemory, readMemory, remember } from './line-memory.ts'
import { consultationDue, deviceDue, nextCheckAt, RETRY_AFTER, ringLost, whileUnreachable } from './line-plan.ts'
import { LinePublisher } from './line-publisher.ts'
import { pushToDevices } from './line-push.ts'
import { hasWayWithoutTab, mayHaveDevice, type Rung, rungBy } from './line-reach.ts'
import { LineTabs } from './line-tabs.ts'
import { createTicketTable, issueTicket, redeemTicket, upgraded } from './ticket-store.ts'

/** How long a push service stores the notification of a missed ring. */
const MISSED_KEPT = HOUR
const RETRY = { first: RETRY_AFTER, max: MINUTE }
const PING = '{"type":"ping"}'
const PONG = '{"type":"pong"}'

export class AstrologerLine extends DurableObject<Env> {
  private readonly services: Services
  private readonly tabs: LineTabs
  private readonly alarmClock: Alarm
  private readonly publisher: LinePublisher
  /** Alarms that failed in a row. */
  private failures = 0

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.services = limited(createServices(env))
    this.tabs = new LineTabs(ctx, this.services.clock)
    this.alarmClock = new Alarm(ctx.storage, this.services.clock)
    this.publisher = new LinePublisher({
      services: this.services,
      tabs: this.tabs,
      memory: () => this.memory(),
      remember: (change) => this.remember(change),
      ensureAlarm: () => this.ensureAlarm(),
    })
    createTicketTable(ctx.storage.sql)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
  }

  async ticket(astrologerId: string, now: number): Promise<string> {
    this.remember({ astrologerId })
    return issueTicket(this.ctx.storage.sql, { astrologerId }, now)
  }

  /** The switch. Going online needs a way to ring: an open tab, a device for push messages, or a verified phone. Returns what lists show from now on. */
  async setWish(astrologerId: string, wantsOnline: boolean): Promise<LineMemory['published'] | 'no_way_to_ring'> {
    this.remember({ astrologerId })
    if (wantsOnline && !(await this.canRing())) return 'no_way_to_ring'
    this.remember({ wantsOnline, notNow: false, unreachableSince: null, wentOfflineAt: null })
    return await this.publisher.publish()
  }

  /**
   * Rings every tab and device, or returns the reason why it cannot. `by-phone`: no page is open, and the room shall ring the
   * phone. A repeat for the same consultation keeps ringing.
   */
  async ring(astrologerId: string, ring: RingNotice): Promise<Rung> {
    this.remember({ astrologerId })
    const rung = await rungBy({ services: this.services, astrologerId, ring, open: () => this.tabs.look().open })
    // The switch may have turned meanwhile.
    const memory = this.memory()
    if (!memory.wantsOnline) return 'astrologer_offline'
    if (memory.notNow || (memory.busyWith && memory.busyWith !== ring.session_id)) return 'astrologer_busy'
    if (rung === 'only_by_phone') return rung
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
    const unheard = outcome === 'no_answer' && (await this.wasPhoneAlone(consultationId))
    await this.ringOver(consultationId, outcome)
    if (this.memory().busyWith !== consultationId) return
    this.remember({ busyWith: null })
    if (unheard) this.remember({ wantsOnline: false, unreachableSince: null, wentOfflineAt: this.now() })
    await this.publisher.publishSoon()
  }

  /** The login behind these sockets is over. */
  async drop(): Promise<void> {
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
    await this.watchReach(now)
    const { ring, busyWith } = this.memory()
    if (busyWith && consultationDue(this.memory()) <= now) {
      const live = await this.services.consultations.isLive(busyWith)
      // Meanwhile that consultation may have ended by itself, and another one may ring.
      if (this.memory().busyWith === busyWith)
        this.remember({ consultationAskedAt: now, ...(live ? {} : { busyWith: null }) })
    }
    if (ring && ringLost(ring) <= now && this.memory().ring?.session_id === ring.session_id)
      this.remember({ ring: null })
    await this.publisher.publish()
    await this.ensureAlarm()
  }

  // Reading the devices takes a while, in which a tab may open or the switch may turn: the state afterwards counts.
  private async watchReach(now: number): Promise<void> {
    const wish = this.memory()
    if (this.tabs.look().open) this.remember({ unreachableSince: null })
    if (this.tabs.look().open || !wish.wantsOnline || deviceDue(wish, this.tabs.look()) > now) return
    const reached = await hasWayWithoutTab(this.services, this.memory().astrologerId)
    const { heard, open } = this.tabs.look()
    if (open) return
    const memory = this.remember({ deviceAskedAt: this.now() })
    if (reached) this.remember({ unreachableSince: null })
    // A switch turned on meanwhile found a way to ring, and starts anew.
    if (reached || !memory.wantsOnline || (wish.unreachableSince !== null && memory.unreachableSince === null)) return
    this.remember(whileUnreachable(memory, heard, this.now()))
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

  /** The ring reached the phone and nothing else: without an answer nobody is there. */
  private async wasPhoneAlone(consultationId: string): Promise<boolean> {
    const { ring, ringsPhone, astrologerId } = this.memory()
    if (!ringsPhone || ring?.session_id !== consultationId) return false
    return !(await mayHaveDevice(this.services, astrologerId)) && !this.tabs.look().open
  }

  private async canRing(): Promise<boolean> {
    if (this.tabs.look().open) return true
    const reached = await hasWayWithoutTab(this.services, this.memory().astrologerId)
    this.remember({ deviceAskedAt: this.now() })
    return reached
  }

  private push(notice: PushNotice, until: number): void {
    const { services } = this
    this.ctx.waitUntil(pushToDevices({ services, astrologerId: this.memory().astrologerId, notice, until }))
  }

  private async ensureAlarm(): Promise<void> {
    const now = this.now()
    const due = nextCheckAt(this.memory(), this.tabs.look(), now)
    if (due === null) return
    const next = await this.alarmClock.get()
    if (next === null || next < now || due < next) await this.alarmClock.set(due)
  }

  private memory(): LineMemory {
    return readMemory(this.ctx.storage)
  }

  private remember(change: Partial<LineMemory>): LineMemory {
    return remember(this.ctx.storage, change)
  }

  private now(): number {
    return this.services.clock.now()
  }
}
