// A call of either provider, its other end in the hands of a test. What a test does to it and sees of it has the same
// words for both: the rules of a call do not know who carries it.
import { vi } from 'vitest'
import type { CallAdapter, CallEvents, CallState } from '#app/realtime/voice/adapter.ts'
import { createEmbeddedAdapter } from '#app/realtime/voice/embedded/embedded-adapter.ts'
import { createTwilioAdapter } from '#app/realtime/voice/twilio/twilio-adapter.client.ts'
import type { LineWarning } from '#workers/contract/consultations/call-quality.ts'
import type { CallSignal } from '#workers/contract/consultations/live.ts'
import { devices } from './twilio-sdk.ts'
import { fakeMicrophone, peers, stubBrowser } from './webrtc.ts'

export type Told = {
  states: CallState[]
  said: string[]
  problems: string[]
  choices: string[]
  microphones: MediaStream[]
  samples: (readonly LineWarning[])[]
}

export type Second = { jitterMs?: number; inputLevel?: number }

export type Rig = {
  adapter: CallAdapter
  told: Told
  /** The other end takes the call, and is heard. */
  open(): Promise<void>
  /** The line trembles: lost for a moment, by the provider's own account, and back. */
  lose(): Promise<void>
  recover(): Promise<void>
  /** The line falls off for good. */
  drop(): Promise<void>
  /** The join does not come about. */
  fail(): Promise<void>
  /** So many seconds pass like this one. */
  pass(seconds: number, like?: Second): Promise<void>
  invite(invitation: { callId?: string; sdp?: string }): Promise<void>
  /** Invitations that were taken. */
  taken(): number
  /** The number of requested lines, and of existing ones. */
  tries(): number
  lines(): number
  /** Digits that went over the line, pauses left out. */
  digits(): string
  isHeard(): boolean
  isLetGo(): boolean
  /** The next microphones that are asked for cannot be had; null: they can again. */
  breakMicrophone(error: Error | null): void
}

