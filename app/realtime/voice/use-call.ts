// The call of a page, for either side and every provider: microphone, connection, sound.

import { useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { CallIssue, LineWarning } from '#workers/contract/consultations/call-quality.ts'
import type { CallTokenAnswer } from '#workers/contract/consultations/calls.ts'
import type { CallSignal } from '#workers/contract/consultations/live.ts'
import type { CallAdapter, CallEvents, CallState } from './adapter.ts'
import { createMetrics } from './call-metrics.ts'
import { checkMessage, claimActiveCall } from './call-rules.ts'
import { useAttemptCount } from './embedded/use-attempt-count.ts'
import type { LineSample } from './line-sample.ts'
import { askMicrophone, type MicrophoneProblem, microphoneProblem, release } from './microphone.ts'
import { watchInterruption } from './microphone-watch.ts'
import { fetchToken, loadEmbedded, loadTwilio, prepareCall, renewed } from './prepare-call.ts'
import { twilioTexts } from './twilio/twilio-text.ts'
import { deviceChoiceTexts } from './use-call-text.ts'
import { useConnectSounds } from './use-connect-sounds.ts'
import { usePreparation } from './use-preparation.ts'

export type CallStatus = 'idle' | 'asking' | 'unreachable' | MicrophoneProblem | CallState

export type LineState = { sample: LineSample; warnings: readonly LineWarning[] }

const NO_INTERRUPTION = { interrupted: false, stuck: false }

type Options = {
  consultationId: string
  offerer: boolean
  /** The user has started this call, and it rings. */
  expected: boolean
  /** The room admits this page. */
  enabled: boolean
  /** The room's socket is open. */
  joined: boolean
  /** The meter is stopped, so this page sends no audio. */
  silent: boolean
  send: (signal: CallSignal) => void
  /** Text messages during a call; the room stores them for every provider. */
  say: (text: string) => void
  report: (up: boolean, silentMs: number) => void
}

export function useCall(options: Options) {
  const text = useTexts(deviceChoiceTexts)
  const twilioText = useTexts(twilioTexts)
  const { consultationId, offerer, enabled, joined, silent: silenced } = options
  const [status, setStatus] = useState<CallStatus>('idle')
  const [muted, setMuted] = useState(false)
  const [line, setLine] = useState<LineState | null>(null)
  const [microphone, setMicrophone] = useState<MediaStream | null>(null)
  const [interruption, setInterruption] = useState(NO_INTERRUPTION)
  const takePrepared = usePreparation(options.expected, enabled)
  const [terms, setTerms] = useState<Pick<CallTokenAnswer, 'provider' | 'relay_only'> | null>(null)
  const { attempt, again, retry } = useAttemptCount()
  const call = useRef<CallAdapter | null>(null)
  const rated = useRef<CallAdapter | null>(null)
  const early = useRef<CallSignal[]>([])
  const sound = useRef<HTMLAudioElement>(null)
  const latest = useRef(options)
  latest.current = options
  const off = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (!enabled) return
    let stopped = false
    // An automatic retry changes the page only once it succeeds.
    const silent = retry.begin()
    const metrics = createMetrics(consultationId)
    const events: CallEvents = {
      onState: (state) => !stopped && setStatus(state),
      onMicrophone: (stream) => !stopped && setMicrophone(stream),
      onProblem: (problem) => !stopped && setStatus(problem),
      onChoiceFailed: () => !stopped && toast.error(text.choiceFailed),
      say: (sentence) => !stopped && toast.error(sentence),
      onSample(sample, warnings) {
        if (stopped) return
        setLine({ sample, warnings })
        if (call.current?.provider === 'embedded') metrics.add(sample, warnings)
      },
    }
    let free: (() => void) | null = null
    let stream: MediaStream | null = null
    if (!silent) setStatus('asking')
    void start().catch((error: unknown) => {
      giveBack()
      if (stopped) return
      console.error('call', error)
      setStatus('unreachable')
      retry.failed()
    })

    // Without an adapter, the microphone and the connection are released here.
    function giveBack() {
      release(stream)
      stream = null
      free?.()
      free = null
    }

    async function start() {
      // The token is fetched first on a retry, so that a failing one does not open the microphone.
      const known = silent ? await fetchToken() : null
      if (stopped) return
      const prepared = takePrepared()
      const ready = known ? { microphone: askMicrophone(), token: known } : prepared ? renewed(prepared) : prepareCall()
      stream = await ready.microphone.catch((error: unknown) => {
        if (!stopped) setStatus(microphoneProblem(error))
        return null
      })
      if (!stream || stopped) return giveBack()
      if (!silent) setStatus('connecting')
      const answer = await ready.token
      if (stopped) return giveBack()
      setStatus('connecting')
      setTerms(answer)
      free = claimActiveCall()
      const made = await (answer.provider === 'twilio' ? twilio(answer.token) : embedded(answer, stream))
      if (stopped) {
        made.close()
        return giveBack()
      }
      // From here the adapter owns the stream and stops it with the call.
      stream = null
      call.current = made
      rated.current = made
      retry.done()
      // A new connection of a muted user starts muted.
      made.mute(off.current || latest.current.silent)
      for (const signal of early.current.splice(0)) made.hear(signal)
      made.begin()
    }

    async function embedded(answer: CallTokenAnswer, own: MediaStream): Promise<CallAdapter> {
      const { createEmbeddedAdapter } = await loadEmbedded()
      return createEmbeddedAdapter({
        ...events,
        offerer,
        iceServers: answer.ice_servers as RTCIceServer[],
        relayOnly: answer.relay_only,
        microphone: own,
        sound: sound.current as HTMLAudioElement,
        send: (signal) => latest.current.send(signal),
        report: (up, silentMs) => latest.current.report(up, silentMs),
      })
    }

    async function twilio(token: string | null): Promise<CallAdapter> {
      // The SDK opens the microphone itself; this stream was only for the permission.
      release(stream)
      stream = null
      if (token === null) {
        if (!silent) toast.error(twilioText.unavailable)
        throw new Error('no token')
      }
      const { createTwilioAdapter } = await loadTwilio()
      return createTwilioAdapter({
        ...events,
        consultationId,
        token,
        renew: async () => (await fetchToken()).token,
        isWanted: () => !stopped && latest.current.enabled,
      })
    }

    return () => {
      stopped = true
      retry.stop()
      call.current?.close()
      call.current = null
      giveBack()
      setMicrophone(null)
      setLine(null)
      setTerms(null)
    }
  }, [enabled, attempt, offerer, consultationId, retry])

  // After a reconnect the other page may have been reloaded, and the room needs new reports of audio.
  useEffect(() => {
    if (!joined) return
    call.current?.begin()
    retry.hasten()
  }, [joined, retry])

  useEffect(() => call.current?.mute(off.current || silenced), [silenced])

  useEffect(() => {
    setInterruption(NO_INTERRUPTION)
    if (!microphone) return
    return watchInterruption(microphone, (interrupted, stuck) => setInterruption({ interrupted, stuck }))
  }, [microphone])

  useConnectSounds(status === 'open', enabled)

  const hear = useCallback((signal: CallSignal) => {
    if (call.current) call.current.hear(signal)
    else early.current.push(signal)
  }, [])

  const mute = useCallback((quiet: boolean) => {
    off.current = quiet
    call.current?.mute(quiet || latest.current.silent)
    setMuted(quiet)
  }, [])

  const sendMessage = useCallback((message: { content: string; messageType: string }) => {
    checkMessage(message)
    latest.current.say(message.content)
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
    /** The system has interrupted the microphone; `stuck`: it does not return it. */
    ...interruption,
    /** Requests the microphone from the system again. */
    takeMicrophone: () => {
      const { deviceId } = microphone?.getAudioTracks()[0]?.getSettings() ?? {}
      void call.current?.chooseMicrophone(deviceId ?? 'default')
    },
    sendMessage,
    /** False if they cannot be sent now. */
    sendDigits: (digits: string) => call.current?.sendDigits(digits) ?? false,
    turnSoundOn: () => call.current?.turnSoundOn(),
    chooseMicrophone: (deviceId: string) => void call.current?.chooseMicrophone(deviceId),
    chooseSpeaker: (deviceId: string) => void call.current?.chooseSpeaker(deviceId).catch(() => undefined),
    /** Also sends the rating to the provider's records. */
    rate: (score: number, issue?: CallIssue) => rated.current?.rate(score, issue),
    again,
  }
}

export type PageCall = ReturnType<typeof useCall>
