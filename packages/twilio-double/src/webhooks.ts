// Sends signed webhooks the way Twilio does, and keeps a log of every attempt.
import { randomUUID } from 'node:crypto'
import { readOverrides, shouldRetry } from './overrides.ts'
import type { PendingWork } from './pending-work.ts'
import { sign } from './signature.ts'
import { type Hook, type Match, matches, type Rule, WebhookRules } from './webhook-rules.ts'

export type SentHook = Hook & {
  at: number
  /** The address as signed: without its fragment, with the query of a GET. */
  address: string
  attempt: number
  signature: string
  idempotencyToken: string
  status: number | 'unreachable' | 'timeout' | 'dropped'
  body: string
}
type Settings = { authToken: string; reach: (url: string) => string }

export class Webhooks {
  readonly log: SentHook[] = []
  private readonly rules = new WebhookRules()
  private readonly work: PendingWork
  private readonly settings: Settings
  private watchers: (() => void)[] = []

  constructor(work: PendingWork, settings: Settings) {
    this.work = work
    this.settings = settings
  }

  delay = (match: Match, ms: number, times?: number) => this.rules.add(match, { do: 'delay', ms }, times)
  drop = (match: Match, times?: number) => this.rules.add(match, { do: 'drop' }, times)
  double = (match: Match, times?: number) => this.rules.add(match, { do: 'double' }, times)
  corruptSignature = (match: Match, times?: number) => this.rules.add(match, { do: 'corrupt' }, times)
  /** Holds `count` matching callbacks and sends them last first; after `patienceMs` whatever has come by then. */
  reorder = (match: Match, { count = 2, patienceMs = 2_000 } = {}) =>
    this.rules.add(match, { do: 'reorder', count, patienceMs, held: [] })
  clear = () => this.rules.clear()

  find(match: Match): SentHook[] {
    return this.log.filter((hook) => matches(match, hook))
  }

  /** The first logged webhook that matches, now or later. */
  async seen(match: Match, { count = 1, timeoutMs = 100_000 } = {}): Promise<SentHook> {
    const giveUp = Date.now() + timeoutMs
    for (;;) {
      const found = this.find(match)
      if (found.length >= count) return found[count - 1]!
      if (Date.now() >= giveUp) throw new Error(`No webhook ${match} within ${timeoutMs} ms`)
      await new Promise<void>((resolve) => {
        const handle = setTimeout(resolve, giveUp - Date.now())
        this.watchers.push(() => {
          clearTimeout(handle)
          resolve()
        })
      })
    }
  }

  /** A status callback: nobody waits for its answer. */
  notify(hook: Hook): void {
    const rules = this.rules.take(hook)
    const send = () => void this.work.track(this.deliver(hook, rules).catch(() => {}))
    const order = rules.find((rule) => rule.do === 'reorder')
    if (!order) {
      send()
      return
    }
    const release = () => {
      for (const late of order.held.splice(0).reverse()) late()
    }
    const cancel = this.work.after(order.patienceMs, release)
    order.held.push(() => {
      cancel()
      send()
    })
    if (order.held.length >= order.count) release()
  }

  /** A request for instructions: resolves to the answer's text, fails where Twilio would give up. */
  async ask(hook: Hook): Promise<string> {
    const sent = await this.work.track(this.deliver(hook, this.rules.take(hook)))
    if (typeof sent.status === 'number' && sent.status < 400) return sent.body
    throw new Error(`${hook.url} answered ${sent.status}`)
  }

  private async deliver(hook: Hook, rules: Rule[]): Promise<SentHook> {
    for (const rule of rules) if (rule.do === 'delay') await this.work.wait(rule.ms)
    const idempotencyToken = randomUUID()
    if (rules.some((rule) => rule.do === 'drop')) {
      const address = readOverrides(hook.url).address
      return this.note({
        ...hook,
        at: Date.now(),
        address,
        attempt: 0,
        signature: '',
        idempotencyToken,
        status: 'dropped',
        body: '',
      })
    }
    const corrupt = rules.some((rule) => rule.do === 'corrupt')
    const first = this.attempts(hook, idempotencyToken, corrupt)
    if (rules.some((rule) => rule.do === 'double')) await this.attempts(hook, idempotencyToken, corrupt)
    return await first
  }

  private async attempts(hook: Hook, idempotencyToken: string, corrupt: boolean): Promise<SentHook> {
    const { address, overrides } = readOverrides(hook.url)
    const began = Date.now()
    for (let attempt = 0; ; attempt++) {
      const sent = await this.once(hook, address, { attempt, idempotencyToken, corrupt, readMs: overrides.readMs })
      const again = attempt < overrides.retries && Date.now() - began < overrides.totalMs
      if (!again || this.work.stopped || !shouldRetry(overrides, sent.status as number)) return sent
      await this.work.wait(20 * (attempt + 1))
    }
  }

  private async once(
    hook: Hook,
    address: string,
    {
      attempt,
      idempotencyToken,
      corrupt,
      readMs,
    }: { attempt: number; idempotencyToken: string; corrupt: boolean; readMs: number },
  ): Promise<SentHook> {
    const get = hook.method === 'GET'
    const form = new URLSearchParams(hook.params).toString()
    const url = get ? `${address}${address.includes('?') ? '&' : '?'}${form}` : address
    const signature = sign(corrupt ? 'not the auth token' : this.settings.authToken, url, get ? {} : hook.params)
    const entry = { ...hook, at: Date.now(), address: url, attempt, signature, idempotencyToken }
    try {
      const response = await fetch(this.settings.reach(url), {
        method: hook.method,
        headers: {
          'User-Agent': 'TwilioProxy/1.1',
          'X-Twilio-Signature': signature,
          'I-Twilio-Idempotency-Token': idempotencyToken,
          ...(get ? {} : { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' }),
        },
        body: get ? undefined : form,
        redirect: 'manual',
        signal: AbortSignal.timeout(readMs),
      })
      return this.note({ ...entry, status: response.status, body: await response.text() })
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError'
      return this.note({ ...entry, status: late ? 'timeout' : 'unreachable', body: '' })
    }
  }

  private note(sent: SentHook): SentHook {
    this.log.push(sent)
    for (const watcher of this.watchers.splice(0)) watcher()
    return sent
  }
}
