// Follows TwiML on a leg: fetch, perform verb by verb, go on where an action or redirect leads, hang up at the end.
import type { Call } from './call.ts'
import { dial } from './dial.ts'
import type { Exchange } from './exchange.ts'
import type { HookKind } from './webhook-rules.ts'
import { parseXml, type XmlElement } from './xml.ts'

export type Source =
  | { twiml: string }
  | { url: string; method: string; kind: HookKind; params?: Record<string, string> }
type Step = { exchange: Exchange; call: Call; signal: AbortSignal; base: string }
/** The address of the next instructions, 'over' for the end, nothing for the next verb. */
type Next = Source | 'over' | undefined

export class TwimlError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export async function follow(exchange: Exchange, call: Call, first: Source): Promise<void> {
  const signal = call.startProgram()
  let next: Next = first
  let base = ''
  try {
    while (next && next !== 'over' && !signal.aborted) {
      if ('url' in next) base = new URL(next.url, base || undefined).href
      const text: string =
        'twiml' in next ? next.twiml : await fetchTwiml(exchange, base, { ...call.params, ...next.params }, next)
      if (signal.aborted) return
      next = await perform({ exchange, call, signal, base }, read(text).children)
    }
    if (!signal.aborted) call.end('completed')
  } catch (error) {
    const code = error instanceof TwimlError ? error.code : 12100
    exchange.notifications.push({ code, message: String(error), callSid: call.sid })
    // A browser then gets the error every Twilio user knows: 31005, "Error sent from gateway in HANGUP".
    if (!signal.aborted) call.end(call.answered ? 'completed' : 'failed', 'participant_hung_up', HANGUP_ERROR)
  }
}

const HANGUP_ERROR = { code: 31005, message: 'Error sent from gateway in HANGUP' }

async function fetchTwiml(
  exchange: Exchange,
  url: string,
  params: Record<string, string>,
  { kind, method }: { kind: HookKind; method: string },
): Promise<string> {
  try {
    return await exchange.ask(kind, url, params, method)
  } catch (error) {
    throw new TwimlError(11200, String(error))
  }
}

/** The root of a document, which must be Response. */
export function read(text: string): XmlElement {
  const root = text.trim() ? parseXml(text) : { name: 'Response', attributes: {}, children: [], text: '' }
  if (root.name !== 'Response') throw new TwimlError(12100, `The root is <${root.name}>, not <Response>`)
  return root
}

async function perform(step: Step, verbs: XmlElement[]): Promise<Next> {
  for (const verb of verbs) {
    // These three need no answered call.
    if (!['Reject', 'Redirect', 'Hangup'].includes(verb.name)) await step.call.answer()
    if (step.signal.aborted) return 'over'
    const next = await one(step, verb)
    if (next || step.signal.aborted) return next ?? 'over'
  }
  return 'over'
}

async function one(step: Step, verb: XmlElement): Promise<Next> {
  const { exchange, call, signal } = step
  switch (verb.name) {
    case 'Say':
    case 'Play':
      call.heard.push(verb.text.trim())
      return undefined
    case 'Pause':
      await exchange.work.wait(exchange.scaled(Number(verb.attributes.length ?? 1)), signal)
      return undefined
    case 'Gather':
      return await gather(step, verb)
    case 'Dial': {
      const params = await dial(exchange, call, verb, signal)
      return verb.attributes.action ? to(step, verb, 'dial-action', params) : undefined
    }
    case 'Redirect':
      return { url: absolute(step, verb.text.trim()), method: verb.attributes.method ?? 'POST', kind: 'redirect' }
    case 'Hangup':
      call.end(call.answered ? 'completed' : 'no-answer')
      return 'over'
    case 'Reject':
      // 486 Busy here, 603 Decline: what the gateway sends to a browser for them is not documented.
      if (verb.attributes.reason === 'busy') call.end('busy', undefined, { code: 31486, message: 'Busy Here' })
      else call.end('no-answer', undefined, { code: 31603, message: 'Decline' })
      return 'over'
    default:
      throw new TwimlError(12100, `The double does not know <${verb.name}>`)
  }
}

async function gather(step: Step, verb: XmlElement): Promise<Next> {
  const { exchange, call, signal } = step
  const { timeout = '5', finishOnKey = '#', actionOnEmptyResult = 'false' } = verb.attributes
  const wanted = Number(verb.attributes.numDigits ?? Number.POSITIVE_INFINITY)
  let pauses = 0
  for (const prompt of verb.children) {
    if (prompt.name === 'Pause') pauses += Number(prompt.attributes.length ?? 1)
    else call.heard.push(prompt.text.trim())
  }
  call.keys.beginGather()
  call.endpoint.gathering?.()
  let digits = ''
  while (digits.length < wanted && !signal.aborted) {
    // The timeout starts after the prompts, which take no time but their pauses, and again with each key.
    const quiet = new AbortController()
    const seconds = Number(timeout) + (digits ? 0 : pauses)
    const over = exchange.work.wait(exchange.scaled(seconds), AbortSignal.any([signal, quiet.signal]))
    const key = await call.keys.next(over)
    quiet.abort()
    if (!key || finishOnKey.includes(key)) break
    digits += key
  }
  if (signal.aborted) return 'over'
  if (!digits && actionOnEmptyResult !== 'true') return undefined
  return to(step, verb, 'gather', { Digits: digits, FinishedOnKey: '' })
}

function to(step: Step, verb: XmlElement, kind: HookKind, params: Record<string, string>): Source {
  const { action = step.base, method = 'POST' } = verb.attributes
  return { url: absolute(step, action), method, kind, params }
}

function absolute(step: Step, url: string): string {
  return new URL(url, step.base || undefined).href
}
