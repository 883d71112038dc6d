// One leg: its status, its callbacks, its keys, and the instructions it is following.
import type { LeaveReason } from './conference.ts'
import type { Endpoint } from './endpoint.ts'
import type { Exchange } from './exchange.ts'
import { newSid, rfc2822 } from './ids.ts'
import { Keypad } from './keypad.ts'

export type CallStatus = 'queued' | 'initiated' | 'ringing' | 'in-progress' | Ending
export type Ending = 'completed' | 'busy' | 'no-answer' | 'failed' | 'canceled'
type CallSpec = {
  from: string
  to: string
  direction: 'inbound' | 'outbound-api'
  endpoint: Endpoint
  statusCallback?: string
  statusMethod?: string
  /** initiated, ringing, answered, completed. */
  events?: string[]
  applicationSid?: string
  timeLimit?: number
}

export class Call {
  readonly sid = newSid('CA')
  readonly from: string
  readonly to: string
  readonly direction: CallSpec['direction']
  readonly endpoint: Endpoint
  readonly keys = new Keypad()
  /** Words of Say and addresses of Play that the leg got. */
  readonly heard: string[] = []
  readonly created: Date
  started?: Date
  answered?: Date
  ended?: Date
  status: CallStatus = 'queued'
  /** Leaves the conference the leg is in. */
  leave?: (reason: LeaveReason) => void
  /** Run once when the leg is over: timers that would outlive it. */
  readonly whenOver: (() => void)[] = []
  private readonly spec: CallSpec
  private readonly exchange: Exchange
  private sequence = 0
  private program = new AbortController()
  private cancelLimit = () => {}

  constructor(exchange: Exchange, spec: CallSpec) {
    this.exchange = exchange
    this.spec = spec
    this.from = spec.from
    this.to = spec.to
    this.direction = spec.direction
    this.endpoint = spec.endpoint
    this.created = exchange.date()
    exchange.calls.push(this)
  }

  get live(): boolean {
    return !this.ended
  }

  /** The parameters every request about this leg carries. */
  get params(): Record<string, string> {
    const { applicationSid } = this.spec
    return {
      CallSid: this.sid,
      From: this.from,
      To: this.to,
      Caller: this.from,
      Called: this.to,
      Direction: this.direction,
      CallStatus: this.status,
      ...(applicationSid ? { ApplicationSid: applicationSid } : {}),
    }
  }

  ring(status: 'initiated' | 'ringing'): void {
    if (!this.live || this.answered) return
    this.started ??= this.exchange.date()
    this.become(status, status)
  }

  async answer(): Promise<void> {
    if (!this.live || this.answered) return
    this.answered = this.exchange.date()
    this.started ??= this.answered
    this.become('in-progress', 'answered')
    if (this.spec.timeLimit) this.limit(this.spec.timeLimit)
    await this.endpoint.pickUp?.()
  }

  /** Counts from the answer, also when it is raised or lowered later. */
  limit(seconds: number): void {
    this.spec.timeLimit = seconds
    this.cancelLimit()
    if (!this.answered || !this.live) return
    const { clock } = this.exchange.settings
    const left = (this.answered.getTime() + seconds * 1000 - clock.now()) / clock.rate
    this.cancelLimit = this.exchange.work.later(Math.max(0, left), () => this.end('completed'))
  }

  /** Stops what the leg was following; the signal belongs to what comes next. */
  startProgram(): AbortSignal {
    this.program.abort()
    this.program = new AbortController()
    if (!this.live) this.program.abort()
    return this.program.signal
  }

  end(status: Ending, reason: LeaveReason = 'participant_hung_up', error?: { code: number; message: string }): void {
    if (!this.live) return
    this.ended = this.exchange.date()
    this.cancelLimit()
    for (const run of this.whenOver.splice(0)) run()
    // Before the instructions are aborted, which would leave with a reason of its own.
    this.leave?.(reason)
    this.program.abort()
    this.endpoint.over(error)
    this.become(status, 'completed')
  }

  get duration(): number {
    return this.answered && this.ended ? Math.round((this.ended.getTime() - this.answered.getTime()) / 1000) : 0
  }

  private become(status: CallStatus, event: string): void {
    this.status = status
    this.exchange.changed()
    const { statusCallback, events = ['completed'], statusMethod } = this.spec
    const sequence = this.sequence++
    if (!statusCallback || !events.includes(event)) return
    const params: Record<string, string> = {
      ...this.params,
      CallbackSource: 'call-progress-events',
      SequenceNumber: String(sequence),
      Timestamp: rfc2822(this.exchange.date()),
      ...(this.ended ? { CallDuration: String(this.duration), Duration: String(Math.ceil(this.duration / 60)) } : {}),
    }
    this.exchange.notify('call-status', statusCallback, status, params, statusMethod)
  }
}
