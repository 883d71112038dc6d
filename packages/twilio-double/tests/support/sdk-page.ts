// A page with the real Voice SDK on it, and what a test does there and sees of it.
import { expect, type Page } from '@playwright/test'
import AccessToken from 'twilio/lib/jwt/AccessToken.js'
import { ACCOUNT } from './product.ts'

/** One Device, its call, and a log of what both have said. */
export const PAGE = `
  import { Device } from '@twilio/voice-sdk'
  const state = { log: [], volume: 0, error: null, message: null }
  const note = (word) => (data) => { state.log.push(word); if (data && data.code) state.error = [data.code, data.originalError && data.originalError.code] }
  const watch = (call) => {
    state.call = call
    for (const name of ['accept', 'disconnect', 'cancel', 'reject', 'error', 'ringing', 'reconnecting', 'reconnected', 'messageSent']) call.on(name, note('call ' + name))
    call.on('messageReceived', (message) => { state.message = message.content })
    call.on('volume', (_, out) => { state.volume = Math.max(state.volume, out) })
    call.on('sample', (sample) => { state.codec = sample.codecName; state.packets = sample.totals.packetsReceived })
    return call
  }
  state.open = (token, options) => {
    const device = new Device(token, { closeProtection: false, maxCallSignalingTimeoutMs: 30000, ...options })
    for (const name of ['registered', 'unregistered', 'error', 'tokenWillExpire']) device.on(name, note(name))
    device.on('incoming', (call) => { note('incoming')(); watch(call) })
    state.device = device
  }
  state.connect = async (params) => { watch(await state.device.connect({ params })) }
  state.ufrag = () => /a=ice-ufrag:(\\S+)/.exec(state.call._mediaHandler.version.pc.currentRemoteDescription.sdp)[1]
  state.received = async () => [...(await state.call._mediaHandler.version.pc.getStats()).values()].find(({ type }) => type === 'inbound-rtp').packetsReceived
  window.sdk = state
`

type Sdk = {
  log: string[]
  volume: number
  codec?: string
  packets?: number
  error: number[] | null
  message: unknown
  ufrag(): string
  received(): Promise<number>
  open(token: string, options?: object): void
  connect(params: Record<string, string>): Promise<void>
  device: { register(): Promise<void>; updateToken(token: string): void }
  // biome-ignore lint/suspicious/noExplicitAny: the SDK's Call, as it lives in the page
  call: any
}
declare global {
  interface Window {
    sdk: Sdk
  }
}

export function token(identity: string, { ttl = 600, secret = ACCOUNT.apiSecret } = {}): string {
  const made = new AccessToken(ACCOUNT.accountSid, ACCOUNT.apiKey, secret, { identity, ttl })
  made.addGrant(new AccessToken.VoiceGrant({ outgoingApplicationSid: ACCOUNT.appSid, incomingAllow: true }))
  return made.toJwt()
}

export const logOf = (page: Page) => page.evaluate(() => window.sdk.log)
/** A minute: a token of 20 s ends meanwhile, and the SDK takes its time to reconnect. */
export const said = (page: Page, word: string) =>
  expect.poll(() => logOf(page), { message: word, timeout: 60_000 }).toContain(word)
export const join = (page: Page, seat: string) =>
  page.evaluate((seat) => window.sdk.connect({ session: '1', seat }), seat)
export const hears = (page: Page) => expect.poll(() => page.evaluate(() => window.sdk.volume)).toBeGreaterThan(0.05)
export const received = (page: Page) => page.evaluate(() => window.sdk.received())
export async function receives(page: Page): Promise<void> {
  const before = await received(page)
  await expect.poll(() => received(page)).toBeGreaterThan(before + 25)
}
export const forget = (page: Page) =>
  page.evaluate(() => {
    window.sdk.volume = 0
    window.sdk.log = []
  })
