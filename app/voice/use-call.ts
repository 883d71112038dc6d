// One call of a page: microphone, line, what is heard. The room's socket carries the signals.
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '#app/session/browser.ts'
import type { CallTokenAnswer } from '#workers/contract/calls.ts'
import type { CallSignal } from '#workers/contract/live.ts'
import { MEDIA_POLL } from './constants.ts'
import { createEmbeddedCall, type EmbeddedCall } from './embedded-call.ts'
import { hearing, type LineReport, readReport, SILENCE } from './hearing.ts'

export type CallStatus =
  | 'idle'
  | 'asking'
  | 'refused'
  | 'no-device'
  | 'unsupported'
  | 'connecting'
  | 'open'
  | 'reconnecting'

type Options = {
  offerer: boolean
  /** The room lets this page take part. */
  enabled: boolean
  /** The room's socket is open. */
  joined: boolean
  send: (signal: CallSignal) => void
  report: (up: boolean) => void
}

export function useCall({ offerer, enabled, joined, send, report }: Options) {
  const [status, setStatus] = useState<CallStatus>('idle')
  const [muted, setMuted] = useState(false)
  const [line, setLine] = useState<LineReport | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [microphone, setMicrophone] = useState<MediaStream | null>(null)
  const call = useRef<EmbeddedCall | null>(null)
  const early = useRef<CallSignal[]>([])
  const sound = useRef<HTMLAudioElement>(null)
  const latest = useRef({ send, report })
  latest.current = { send, report }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (!enabled) return
    let stopped = false
    setStatus('asking')
    askMicrophone()
      .then((stream) => {
        if (stopped) for (const track of stream.getTracks()) track.stop()
        else setMicrophone(stream)
      })
      .catch((error: unknown) => !stopped && setStatus(whyNot(error)))
    return () => {
      stopped = true
    }
  }, [enabled, attempt])

  useEffect(() => {
    if (!microphone) return
    let stopped = false
    let timer: ReturnType<typeof setInterval> | undefined
    setStatus('connecting')
    void iceServers().then((servers) => {
      if (stopped) return
      call.current = createEmbeddedCall({
        offerer,
        iceServers: servers,
        microphone,
        send: (signal) => latest.current.send(signal),
        onRemote(stream) {
          if (!sound.current) return
          sound.current.srcObject = stream
          void sound.current.play().catch(() => undefined)
        },
        onLine: (state) => state === 'disconnected' && setStatus('reconnecting'),
      })
      for (const signal of early.current.splice(0)) call.current.hear(signal)
      call.current.begin()
      let heard = SILENCE
      timer = setInterval(async () => {
        const now = readReport((await call.current?.stats()) ?? (new Map() as RTCStatsReport))
        const next = hearing(heard, now.packets, performance.now())
        if (next.up !== heard.up) {
          latest.current.report(next.up)
          setStatus(next.up ? 'open' : 'reconnecting')
        }
        heard = next
        setLine(now)
      }, MEDIA_POLL)
    })
    return () => {
      stopped = true
      clearInterval(timer)
      call.current?.close()
      call.current = null
      for (const track of microphone.getTracks()) track.stop()
    }
  }, [microphone, offerer])

  // The socket came back: the other page may have changed meanwhile, and the room asks anew who hears whom.
  useEffect(() => {
    if (!joined) return
    call.current?.begin()
    if (status === 'open') latest.current.report(true)
  }, [joined, status])

  const hear = useCallback((signal: CallSignal) => {
    if (call.current) call.current.hear(signal)
    else early.current.push(signal)
  }, [])

  const mute = useCallback(
    (off: boolean) => {
      for (const track of microphone?.getAudioTracks() ?? []) track.enabled = !off
      setMuted(off)
    },
    [microphone],
  )

  return { status, muted, mute, line, hear, sound, microphone, again: () => setAttempt((n) => n + 1) }
}

async function askMicrophone(): Promise<MediaStream> {
  if (typeof RTCPeerConnection === 'undefined' || !navigator.mediaDevices) throw new Error('unsupported')
  return navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } })
}

function whyNot(error: unknown): CallStatus {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'Error' ? 'unsupported' : 'no-device'
}

async function iceServers(): Promise<RTCIceServer[]> {
  try {
    return (await api.post<CallTokenAnswer>('/calls/token/', undefined, { quiet: true })).ice_servers
  } catch {
    // Pages of one network find each other without.
    return []
  }
}
