// Fan-out of astrologers' presence: each reader connects to one board, and each change goes to all boards. Pages of one astrologer
// receive its changes at once. Lists receive the changes of two seconds in one message, so that their cost does not grow with the
// changes.
import { DurableObject } from 'cloudflare:workers'
import type { PresenceAnswer, PresenceChange, PresenceMessage } from '#workers/contract/consultations/live.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import type { Env } from '#workers/env.ts'
import { BOARD_TABLES, bringTablesUpToDate } from '#workers/realtime/room/store/tables-store.ts'
import { issueTicket, redeemTicket, upgraded } from '#workers/realtime/ticket-store.ts'
import { ToldClock, workerTime } from '#workers/realtime/told-clock.ts'
import { clockOf } from '#workers/services/index.ts'
import { isOutdated, readerOf, welcome } from './presence-sockets.ts'

const PING = '{"type":"ping"}'
const PONG = '{"type":"pong"}'
const TOGETHER = 2 * SECOND

type Claims = { only: string | null }

export class PresenceBoard extends DurableObject<Env> {
  /** In memory only: losing the object also closes its sockets, and a page that reconnects loads the presence again. */
  private collected: PresenceAnswer = {}
  private timer: ReturnType<typeof setTimeout> | null = null
  private readonly clock: ToldClock

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.clock = new ToldClock(clockOf(env), ctx)
    ctx.blockConcurrencyWhile(async () => bringTablesUpToDate(ctx.storage, BOARD_TABLES))
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
  }

  async ticket(only: string | null, now: number): Promise<string> {
    this.clock.tell(now)
    return issueTicket(this.ctx.storage.sql, { only } satisfies Claims, now)
  }

  /** Sends a change to the pages of this astrologer at once, and to lists within two seconds. */
  async publish({ astrologer_id: id, status }: PresenceChange): Promise<void> {
    this.send({ type: 'presence', astrologer_id: id, status }, (only) => only === id)
    this.collected[id] = status
    this.timer ??= setTimeout(() => this.tellLists(), TOGETHER)
  }

  private tellLists(): void {
    const changes = this.collected
    this.timer = null
    this.collected = {}
    this.send({ type: 'presence', changes }, (only) => only === null)
  }

  private send(message: PresenceMessage, isFor: (only: string | null) => boolean): void {
    const text = JSON.stringify(message)
    const now = this.clock.now()
    for (const socket of this.ctx.getWebSockets()) {
      if (socket.readyState !== WebSocket.OPEN) continue
      const { openedAt, only } = readerOf(socket)
      try {
        if (isOutdated(openedAt, now)) socket.close(1001, 'outdated')
        else if (isFor(only)) socket.send(text)
      } catch {
        // A broken socket must not block the messages to the others.
      }
    }
  }

  override async fetch(request: Request): Promise<Response> {
    this.clock.tell(workerTime(request))
    const now = this.clock.now()
    const claims = redeemTicket<Partial<Claims>>(this.ctx.storage.sql, request, now)
    if (!claims) return new Response(null, { status: 401 })
    const { 0: client, 1: server } = new WebSocketPair()
    const others = this.ctx.getWebSockets()
    this.ctx.acceptWebSocket(server)
    welcome(server, { others, now, only: claims.only ?? null })
    return upgraded(client)
  }

  override async webSocketMessage(socket: WebSocket): Promise<void> {
    // Pages only read from this socket.
    socket.close(1008, 'read-only')
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    socket.close(code === 1005 || code === 1006 ? 1000 : code)
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    socket.close(1011)
  }
}
