// Twilio for tests: REST over HTTP, the voice gateway over TLS, signed webhooks, simulated telephones.
import { createServer, type Server } from 'node:https'
import type { AddressInfo, Server as AnyServer } from 'node:net'
import { callFromBrowser, followApp, SILENT } from './browser-call.ts'
import type { Call } from './call.ts'
import { makeCertificate } from './certificate.ts'
import type { Conference } from './conference.ts'
import { Exchange } from './exchange.ts'
import type { Fault } from './faults.ts'
import { Gateway } from './gateway.ts'
import type { Message } from './messages.ts'
import { type TwilioDoubleOptions, withDefaults } from './options.ts'
import { PhoneEnd, type PhoneScript } from './phones.ts'
import { Rest } from './rest/rest.ts'
import type { TokenError } from './token.ts'
import { type InsightsEntry, serveHosts } from './twilio-hosts.ts'
import type { Webhooks } from './webhooks.ts'

export async function startTwilioDouble(options: TwilioDoubleOptions): Promise<TwilioDouble> {
  const { key, cert, spki } = await makeCertificate()
  const insights: InsightsEntry[] = []
  const tls = createServer({ key, cert }, (request, response) => {
    serveHosts(request, response, insights).catch(() => response.destroy())
  })
  const double = new TwilioDouble(new Exchange(withDefaults(options)), tls, spki, insights)
  await double.listen()
  return double
}

export class TwilioDouble {
  restUrl = ''
  gatewayPort = 0
  /** base64 SHA-256 of the gateway's key. */
  readonly spki: string
  readonly webhooks: Webhooks
  /** Every post to Insights: EndpointEvents and EndpointMetrics. */
  readonly insights: InsightsEntry[]
  readonly gateway: Gateway
  readonly rest: Rest
  private readonly exchange: Exchange
  private readonly tls: Server

  constructor(exchange: Exchange, tls: Server, spki: string, insights: InsightsEntry[]) {
    this.exchange = exchange
    this.tls = tls
    this.spki = spki
    this.insights = insights
    this.webhooks = exchange.webhooks
    this.rest = new Rest(exchange)
    this.gateway = new Gateway(exchange, tls)
  }

  async listen(): Promise<void> {
    this.restUrl = `http://127.0.0.1:${await open(this.rest.server)}`
    this.gatewayPort = await open(this.tls)
  }

  /** Chromium's arguments to find the double under Twilio's names, with fake microphones. */
  get chromiumArgs(): string[] {
    return [
      `--host-resolver-rules=MAP *.twilio.com 127.0.0.1:${this.gatewayPort}`,
      `--ignore-certificate-errors-spki-list=${this.spki}`,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--allow-loopback-in-peer-connection',
    ]
  }

  get calls(): readonly Call[] {
    return this.exchange.calls
  }
  get conferences(): readonly Conference[] {
    return this.exchange.conferences
  }
  get messages(): readonly Message[] {
    return this.exchange.messages
  }
  get announcements() {
    return this.exchange.announcements
  }
  get notifications() {
    return this.exchange.notifications
  }
  get userMessages() {
    return this.exchange.userMessages
  }

  phone(number: string, script: PhoneScript): void {
    this.exchange.phones.set(number, script)
  }
  /** REST refuses this number: 21211 invalid, 21215 country not allowed, 21610 opted out. */
  refuse(number: string, code: number): void {
    this.exchange.phones.refuse(number, code)
  }
  fault(fault: Fault): void {
    this.rest.faults.add(fault)
  }

  /** Calls as the Voice SDK of a browser with this identity does, without a browser and without sound. */
  callAs(identity: string, params: Record<string, string>): Call {
    const call = callFromBrowser(this.exchange, { identity, endpoint: SILENT })
    call.ring('ringing')
    followApp(this.exchange, call, params)
    return call
  }

  /** The live call of a number, an identity (client:…) or a sid. */
  liveCall(who: string): Call | undefined {
    return this.calls.findLast((call) => call.live && [call.sid, call.to, call.from].includes(who))
  }
  /** The person at this end presses keys, once the call asks for them. */
  press(who: string, digits: string): void {
    this.must(who).keys.pressAtPrompt(digits)
  }
  hangUp(who: string): void {
    this.must(who).end('completed')
  }
  conference(name: string): Conference | undefined {
    return this.exchange.conferences.findLast((one) => one.name === name)
  }
  kick(conferenceName: string, labelOrSid: string): void {
    const conference = this.conference(conferenceName)
    const participant = conference?.find(labelOrSid)
    if (!conference || !participant) throw new Error(`${labelOrSid} is not in ${conferenceName}`)
    conference.kick(participant)
  }
  /** The loudness, 0 to 1, of the loudest sound that came from a browser's leg or reached a telephone. */
  loudest(who: string): number {
    const call = this.must(who)
    if (call.endpoint instanceof PhoneEnd) return call.endpoint.loudest
    return this.gateway.end(call.sid)?.peer?.loudest ?? 0
  }

  /** Identities with an open, verified socket. */
  get online(): string[] {
    return this.gateway.of().flatMap(({ token }) => token?.identity ?? [])
  }
  get registered(): string[] {
    return this.gateway.of().flatMap((socket) => (socket.registered ? [socket.token!.identity] : []))
  }
  cutSockets(identity?: string): void {
    for (const socket of this.gateway.of(identity)) socket.cut()
  }
  expireToken(identity: string): void {
    for (const socket of this.gateway.of(identity)) socket.expire()
  }
  /** The next `times` tokens shown to the gateway earn this error. */
  refuseTokens(code: TokenError['code'], times = 1): void {
    this.gateway.refuse(code, times)
  }

  /** Resolves with the first truthy value, looked for again at every change. */
  until<T>(look: () => T | undefined | false | null, what = look.toString(), timeoutMs?: number): Promise<T> {
    return this.exchange.until(look, what, timeoutMs)
  }
  /** Resolves when no webhook is on its way and no timer runs, save time limits and tokens' ends. */
  idle(): Promise<void> {
    return this.exchange.work.idle()
  }
  /** Rules, faults and logs of one test gone, calls ended; scripts of numbers stay. */
  async reset(): Promise<void> {
    this.webhooks.clear()
    this.rest.faults.clear()
    for (const call of this.calls) call.end('completed')
    await this.idle()
    const { calls, conferences, messages, announcements, notifications, userMessages, subscriptions } = this.exchange
    for (const list of [calls, conferences, messages, announcements, notifications, userMessages, subscriptions]) {
      list.length = 0
    }
    this.webhooks.log.length = 0
    this.rest.log.length = 0
  }

  async close(): Promise<void> {
    this.exchange.work.stop()
    for (const call of this.calls) call.end('completed')
    this.exchange.media.stop()
    this.gateway.close()
    await Promise.all([shut(this.rest.server), shut(this.tls)])
  }

  private must(who: string): Call {
    const call = this.liveCall(who) ?? this.calls.find(({ sid }) => sid === who)
    if (!call) throw new Error(`No live call of ${who}`)
    return call
  }
}

async function open(server: AnyServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

async function shut(server: AnyServer & { closeAllConnections(): void }): Promise<void> {
  server.closeAllConnections()
  await new Promise<void>((resolve) => server.close(() => resolve()))
}
