// The REST API over plain HTTP: authentication, faults on demand, and the way to each resource.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Exchange } from '../exchange.ts'
import { Faults } from '../faults.ts'
import { sendMessage } from '../messages.ts'
import { type AccountState, accountReply, newAccount } from './account.ts'
import { calls } from './calls.ts'
import { conferences } from './conferences.ts'
import { showMessage } from './shapes.ts'
import { notFound, page, RestError, type RestReply, type RestRequest } from './types.ts'

export type RestLogEntry = { method: string; path: string; form: Record<string, string>; status: number }

export class Rest {
  readonly faults = new Faults()
  readonly account: AccountState
  readonly log: RestLogEntry[] = []
  readonly server: Server
  private readonly exchange: Exchange

  constructor(exchange: Exchange) {
    this.exchange = exchange
    this.account = newAccount(exchange.settings)
    this.server = createServer((request, response) => {
      this.serve(request, response).catch((error) => {
        if (!response.headersSent) response.writeHead(500)
        response.end(String(error))
      })
    })
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const method = request.method ?? 'GET'
    const form = new URLSearchParams(await text(request))
    const fault = this.faults.take(method, url.pathname)
    if (fault?.delayMs) await this.exchange.work.wait(fault.delayMs)
    // A request whose answer is lost has been done all the same.
    const done = !fault || fault.done || (!fault.status && !fault.hang)
    let reply = done ? this.answer(request.headers.authorization ?? '', method, url, form) : { status: 0 }
    if (fault?.status) reply = new RestError(fault.status, fault.status === 429 ? 20429 : 20500).reply
    this.log.push({
      method,
      path: url.pathname,
      form: Object.fromEntries(form),
      status: fault?.hang ? 0 : reply.status,
    })
    if (fault?.hang) return
    response.writeHead(reply.status, { 'Content-Type': 'application/json' })
    response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body))
  }

  private answer(authorization: string, method: string, url: URL, form: URLSearchParams): RestReply {
    try {
      this.authenticate(authorization)
      const own = accountReply(this.account, url.pathname.replace(/\.json$/, ''), this.exchange.settings)
      if (own) return own
      const [, version, accounts, ...rest] = url.pathname
        .replace(/\.json$/, '')
        .split('/')
        .map(decodeURIComponent)
      const known = version === '2010-04-01' && accounts === 'Accounts' && rest[0] === this.exchange.settings.accountSid
      if (!known || !url.pathname.endsWith('.json')) throw notFound()
      return route({ exchange: this.exchange, method, path: rest, query: url.searchParams, form })
    } catch (error) {
      if (error instanceof RestError) return error.reply
      throw error
    }
  }

  private authenticate(authorization: string): void {
    const { apiKey, apiSecret, accountSid, authToken } = this.exchange.settings
    const given = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString()
    if (given !== `${apiKey}:${apiSecret}` && given !== `${accountSid}:${authToken}`) throw new RestError(401, 20003)
  }
}

function route(request: RestRequest): RestReply {
  switch (request.path[1]) {
    case 'Calls':
      return calls(request)
    case 'Conferences':
      return conferences(request)
    case 'Messages':
      return messages(request)
    default:
      throw notFound()
  }
}

function messages(request: RestRequest): RestReply {
  const { exchange, method, path, form, query } = request
  const [account = '', , sid] = path
  if (method === 'POST' && !sid) {
    const to = form.get('To') ?? ''
    const refusal = exchange.phones.refusal(to)
    if (refusal) throw new RestError(400, refusal, to)
    const body = form.get('Body') ?? ''
    if (!body) throw new RestError(400, 21602)
    const from = form.get('From') ?? form.get('MessagingServiceSid') ?? ''
    if (!from) throw new RestError(400, 21212)
    const message = sendMessage(exchange, { from, to, body, statusCallback: form.get('StatusCallback') ?? '' })
    return { status: 201, body: showMessage(account, message) }
  }
  const found = exchange.messages.filter((one) =>
    sid ? one.sid === sid : !query.get('To') || one.to === query.get('To'),
  )
  if (!sid) {
    const shown = found.reverse().map((one) => showMessage(account, one))
    return page('messages', shown, request)
  }
  if (!found[0]) throw notFound()
  return { status: 200, body: showMessage(account, found[0]) }
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
