// One signalling socket of a browser: text frames {type, payload, version}, token, registration, heartbeat.
import type { WebSocket } from 'ws'
import type { Exchange } from './exchange.ts'
import { type TokenError, type VoiceToken, verifyToken } from './token.ts'

export type Payload = {
  callsid?: string
  sdp?: string
  reconnect?: string
  token?: string
  dtmf?: string
  content?: unknown
  contenttype?: string
  messagetype?: string
  voiceeventsid?: string
  media?: { audio?: boolean }
  twilio?: { params?: string }
}
export type Calling = {
  /** A frame about a call. */
  frame(socket: GatewaySocket, type: string, payload: Payload): void
  lost(socket: GatewaySocket): void
  /** An error asked for by the test, for this `listen`. */
  refusal(): TokenError | undefined
}

const HEARTBEAT_MS = 5_000

export class GatewaySocket {
  token?: VoiceToken
  registered = false
  private readonly socket: WebSocket
  private readonly exchange: Exchange
  private readonly calling: Calling
  private readonly heartbeat: NodeJS.Timeout
  private cancelExpiry = () => {}

  constructor(socket: WebSocket, exchange: Exchange, calling: Calling) {
    this.socket = socket
    this.exchange = exchange
    this.calling = calling
    // A client without a frame for 15 s reconnects.
    this.heartbeat = setInterval(() => socket.send('\n'), HEARTBEAT_MS)
    socket.on('message', (data) => this.read(String(data)))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(this.heartbeat)
      this.cancelExpiry()
      this.registered = false
      calling.lost(this)
      exchange.changed()
    })
  }

  send(type: string, payload: Record<string, unknown>): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify({ type, payload, version: '1.6' }))
  }

  error(code: number, message: string, callsid?: string): void {
    this.send('error', { error: { code, message }, ...(callsid ? { callsid } : {}) })
  }

  /** The token's time is over, early or not. Live calls go on. */
  expire(): void {
    this.cancelExpiry()
    this.token = undefined
    this.registered = false
    this.error(31205, 'AccessTokenExpired')
    this.exchange.changed()
  }

  cut(): void {
    this.socket.terminate()
  }

  private read(data: string): void {
    if (data === '\n') return
    const { type, payload = {} } = parse(data)
    // A frame that is no JSON object costs the socket.
    if (!type) {
      this.cut()
      return
    }
    if (type === 'listen') this.listen(payload.token ?? '')
    else if (type === 'register') this.register(payload.media?.audio === true)
    else this.calling.frame(this, type, payload)
  }

  private listen(token: string): void {
    this.cancelExpiry()
    const verified = this.calling.refusal() ?? verifyToken(token, this.exchange.settings)
    if ('code' in verified) {
      this.token = undefined
      this.error(verified.code, verified.message)
      return
    }
    this.token = verified
    const ttlMs = verified.exp * 1000 - Date.now()
    this.cancelExpiry = this.exchange.work.later(ttlMs, () => this.expire())
    this.send('connected', {
      region: 'us1',
      edge: 'ashburn',
      home: 'us1',
      gateway: 'twilio-double',
      token: { identity: verified.identity, ttl: Math.floor(ttlMs / 1000) },
    })
    this.exchange.changed()
  }

  private register(audio: boolean): void {
    if (!this.token) {
      this.error(31204, 'AccessTokenInvalid')
      return
    }
    // Without `incoming.allow` a browser may call but is never rung.
    this.registered = audio && this.token.incoming
    this.send(audio ? 'ready' : 'offline', {})
    this.exchange.changed()
  }
}

function parse(data: string): { type?: string; payload?: Payload } {
  try {
    return JSON.parse(data) as { type?: string; payload?: Payload }
  } catch {
    return {}
  }
}
