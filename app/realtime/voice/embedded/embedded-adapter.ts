// The embedded provider: WebRTC between two browsers, signalled over the room's socket.
import { currentLanguage } from '#app/language/language.ts'
import type { CallAdapter, CallEvents } from '#app/realtime/voice/adapter.ts'
import { checkDigits } from '#app/realtime/voice/call-rules.ts'
import { FIRST_MEDIA_POLL, MEDIA_POLL, SAMPLE_EVERY } from '#app/realtime/voice/constants.ts'
import { createDigitQueue } from '#app/realtime/voice/digits.ts'
import { type LineSample, readSample } from '#app/realtime/voice/line-sample.ts'
import { askMicrophone, microphoneProblem, release } from '#app/realtime/voice/microphone.ts'
import { watchMicrophone } from '#app/realtime/voice/microphone-watch.ts'
import { hearing, isRefusal, SILENCE } from '#app/realtime/voice/sound-state.ts'
import { playTone } from '#app/realtime/voice/sounds.ts'
import { createMonitor } from '#app/realtime/voice/warnings.ts'
import type { CallSignal } from '#workers/contract/consultations/live.ts'
import { createEmbeddedCall } from './embedded-call.ts'
import { joinTexts } from './join-failed-text.ts'

const TONE_MS = 160

export type EmbeddedOptions = CallEvents & {
  offerer: boolean
  iceServers: RTCIceServer[]
  relayOnly: boolean
  microphone: MediaStream
  sound: HTMLAudioElement
  send(signal: CallSignal): void
  /** Reports whether audio of the other side arrives, and the length of a silence. The bill depends on it. */
  report(up: boolean, silentMs: number): void
}

export function createEmbeddedAdapter(options: EmbeddedOptions): CallAdapter {
  const { sound } = options
  let { microphone } = options
  let muted = false
  let closed = false
  let opened = false
  let failed = false
  const call = createEmbeddedCall({
    offerer: options.offerer,
    iceServers: options.iceServers,
    relayOnly: options.relayOnly,
    microphone,
    send: options.send,
    onRemote(stream) {
      sound.srcObject = stream
      play()
    },
    onLine,
  })
  const plug = watchMicrophone({ say: (sentence) => options.say(sentence), take })
  plug.watch(microphone)
  options.onMicrophone(microphone)
  options.onState('connecting')

  function onLine(state: RTCPeerConnectionState) {
    if (closed) return
    if (state === 'disconnected') options.onState('reconnecting')
    // The connection recovered before the silence counted as one.
    if (state === 'connected' && heard.up) options.onState(refused ? 'sound-off' : 'open')
    if (state !== 'failed' || opened || failed) return
    failed = true
    options.say(joinTexts[currentLanguage()].failed)
  }

  const digits = createDigitQueue((digit) => {
    playTone(digit)
    const sender = call.peer().getSenders()[0]
    if (sender?.dtmf?.canInsertDTMF) sender.dtmf.insertDTMF(digit, TONE_MS)
  })

  const monitor = createMonitor(performance.now())
  let heard = SILENCE
  let sample: LineSample | null = null
  let sampledAt = 0
  let asked: RTCPeerConnection | null = null

  // While the browser blocks playback, this page does not report to the room that it hears the other side.
  let refused = false
  let told = false

  function play() {
    sound.play().then(
      () => played(true),
      (error: unknown) => isRefusal(error) && played(false),
    )
  }

  function played(plays: boolean) {
    if (closed || refused === !plays) return
    refused = !plays
    tell(0)
  }

  function tell(silentMs: number) {
    const up = heard.up && !refused
    if (up !== told) options.report(up, up ? 0 : silentMs)
    told = up
    options.onState(refused ? 'sound-off' : up ? 'open' : opened ? 'reconnecting' : 'connecting')
  }

  // One measurement at a time, because overlapping ones would yield negative packet counts.
  async function look() {
    const peer = call.peer()
    if (asked === peer) return
    asked = peer
    const stats = await peer.getStats().catch(() => null)
    if (asked === peer) asked = null
    if (stats && !closed && peer === call.peer()) measure(readSample(stats, sample), performance.now())
  }

  function measure(next: LineSample, now: number) {
    const known = heard
    heard = hearing(known, next.packets, now)
    if (heard.up !== known.up) {
      opened = true
      tell(now - heard.grewAt)
      monitor.reset()
    }
    if (now - sampledAt < SAMPLE_EVERY - MEDIA_POLL / 2) return
    sampledAt = now
    sample = next
    const warnings = heard.up ? monitor.look(next, now) : []
    // A muted microphone has a constant level by intention.
    options.onSample(next, muted ? warnings.filter((each) => each !== 'constant-input-level') : warnings)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  function lookAgain() {
    timer = setTimeout(
      () => {
        void look()
        lookAgain()
      },
      opened ? MEDIA_POLL : FIRST_MEDIA_POLL,
    )
  }
  lookAgain()

  async function take(next: MediaStream) {
    if (closed) return release(next)
    for (const track of next.getAudioTracks()) track.enabled = !muted
    await call.replace(next)
    release(microphone)
    microphone = next
    plug.watch(next)
    options.onMicrophone(next)
  }

  return {
    provider: 'embedded',
    begin() {
      call.begin()
      // The room may have lost this page's report together with the socket.
      if (told) options.report(true, 0)
    },
    hear: call.hear,
    turnSoundOn: play,
    mute(off) {
      muted = off
      for (const track of microphone.getAudioTracks()) track.enabled = !off
    },
    sendDigits(text) {
      checkDigits(text)
      if (closed || !heard.up || !call.peer().getSenders()[0]?.dtmf?.canInsertDTMF) return false
      digits.send(text)
      return true
    },
    async chooseMicrophone(deviceId) {
      try {
        await take(await askMicrophone(deviceId))
      } catch (error) {
        options.onChoiceFailed(microphoneProblem(error))
      }
    },
    async chooseSpeaker(deviceId) {
      await (sound as HTMLAudioElement & { setSinkId?(id: string): Promise<void> }).setSinkId?.(deviceId)
    },
    rate: () => undefined,
    close() {
      closed = true
      clearTimeout(timer)
      plug.close()
      digits.stop()
      call.close()
      release(microphone)
      sound.srcObject = null
      options.onState('closed')
    },
  }
}
