// Simulated telephones: what happens when a number is dialled.
import { Call, type Ending } from './call.ts'
import type { Endpoint } from './endpoint.ts'
import type { Exchange } from './exchange.ts'
import { FRAME, level, tone } from './media/pcmu.ts'
import { follow, type Source } from './twiml.ts'

export type PhoneScript = {
  outcome?: 'answer' | 'busy' | 'no-answer' | 'failed'
  answerAfterMs?: number
  /** Keys pressed at the first Gather, the second, and so on. */
  digits?: string[]
  /** A machine answers and presses nothing. */
  voicemail?: boolean
  /** After the answer. */
  hangUpAfterMs?: number
  /** The frequency of the sound it makes, in hertz; 0 for silence. */
  tone?: number
  /** The fate of a text message. */
  sms?: 'delivered' | 'undelivered' | 'failed'
}
export type DialSpec = {
  from: string
  to: string
  timeout: number
  timeLimit?: number
  statusCallback?: string
  statusMethod?: string
  events?: string[]
  onAnswer: Source
  onFailure?: (call: Call) => void
}

export class Phones {
  private readonly scripts = new Map<string, PhoneScript>()
  private readonly refused = new Map<string, number>()
  private readonly exchange: Exchange

  constructor(exchange: Exchange) {
    this.exchange = exchange
  }

  set(number: string, script: PhoneScript): void {
    this.scripts.set(number, script)
  }

  script(number: string): PhoneScript {
    return this.scripts.get(number) ?? {}
  }

  /** The REST API refuses this number with the code: 21211 invalid, 21215 country not allowed, 21610 opted out. */
  refuse(number: string, code: number): void {
    this.refused.set(number, code)
  }

  refusal(number: string): number | undefined {
    return /^\+[1-9]\d{6,14}$/.test(number) ? this.refused.get(number) : 21211
  }

  dial(spec: DialSpec): Call {
    const script = this.script(spec.to)
    const endpoint = new PhoneEnd(script)
    const call = new Call(this.exchange, { ...spec, direction: 'outbound-api', endpoint })
    endpoint.press = (digits) => this.exchange.work.after(20, () => call.keys.press(digits))
    // The REST answer leaves before the first callback.
    this.exchange.work.after(0, () => this.ring(call, spec, script))
    return call
  }

  private ring(call: Call, spec: DialSpec, script: PhoneScript): void {
    const after = (ms: number, run: () => void) => call.whenOver.push(this.exchange.work.after(ms, run))
    const { outcome = 'answer', answerAfterMs = 40 } = script
    call.ring('initiated')
    const fail = (status: Ending) => {
      if (!call.live || call.answered) return
      call.end(status)
      spec.onFailure?.(call)
    }
    if (outcome === 'failed') {
      fail('failed')
      return
    }
    after(5, () => call.ring('ringing'))
    const patience = this.exchange.scaled(spec.timeout)
    if (outcome === 'no-answer' || answerAfterMs > patience) {
      after(patience, () => fail('no-answer'))
    } else if (outcome === 'busy') {
      after(answerAfterMs, () => fail('busy'))
    } else {
      after(answerAfterMs, () => {
        if (!call.live) return
        void call.answer()
        void follow(this.exchange, call, spec.onAnswer)
        if (script.hangUpAfterMs !== undefined) after(script.hangUpAfterMs, () => call.end('completed'))
      })
    }
  }
}

export class PhoneEnd implements Endpoint {
  /** The loudest frame this telephone has heard, 0 to 1. */
  loudest = 0
  press: (digits: string) => void = () => {}
  private readonly sound?: () => Int16Array
  private readonly digits: string[]

  constructor(script: PhoneScript) {
    const hertz = script.tone ?? 440
    this.sound = hertz > 0 ? tone(hertz, FRAME) : undefined
    this.digits = script.voicemail ? [] : [...(script.digits ?? [])]
  }

  gathering(): void {
    const digits = this.digits.shift()
    if (digits) this.press(digits)
  }

  over(): void {}

  play(frame: Int16Array): void {
    this.loudest = Math.max(this.loudest, level(frame))
  }

  read(): Int16Array | undefined {
    return this.sound?.()
  }
}
