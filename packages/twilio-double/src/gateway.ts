// The voice gateway that the browser's SDK talks to: wss://voice-js.*.twilio.com/signal.
import type { Server } from 'node:https'
import { WebSocketServer } from 'ws'
import { callFromBrowser, followApp } from './browser-call.ts'
import { Call } from './call.ts'
import type { Exchange } from './exchange.ts'
import { type Calling, GatewaySocket, type Payload } from './gateway-socket.ts'
import { newSid } from './ids.ts'
import type { DialSpec } from './phones.ts'
import type { TokenError } from './token.ts'
import { follow } from './twiml.ts'
import { WebEnd } from './web-end.ts'

const MESSAGES = { 31201: 'Authentication failed', 31204: 'AccessTokenInvalid', 31205: 'AccessTokenExpired' }

export class Gateway implements Calling {
  readonly sockets = new Set<GatewaySocket>()
  /** While true, new sockets are refused. */
  down = false
  private readonly exchange: Exchange
  private readonly server: WebSocketServer
  /** By call sid, and by the id the SDK made up before it knew the sid. */
  private readonly ends = new Map<string, WebEnd>()
  private readonly refusals: TokenError[] = []

  constructor(exchange: Exchange, server: Server) {
    this.exchange = exchange
    this.server = new WebSocketServer({ noServer: true })
    server.on('upgrade', (request, socket, head) => {
      if (this.down || new URL(request.url ?? '/', 'https://x').pathname !== '/signal') return void socket.destroy()
      this.server.handleUpgrade(request, socket, head, (ws) => {
        this.sockets.add(new GatewaySocket(ws, exchange, this))
      })
    })
    exchange.ringClient = (spec, query) => this.ringClient(spec, query)
  }

  refuse(code: TokenError['code'], times = 1): void {
    for (let i = 0; i < times; i++) this.refusals.push({ code, message: MESSAGES[code] })
  }

  refusal(): TokenError | undefined {
    return this.refusals.shift()
  }

  of(identity?: string): GatewaySocket[] {
    return [...this.sockets].filter(({ token }) => !identity || token?.identity === identity)
  }

  /** The browser's end of a leg, to see what sound has come from it. */
  end(callSid: string): WebEnd | undefined {
    return this.ends.get(callSid)
  }

  lost(socket: GatewaySocket): void {
    this.sockets.delete(socket)
    for (const end of new Set(this.ends.values())) {
      if (!end.call.live) continue
      if (end.socket === socket) end.lost()
      else if (end.ringing.has(socket)) end.decline(socket)
    }
  }

  frame(socket: GatewaySocket, type: string, payload: Payload): void {
    this.handle(socket, type, payload).catch((error) => {
      this.exchange.notifications.push({ code: 31005, message: String(error), callSid: payload.callsid ?? '' })
      socket.send('hangup', { callsid: payload.callsid, error: { code: 31005, message: String(error) } })
    })
  }

  close(): void {
    for (const socket of this.sockets) socket.cut()
    this.server.close()
  }

  private async handle(socket: GatewaySocket, type: string, payload: Payload): Promise<void> {
    const { callsid = '', sdp = '' } = payload
    if (type === 'invite' && !payload.reconnect) return this.outgoing(socket, payload)
    const end = this.ends.get(callsid)
    if (!end?.call.live) {
      if (type === 'invite') socket.send('hangup', { callsid, error: { code: 31002, message: 'No such call' } })
      return
    }
    switch (type) {
      case 'invite':
        if (payload.reconnect === end.reconnect) end.resume(socket)
        return
      case 'answer':
        if (await end.accept(socket, sdp)) {
          await end.call.answer()
          end.answered?.()
        }
        return
      case 'reject':
        return end.decline(socket)
      case 'reinvite':
        return await end.renegotiate(sdp)
      case 'dtmf':
        return end.call.keys.press(payload.dtmf ?? '')
      case 'hangup':
        return end.call.end(end.call.answered ? 'completed' : 'canceled')
      case 'message':
        return this.message(socket, end, payload)
    }
  }

  private outgoing(socket: GatewaySocket, payload: Payload): void {
    const { callsid = '', sdp = '', twilio } = payload
    const { appSid } = this.exchange.settings
    if (!socket.token) {
      socket.error(31204, 'AccessTokenInvalid')
      return
    }
    if (socket.token.applicationSid !== appSid) {
      socket.send('hangup', { callsid, error: { code: 31002, message: 'Connection declined' } })
      return
    }
    const given = Object.fromEntries(new URLSearchParams(twilio?.params ?? ''))
    const end = WebEnd.outgoing(this.exchange, socket, sdp)
    const call = callFromBrowser(this.exchange, { identity: socket.token.identity, to: given.To, endpoint: end })
    this.own(end, call, callsid)
    call.ring('ringing')
    socket.send('ringing', { callsid: call.sid })
    // A page may add parameters, never replace Twilio's own.
    const own = Object.keys({ ...call.params, AccountSid: '', ApiVersion: '' })
    const params = Object.fromEntries(Object.entries(given).filter(([key]) => !own.includes(key)))
    followApp(this.exchange, call, params)
  }

  private ringClient(spec: DialSpec, query: string): Call {
    const end = new WebEnd(this.exchange)
    const call = new Call(this.exchange, { ...spec, direction: 'outbound-api', endpoint: end })
    this.own(end, call)
    const sockets = this.of(spec.to.replace('client:', '')).filter(({ registered }) => registered)
    const { work } = this.exchange
    work.after(0, () => {
      call.ring('initiated')
      if (sockets.length === 0) return call.end('no-answer')
      call.ring('ringing')
      for (const socket of sockets) void end.invite(socket, query)
      const patience = work.after(this.exchange.scaled(spec.timeout), () => call.end('no-answer'))
      call.whenOver.push(patience)
      end.answered = () => {
        patience()
        void follow(this.exchange, call, spec.onAnswer)
      }
    })
    return call
  }

  private own(end: WebEnd, call: Call, alias?: string): void {
    end.call = call
    this.ends.set(call.sid, end)
    if (alias) this.ends.set(alias, end)
  }

  private message(socket: GatewaySocket, end: WebEnd, payload: Payload): void {
    const { voiceeventsid, contenttype = 'application/json', messagetype = '' } = payload
    const content = typeof payload.content === 'string' ? payload.content : JSON.stringify(payload.content)
    const { sid } = end.call
    this.exchange.userMessages.push({ callSid: sid, content, contentType: contenttype, messageType: messagetype })
    socket.send('ack', { acktype: 'message', callsid: sid, voiceeventsid })
    for (const { callSid, url, sid: SubscriptionSid } of this.exchange.subscriptions) {
      if (callSid !== sid) continue
      const params = { CallSid: sid, Sid: newSid('KX'), SubscriptionSid, Content: content, ContentType: contenttype }
      this.exchange.notify('user-message', url, messagetype, params)
    }
    this.exchange.changed()
  }
}