export async function settle(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

function listener(): { told: Told; events: CallEvents } {
  const told: Told = { states: [], said: [], problems: [], choices: [], microphones: [], samples: [] }
  const events: CallEvents = {
    // Twice the same is once.
    onState: (state) => state !== told.states.at(-1) && told.states.push(state),
    onSample: (_, warnings) => told.samples.push(warnings),
    onMicrophone: (stream) => told.microphones.push(stream),
    onProblem: (problem) => told.problems.push(problem),
    onChoiceFailed: (problem) => told.choices.push(problem),
    say: (sentence) => told.said.push(sentence),
  }
  return { told, events }
}

type EmbeddedRig = {
  pull(): void
  /** True while the browser refuses to play sound. */
  refuse(on: boolean): void
  /** The reports to the room: the other side is heard, or no longer. */
  reports: boolean[]
}

const OTHER = '00000000-0000-4000-8000-000000000002'

/** Two browsers; the other page and the room's socket are the test's. `offerer`: the astrologer's side. */
export async function embeddedRig({ offerer = true } = {}): Promise<Rig & EmbeddedRig> {
  const { told, events } = listener()
  const sent: CallSignal[] = []
  const reports: boolean[] = []
  let refused = false
  const play = async () => {
    if (refused) throw Object.assign(new Error('play'), { name: 'NotAllowedError' })
  }
  const microphone = fakeMicrophone()
  let broken: Error | null = null
  let own = microphone
  stubBrowser(async () => {
    if (broken) throw broken
    const next = fakeMicrophone()
    own = next
    return next
  })
  const before = peers.length
  const adapter = createEmbeddedAdapter({
    ...events,
    offerer,
    iceServers: [],
    relayOnly: true,
    microphone,
    sound: { play, srcObject: null } as unknown as HTMLAudioElement,
    send: (signal) => sent.push(signal),
    report: (up) => reports.push(up),
  })
  adapter.begin()
  const peer = () => peers.at(-1) as (typeof peers)[number]
  const page = () => sent[0]?.page ?? ''
  const of = (kind: CallSignal['kind']) => sent.filter((signal) => signal.kind === kind)
  if (offerer) adapter.hear({ kind: 'need', page: OTHER })
  await settle()

  let generation = 0

  async function open() {
    const offer = of('offer').at(-1)
    if (offer?.kind === 'offer')
      adapter.hear({ kind: 'answer', page: OTHER, to: offer.page, generation: offer.generation, sdp: 'v=0 answer' })
    generation += 1
    if (!offerer) adapter.hear({ kind: 'offer', page: OTHER, to: page(), generation, sdp: 'v=0 offer' })
    await settle()
    peer().becomes('connected')
    peer().flows = true
    await settle(1_000)
  }

  return {
    adapter,
    told,
    open,
    async lose() {
      peer().becomes('disconnected')
      await settle(400)
    },
    async recover() {
      peer().becomes('connected')
      await settle(100)
    },
    async drop() {
      peer().flows = false
      peer().becomes('failed')
      await settle(3_000)
    },
    async fail() {
      peer().becomes('failed')
      await settle(100)
    },
    async pass(seconds, like = {}) {
      Object.assign(peer().stats, { jitterMs: 4, inputLevel: 0.1, ...like })
      await settle(seconds * 1_000)
    },
    async invite({ callId = '', sdp = '' }) {
      adapter.hear({ kind: 'offer', page: callId, to: page(), generation: 1, sdp })
      await settle()
    },
    taken: () => of('answer').length,
    tries: () => of(offerer ? 'offer' : 'need').length,
    lines: () => peers.slice(before).filter(({ connectionState }) => connectionState !== 'closed').length,
    digits: () => peer().digits,
    pull: () => own.track.pull(),
    refuse(on) {
      refused = on
    },
    reports,
    isHeard: () => own.track.enabled && own.track.readyState === 'live',
    isLetGo: () => own.track.stopped && microphone.track.stopped && peer().connectionState === 'closed',
    breakMicrophone(error) {
      broken = error
    },
  }
}

/** Twilio's SDK is the fake of `twilio-sdk.ts`: a test file puts it in its place with `vi.mock`. */
export async function twilioRig({
  renew = async (): Promise<string | null> => 'token-2',
  isWanted = (): boolean => true,
} = {}) {
  const { told, events } = listener()
  const adapter = createTwilioAdapter({ ...events, consultationId: 'session', token: 'token-1', renew, isWanted })
  const device = devices.at(-1) as (typeof devices)[number]
  const call = () => device.calls.at(-1) as (typeof device.calls)[number]
  await settle()
  let seconds = 0

  const rig: Rig = {
    adapter,
    told,
    async open() {
      call().emit('ringing', false)
      call().accept()
      await settle(1_000)
    },
    async lose() {
      call().state = 'reconnecting'
      call().emit('reconnecting', { code: 53405, message: 'Media connection failed' })
      await settle(400)
    },
    async recover() {
      call().state = 'open'
      call().emit('reconnected')
      await settle(100)
    },
    async drop() {
      call().disconnect()
      await settle(3_000)
    },
    async fail() {
      call().emit('error', { code: 31486, message: 'Busy here' })
      call().disconnect()
      await settle(100)
    },
    async pass(count, { jitterMs = 4, inputLevel = 0.1 } = {}) {
      for (let n = 0; n < count; n += 1) {
        await settle(1_000)
        seconds += 1
        const sway = (seconds % 9) * 300
        call().emit('sample', {
          audioInputLevel: inputLevel === 0 ? 0 : 3_000 + sway,
          audioOutputLevel: 3_000 + sway,
          codecName: 'opus',
          jitter: jitterMs,
          mos: 4.3,
          packetsLostFraction: 0,
          packetsReceived: seconds * 50,
          packetsLost: 0,
          rtt: 80,
        })
      }
    },
    async invite() {
      device.emit('incoming', {})
      await settle()
    },
    taken: () => device.calls.length - 1,
    tries: () => device.tries,
    lines: () => device.calls.filter(({ state }) => state !== 'closed').length,
    digits: () => call().digits.replaceAll('w', ''),
    isHeard: () => !call().muted,
    isLetGo: () => device.destroyed && device.calls.every(({ state }) => state === 'closed'),
    breakMicrophone(error) {
      device.unusable = error
    },
  }
  return { ...rig, device, call }
}
