// A browser as the far end of a leg: signalling over whichever socket it has now, media over its peer connection.
import { randomUUID } from 'node:crypto'
import type { Call } from './call.ts'
import type { Endpoint } from './endpoint.ts'
import type { Exchange } from './exchange.ts'
import type { GatewaySocket } from './gateway-socket.ts'
import { Peer } from './media/peer.ts'

export class WebEnd implements Endpoint {
  call!: Call
  peer?: Peer
  /** The socket the leg is signalled over; nothing while the browser is away. */
  socket?: GatewaySocket
  readonly reconnect = randomUUID()
  /** Browsers that ring for an incoming call and have not decided. */
  readonly ringing = new Map<GatewaySocket, Peer>()
  /** Set for an incoming call: what to do once a browser has accepted. */
  answered?: () => void
  private offer?: string
  private readonly exchange: Exchange
  private cancelLoss = () => {}

  constructor(exchange: Exchange) {
    this.exchange = exchange
  }

  /** A call that the browser makes: answered later, when its instructions need it. */
  static outgoing(exchange: Exchange, socket: GatewaySocket, offer: string): WebEnd {
    const end = new WebEnd(exchange)
    end.socket = socket
    end.peer = new Peer()
    end.offer = offer
    return end
  }

  async pickUp(): Promise<void> {
    if (!this.offer || !this.peer) return
    const sdp = await this.exchange.work.track(this.peer.answer(this.offer))
    this.send('answer', { sdp, reconnect: this.reconnect })
  }

  /** Offers an incoming call to one browser. */
  async invite(socket: GatewaySocket, query: string): Promise<void> {
    const peer = new Peer()
    this.ringing.set(socket, peer)
    const { sid, from, to } = this.call
    const sdp = await this.exchange.work.track(peer.offer())
    if (!this.call.live || this.ringing.get(socket) !== peer) return
    const { accountSid: AccountSid } = this.exchange.settings
    const parameters = { CallSid: sid, From: from, To: to, AccountSid, ApiVersion: '2010-04-01', Params: query }
    socket.send('invite', { callsid: sid, sdp, reconnect: this.reconnect, parameters })
  }

  /** The first browser to accept has the call; the others stop ringing. */
  async accept(socket: GatewaySocket, answer: string): Promise<boolean> {
    const peer = this.ringing.get(socket)
    if (!peer || this.peer) return false
    this.ringing.delete(socket)
    this.peer = peer
    this.socket = socket
    this.silence()
    await this.exchange.work.track(peer.accept(answer))
    this.send('answer', { reconnect: this.reconnect })
    return true
  }

  decline(socket: GatewaySocket): void {
    void this.ringing.get(socket)?.close()
    this.ringing.delete(socket)
    if (!this.peer && this.ringing.size === 0) this.call.end('busy')
  }

  /** After an ICE restart of the browser. */
  async renegotiate(sdp: string): Promise<void> {
    const answer = await this.exchange.work.track(this.peer!.answer(sdp))
    this.send('answer', { sdp: answer })
  }

  lost(): void {
    this.socket = undefined
    this.cancelLoss = this.exchange.work.later(this.exchange.settings.lostSocketMs, () => this.call.end('completed'))
  }

  resume(socket: GatewaySocket): void {
    this.cancelLoss()
    this.socket = socket
    this.send('answer', { reconnect: this.reconnect })
  }

  over(error?: { code: number; message: string }): void {
    this.cancelLoss()
    this.send('hangup', error ? { error } : {})
    this.silence()
    void this.peer?.close()
  }

  message(sid: string, content: string): void {
    const messagetype = 'user-defined-message'
    this.send('message', { content: parse(content), contenttype: 'application/json', messagetype, voiceeventsid: sid })
  }

  play(frame: Int16Array): void {
    this.peer?.play(frame)
  }

  read(): Int16Array | undefined {
    return this.peer?.read()
  }

  private silence(): void {
    for (const [socket, peer] of this.ringing) {
      socket.send('cancel', { callsid: this.call.sid })
      void peer.close()
    }
    this.ringing.clear()
  }

  private send(type: string, payload: Record<string, unknown>): void {
    this.socket?.send(type, { callsid: this.call.sid, ...payload })
  }
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return content
  }
}
