// Fan-out of astrologers' presence to open lists. Sharded: each viewer sits on one shard, each change goes to all.
import { DurableObject } from 'cloudflare:workers'
import type { PresenceMessage } from '#workers/contract/live.ts'
import type { Env } from '../env.ts'
import { clockOf } from '../services/index.ts'
import { isOutdated, welcome } from './presence-sockets.ts'
import { createTicketTable, issueTicket, redeemTicket, upgraded } from './ticket-store.ts'

const PING = '{"type":"ping"}'
const PONG = '{"type":"pong"}'

export class PresenceBoard extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    createTicketTable(ctx.storage.sql)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
  }

  async ticket(now: number): Promise<string> {
    return issueTicket(this.ctx.storage.sql, {}, now)
  }

  /** Sends to every list on this shard. */
  async publish(message: PresenceMessage): Promise<void> {
    const text = JSON.stringify(message)
    const now = clockOf(this.env).now()
    for (const socket of this.ctx.getWebSockets()) {
      if (socket.readyState !== WebSocket.OPEN) continue
      try {
        if (isOutdated(socket, now)) socket.close(1001, 'outdated')
        else socket.send(text)
      } catch {
        // One dead viewer must not keep the news from all the others.
      }
    }
  }

  override async fetch(request: Request): Promise<Response> {
    const now = clockOf(this.env).now()
    if (!redeemTicket(this.ctx.storage.sql, request, now)) return new Response(null, { status: 401 })
    const { 0: client, 1: server } = new WebSocketPair()
    const others = this.ctx.getWebSockets()
    this.ctx.acceptWebSocket(server)
    welcome(server, { others, now })
    return upgraded(client)
  }

  override async webSocketMessage(socket: WebSocket): Promise<void> {
    // Read-only: our pages never write here.
    socket.close(1008, 'read-only')
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    socket.close(code === 1005 || code === 1006 ? 1000 : code)
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    socket.close(1011)
  }
}
