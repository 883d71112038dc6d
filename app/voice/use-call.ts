// One call of a page, over whichever provider carries it: microphone, line, what is heard. Both sides use it.
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '#app/session/browser.ts'
import { toast } from '#app/ui/toasts.ts'
import type { LineWarning } from '#workers/contract/call-quality.ts'
import type { CallTokenAnswer } from '#workers/contract/calls.ts'
import type { CallSignal } from '#workers/contract/live.ts'
import type { CallAdapter, CallEvents, CallState } from './adapter.ts'
import { SAMPLES_AT_ONCE } from './constants.ts'
import { askMicrophone, type MicrophoneProblem, microphoneProblem } from './microphone.ts'
import type { LineSample } from './sample.ts'
import { play } from './sounds.ts'

export type CallStatus = 'idle' | 'asking' | 'unreachable' | MicrophoneProblem | CallState

export type LineState = { sample: LineSample; warnings: readonly LineWarning[] }

type Options = {
  sessionId: string
  offerer: boolean
  /** The room lets this page take part. */
  enabled: boolean
  /** The room's socket is open. */
  joined: boolean
  send: (signal: CallSignal) => void
  report: (up: boolean) => void
}

const fetchToken = () => api.post<CallTokenAnswer>('/calls/token/', undefined, { quiet: true })

export function useCall(options: Options) {
  const { sessionId, offerer, enabled, joined } = options
  const [status, setStatus] = useState<CallStatus>('idle')
  const [muted, setMuted] = useState(false)
  const [line, setLine] = useState<LineState | null>(null)
  const [microphone, setMicrophone] = useState<MediaStream | null>(null)
  const [terms, setTerms] = useState<Pick<CallTokenAnswer, 'provider' | 'relay_only'> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const call = useRef<CallAdapter | null>(null)
  const early = useRef<CallSignal[]>([])
  const sound = useRef<HTMLAudioElement>(null)
  const latest = useRef(options)
  latest.current = options

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (!enabled) return
    let stopped = false
    const metrics = createMetrics(sessionId)
    const events: CallEvents = {
      onState: (state) => !stopped && setStatus(state),
      onMicrophone: (stream) => !stopped && setMicrophone(stream),
      onProblem: (problem) => !stopped && setStatus(problem),
      onSample(sample, warnings) {
        if (stopped) return
        setLine({ sample, warnings })
        if (call.current?.provider === 'embedded') metrics.add(sample, warnings)
      },
    }
    setStatus('asking')
    void start().catch((error: unknown) => {
      if (stopped) return
      console.error('call', error)
      setStatus('unreachable')
    })

    async function start() {
      const stream = await askMicrophone().catch((error: unknown) => {
        if (!stopped) setStatus(microphoneProblem(error))
        return null
      })
      if (!stream || stopped) return release(stream)
      setStatus('connecting')
      const answer = await fetchToken()
      if (stopped) return release(stream)
      setTerms(answer)
      const made = await (answer.provider === 'twilio' && answer.token !== null
        ? twilio(answer.token, stream)
        : embedded(answer, stream))
      if (stopped) return made.close()
      call.current = made
      for (const signal of early.current.splice(0)) made.hear(signal)
      made.begin()
    }

    async function embedded(answer: CallTokenAnswer, stream: MediaStream): Promise<CallAdapter> {
      const { createEmbeddedAdapter } = await import('./embedded-adapter.ts')
      return createEmbeddedAdapter({
        ...events,
        offerer,
        iceServers: answer.ice_servers as RTCIceServer[],
        relayOnly: answer.relay_only,
        microphone: stream,
        sound: sound.current as HTMLAudioElement,
        send: (signal) => latest.current.send(signal),
        report: (up) => latest.current.report(up),
      })
    }

    async function twilio(token: string, stream: MediaStream): Promise<CallAdapter> {
      // The SDK opens the microphone by itself: here it was only asked for.
      release(stream)
      const { createTwilioAdapter } = await import('./twilio-adapter.ts')
      return createTwilioAdapter({
        ...events,
        sessionId,
        token,
        renew: async () => (await fetchToken()).token,
        say: (sentence) => toast.error(sentence),
        isWanted: () => !stopped && latest.current.enabled,
      })
    }

    return () => {
      stopped = true
      call.current?.close()
      call.current = null
      setMicrophone(null)
    }
  }, [enabled, attempt, offerer, sessionId])

  // The socket came back: the other page may have changed meanwhile, and the room asks anew who hears whom.
  useEffect(() => {
    if (joined) call.current?.begin()
  }, [joined])

  useConnectSounds(status, enabled)

  const hear = useCallback((signal: CallSignal) => {
    if (call.current) call.current.hear(signal)
    else early.current.push(signal)
  }, [])

  const mute = useCallback((off: boolean) => {
    call.current?.mute(off)
    setMuted(off)
  }, [])

  return {
    status,
    muted,
    mute,
    line,
    terms,
    hear,
    sound,
    microphone,
    sendDigits: (digits: string) => call.current?.sendDigits(digits),
    chooseMicrophone: (deviceId: string) => void call.current?.chooseMicrophone(deviceId),
    chooseSpeaker: (deviceId: string) => void call.current?.chooseSpeaker(deviceId).catch(() => undefined),
    again: () => setAttempt((n) => n + 1),
  }
}

export type PageCall = ReturnType<typeof useCall>

function release(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** One sound when both are connected for the first time, one when the call is over. */
function useConnectSounds(status: CallStatus, enabled: boolean): void {
  const opened = useRef(false)
  useEffect(() => {
    if (status === 'open' && !opened.current) {
      opened.current = true
      play('connect')
    }
  }, [status])
  useEffect(() => {
    if (enabled || !opened.current) return
    opened.current = false
    play('disconnect')
  }, [enabled])
}

/** Tells the server how the line is, ten seconds at a time; what can't be told is left out. */
function createMetrics(sessionId: string) {
  let samples: object[] = []
  return {
    add(sample: LineSample, warnings: readonly LineWarning[]) {
      samples.push({
        score: sample.score,
        round_trip_ms: sample.roundTripMs,
        jitter_ms: sample.jitterMs,
        loss_percent: sample.lossPercent,
        warnings,
      })
      if (samples.length < SAMPLES_AT_ONCE) return
      const body = { session_id: sessionId, samples }
      samples = []
      api.post('/calls/metrics/', body, { quiet: true }).catch(() => undefined)
    },
  }
}
