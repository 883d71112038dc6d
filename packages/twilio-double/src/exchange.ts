// The shared state of the double's parts: calls, conferences, messages, and the way to the product.
import type { Call } from './call.ts'
import { Conference } from './conference.ts'
import { MediaClock } from './media/media-clock.ts'
import type { Message } from './messages.ts'
import type { Settings } from './options.ts'
import { PendingWork } from './pending-work.ts'
import { type DialSpec, Phones } from './phones.ts'
import type { HookKind } from './webhook-rules.ts'
import { Webhooks } from './webhooks.ts'

export type Notification = { code: number; message: string; callSid: string }
export type Announcement = { conferenceSid: string; label: string | null; url: string; said: string[] }
export type UserMessage = { callSid: string; content: string; contentType: string; messageType: string }

export class Exchange {
  readonly settings: Settings
  readonly work = new PendingWork()
  readonly webhooks: Webhooks
  readonly media = new MediaClock()
  readonly phones: Phones
  readonly calls: Call[] = []
  readonly conferences: Conference[] = []
  readonly messages: Message[] = []
  readonly announcements: Announcement[] = []
  readonly userMessages: UserMessage[] = []
  readonly subscriptions: { callSid: string; url: string; sid: string }[] = []
  /** The entries of Twilio's debugger: 11200 no answer from the product, 12100 bad TwiML, 16025 label taken. */
  readonly notifications: Notification[] = []
  /** Set by the gateway: rings every registered browser of an identity. */
  ringClient: (spec: DialSpec, query: string) => Call = () => {
    throw new Error('The gateway is not listening')
  }
  private watchers: (() => void)[] = []

  constructor(settings: Settings) {
    this.settings = settings
    this.webhooks = new Webhooks(this.work, settings)
    this.phones = new Phones(this)
  }

  call(sid: string): Call | undefined {
    return this.calls.find((call) => call.sid === sid)
  }

  /** A name belongs to at most one conference that is not over. */
  conference(sidOrName: string): Conference | undefined {
    return this.conferences.findLast(
      (one) => one.sid === sidOrName || (one.name === sidOrName && one.status !== 'completed'),
    )
  }

  conferenceNamed(name: string): Conference {
    const found = this.conference(name)
    if (found) return found
    const created = new Conference(this, name)
    this.conferences.push(created)
    return created
  }

  /** An in-call message from the product to a browser's leg. */
  toBrowser(call: Call, sid: string, content: string): void {
    call.endpoint.message?.(sid, content)
  }

  notify(kind: HookKind, url: string, event: string, params: Record<string, string>, method = 'POST'): void {
    if (url && !this.work.stopped) this.webhooks.notify({ kind, url, method, event, params: this.common(params) })
  }

  ask(kind: HookKind, url: string, params: Record<string, string>, method = 'POST'): Promise<string> {
    return this.webhooks.ask({ kind, url, method, event: '', params: this.common(params) })
  }

  /** Now, by the product's clock. */
  date(): Date {
    return new Date(this.settings.clock.now())
  }

  /** Milliseconds of a wait that TwiML or the REST API gives in seconds. */
  scaled(seconds: number): number {
    return (seconds * 1000) / this.settings.speed
  }

  changed(): void {
    for (const watcher of this.watchers.splice(0)) watcher()
  }

  /** Resolves with the first truthy value, tried again whenever a call or conference changes. */
  async until<T>(look: () => T | undefined | false | null, what: string, timeoutMs = 100_000): Promise<T> {
    const giveUp = Date.now() + timeoutMs
    for (;;) {
      const found = look()
      if (found) return found
      if (Date.now() >= giveUp) throw new Error(`Not within ${timeoutMs} ms: ${what}`)
      await new Promise<void>((resolve) => {
        const handle = setTimeout(resolve, giveUp - Date.now())
        this.watchers.push(() => {
          clearTimeout(handle)
          resolve()
        })
      })
    }
  }

  private common(params: Record<string, string>): Record<string, string> {
    return { AccountSid: this.settings.accountSid, ApiVersion: '2010-04-01', ...params }
  }
}
