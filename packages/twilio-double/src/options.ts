/** `rate`: how many times faster than the machine's it runs. */
export type Clock = { now(): number; rate: number }

export type TwilioDoubleOptions = {
  accountSid: string
  authToken: string
  apiKey: string
  apiSecret: string
  /** The TwiML app of the token's VoiceGrant; its Voice address is asked when a browser connects. */
  appSid: string
  voiceUrl: string
  /** The TwiML app's StatusCallback: the only `completed` a browser's leg has. */
  voiceStatusUrl?: string
  /**
   * The true address behind a public one, so that https://product.test can be signed and the loopback server reached.
   */
  reach?: (url: string) => string
  /** The factor by which pauses, gathers and unanswered rings pass than TwiML says. Time limits stay true. */
  speed?: number
  /** The clock of the product, where it runs faster than the machine's: timestamps and time limits follow it. */
  clock?: Clock
  /** The time for which a browser's leg outlives its socket. */
  lostSocketMs?: number
}

const MACHINE: Clock = { now: () => Date.now(), rate: 1 }

export type Settings = Required<TwilioDoubleOptions>

export function withDefaults(options: TwilioDoubleOptions): Settings {
  return { voiceStatusUrl: '', reach: (url) => url, speed: 1, clock: MACHINE, lostSocketMs: 10_000, ...options }
}
