// Calls.json, Calls/CA….json and the two resources of in-call messages.
import type { Call } from '../call.ts'
import { newSid } from '../ids.ts'
import { follow, type Source } from '../twiml.ts'
import { showCall } from './shapes.ts'
import { notFound, page, RestError, type RestReply, type RestRequest } from './types.ts'

export function calls(request: RestRequest): RestReply {
  const { exchange, method, path } = request
  const [account = '', , sid, sub] = path
  if (!sid) return method === 'POST' ? create(request) : list(request)
  const call = exchange.call(sid)
  if (!call) throw notFound()
  if (sub) return userMessages(request, call, sub)
  if (method === 'POST') update(request, call)
  return { status: 200, body: showCall(account, call) }
}

function create({ exchange, form, path }: RestRequest): RestReply {
  const from = form.get('From') ?? ''
  const to = form.get('To') ?? ''
  const [client, query = ''] = to.split('?')
  const isClient = to.startsWith('client:')
  if (!to) throw new RestError(400, 21201)
  const refusal = isClient ? undefined : exchange.phones.refusal(to)
  if (refusal) throw new RestError(400, refusal, to)
  if (!/^(\+[1-9]\d{6,14}|client:.+)$/.test(from)) throw new RestError(400, 21212)
  const spec = {
    from,
    to: isClient ? client! : to,
    timeout: Number(form.get('Timeout') ?? 60),
    onAnswer: source(form),
    ...callbacks(form),
  }
  const call = isClient ? exchange.ringClient(spec, query) : exchange.phones.dial(spec)
  return { status: 201, body: showCall(path[0]!, call) }
}

/** The callback fields that calls and participants share. */
export function callbacks(form: URLSearchParams) {
  const events = form.getAll('StatusCallbackEvent').flatMap((value) => value.split(/[\s,]+/))
  const timeLimit = Number(form.get('TimeLimit') ?? 0)
  return {
    statusCallback: form.get('StatusCallback') ?? '',
    statusMethod: form.get('StatusCallbackMethod') ?? 'POST',
    ...(events.length > 0 ? { events } : {}),
    ...(timeLimit > 0 ? { timeLimit } : {}),
  }
}

function source(form: URLSearchParams): Source {
  const twiml = form.get('Twiml')
  if (twiml) return { twiml }
  const url = form.get('Url') ?? ''
  if (!URL.canParse(url)) throw new RestError(400, 21205)
  return { url, method: form.get('Method') ?? 'POST', kind: 'leg' }
}

function update({ exchange, form }: RestRequest, call: Call): void {
  const status = form.get('Status')
  if (!call.live) throw new RestError(400, 21220)
  if (status === 'canceled') {
    // Only a leg that nobody has answered can be cancelled; an answered one is completed.
    if (call.answered) throw new RestError(400, 21220)
    call.end('canceled')
    return
  }
  if (status === 'completed') {
    call.end(call.answered ? 'completed' : 'canceled', 'participant_updated_via_api')
    return
  }
  const timeLimit = Number(form.get('TimeLimit') ?? 0)
  if (timeLimit > 0) call.limit(timeLimit)
  if (!form.has('Url') && !form.has('Twiml')) return
  if (!call.answered) throw new RestError(400, 21220)
  void follow(exchange, call, source(form))
}

function list(request: RestRequest): RestReply {
  const { exchange, query, path } = request
  const since = Date.parse(query.get('StartTime>') ?? query.get('StartTime') ?? '')
  const before = Date.parse(query.get('StartTime<') ?? '')
  const found = exchange.calls.filter((call) => {
    const shown = showCall(path[0]!, call)
    // Whole seconds, as the records show them.
    const start = Math.floor((call.started ?? call.created).getTime() / 1000) * 1000
    return (
      (!query.get('To') || call.to === query.get('To')) &&
      (!query.get('From') || call.from === query.get('From')) &&
      (!query.get('Status') || shown.status === query.get('Status')) &&
      !(start < since) &&
      !(start > before)
    )
  })
  const shown = found.reverse().map((call) => showCall(path[0]!, call))
  return page('calls', shown, request)
}

function userMessages({ exchange, method, form, path }: RestRequest, call: Call, sub: string): RestReply {
  if (method !== 'POST') throw notFound()
  if (!call.live) throw new RestError(400, 21220)
  const common = { account_sid: path[0], call_sid: call.sid, date_created: call.created.toUTCString() }
  if (sub === 'UserDefinedMessages') {
    const sid = newSid('KX')
    exchange.toBrowser(call, sid, form.get('Content') ?? '')
    return { status: 201, body: { ...common, sid } }
  }
  if (sub !== 'UserDefinedMessageSubscriptions') throw notFound()
  const sid = newSid('ZY')
  exchange.subscriptions.push({ callSid: call.sid, url: form.get('Callback') ?? '', sid })
  const uri = `/2010-04-01/Accounts/${path[0]}/Calls/${call.sid}/UserDefinedMessageSubscriptions/${sid}.json`
  return { status: 201, body: { ...common, sid, uri } }
}
