// The Twilio provider: its SDK joins the consultation's conference. The bill follows Twilio's events, not this page.

import { type Call, Device, type TwilioError } from '@twilio/voice-sdk'
import { currentLanguage } from '#app/language/language.ts'
import type { CallAdapter, CallEvents } from '#app/realtime/voice/adapter.ts'
import { checkDigits } from '#app/realtime/voice/call-rules.ts'
import { RECONNECT, RENEW_AGAIN, SIGNALLING_LOST_AFTER, TOKEN_REFRESH } from '#app/realtime/voice/constants.ts'
import { joinTexts } from '#app/realtime/voice/embedded/join-failed-text.ts'
import { type MicrophoneProblem, microphoneProblem } from '#app/realtime/voice/microphone.ts'
import { toneFile } from '#app/realtime/voice/sounds.ts'
import { createMonitor } from '#app/realtime/voice/warnings.ts'
import { actionFor } from './twilio-errors.ts'
import { watchPlayback } from './twilio-playback.ts'
import { readTwilio } from './twilio-sample.ts'
import { twilioTexts } from './twilio-text.ts'

export type TwilioOptions = CallEvents & {
  consultationId: string
  token: string
  /** Fetches a new token; null if there is none. */
  renew(): Promise<string | null>
  /** True while the room continues the call, so that a dropped connection joins again. */
  isWanted(): boolean
}

/** The delay before a dropped call joins again, in ms; it doubles with each try. */
const REJOIN_AFTER = 1_000
const NO_REASON = { code: 31000, message: 'Unknown error' }

const nameOf = (digit: string) => `dtmf${digit === '*' ? 's' : digit === '#' ? 'h' : digit}`

const SOUNDS = {
  ...Object.fromEntries([...'0123456789*#'].map((digit) => [nameOf(digit), toneFile(digit)])),
  incoming: '/sounds/incoming.wav',
  outgoing: '/sounds/outgoing.wav',
  disconnect: '/sounds/disconnect.wav',
}

export function createTwilioAdapter(options: TwilioOptions): CallAdapter {
  const twilioText = twilioTexts[currentLanguage()]
  const monitor = createMonitor(performance.now())
  const device = newDevice(options.token)
  let call: Call | null = null
  let rated: Call | null = null
  let muted = false
  let closed = false
  let renewed = false
  let expired = false
  let refused = false
  let accepted = false
  let failed = false
  let soundOff = false
  let joining = false
  let wait = REJOIN_AFTER
  let again: ReturnType<typeof setTimeout> | undefined
  let renewing: ReturnType<typeof setTimeout> | undefined

  function newDevice(token: string): Device {
    const made = new Device(token, {
      codecPreferences: ['opus', 'pcmu'] as Call.Codec[],
      // The nearest edge first; the second is the fallback.
      edge: ['roaming', 'singapore'],
      enableImprovedSignalingErrorPrecision: true,
      maxCallSignalingTimeoutMs: SIGNALLING_LOST_AFTER,
      sounds: SOUNDS,
      tokenRefreshMs: TOKEN_REFRESH,
      logLevel: 'error',
    })
    made.on('tokenWillExpire', () => void keepToken())
    made.on('error', (error: TwilioError.TwilioError) => onError(error))
    // Disables the sounds of the SDK, because both providers play our own.
    made.audio?.disconnect(false)
    made.audio?.outgoing(false)
    return made
  }

  function say(sentence: string) {
    if (!closed) options.say(sentence)
  }

  /** Before the call was established, one message about the failure is shown for all retries. */
  function sayError(sentence: string) {
    if (accepted) return say(sentence)
    if (!failed) say(joinTexts[currentLanguage()].failed)
    failed = true
  }

  /** A failed token renewal is retried silently until the token expires. */
  async function keepToken(tries = 0) {
    if ((await refresh(tries > 0)) || closed || expired) return
    clearTimeout(renewing)
    renewing = setTimeout(() => void keepToken(tries + 1), RENEW_AGAIN)
  }

  async function refresh(silent = false): Promise<boolean> {
    const complain = (sentence: string) => {
      if (!silent) say(sentence)
      return false
    }
    try {
      const token = await options.renew()
      if (closed) return false
      if (token === null) return complain(twilioText.unavailable)
      device.updateToken(token)
      return true
    } catch {
      return complain(twilioText.updateFailed)
    }
  }

  function onError(error: TwilioError.TwilioError) {
    if (closed) return
    const action = actionFor(error as TwilioError.TwilioError & { originalError?: { code?: number } })
    if (action.do === 'renew') {
      if (renewed) return sayError(twilioText.error(error.message))
      renewed = true
      void refresh().then((done) => (done && !call ? join() : undefined))
    }
    if (action.do === 'reconnecting') options.onState('reconnecting')
    if (action.do === 'microphone') refuse(action.problem)
    if (action.do === 'expired') {
      expired = true
      say(action.say)
    }
    if (action.do === 'say') sayError(action.say)
  }

  // The page shows instructions, and retries on request.
  function refuse(problem: MicrophoneProblem) {
    refused = true
    clearTimeout(again)
    options.onProblem(problem)
  }

  async function join() {
    if (closed || call || joining) return
    joining = true
    options.onState('connecting')
    try {
      const made = await device.connect({ params: { session: options.consultationId } })
      if (closed) return made.disconnect()
      call = made
      rated = made
      listen(made)
    } catch (error) {
      // The SDK gives no error when the gateway closes the connection.
      onError((error ?? NO_REASON) as TwilioError.TwilioError)
      later()
    } finally {
      joining = false
    }
  }

  function later() {
    if (closed || refused || !options.isWanted()) return
    // With an expired token every retry fails, so the page offers a new connection.
    if (expired) return options.onState('closed')
    options.onState('reconnecting')
    clearTimeout(again)
    again = setTimeout(() => void join(), wait)
    wait = Math.min(wait * 2, RECONNECT.max)
  }

  function listen(made: Call) {
    const opened = () => {
      accepted = true
      renewed = false
      wait = REJOIN_AFTER
      monitor.reset()
      made.mute(muted)
      const stream = made.getLocalStream()
      if (stream) options.onMicrophone(stream)
      options.onState('open')
    }
    const over = () => {
      if (call !== made || closed) return
      call = null
      if (soundOff) return
      if (!options.isWanted()) options.onState('closed')
      else later()
    }
    watchPlayback(made, () => onRefusal(made))
    made.on('ringing', () => options.onState('ringing'))
    made.on('accept', opened)
    made.on('reconnecting', () => options.onState('reconnecting'))
    made.on('reconnected', () => options.onState('open'))
    made.on('sample', (sample) => {
      const read = readTwilio(sample)
      const warnings = monitor.look(read, performance.now())
      options.onSample(read, muted ? warnings.filter((each) => each !== 'constant-input-level') : warnings)
    })
    for (const event of ['disconnect', 'cancel', 'reject'] as const) made.on(event, over)
    made.on('error', onError)
  }

  // Leaves the conference if playback is blocked, because all audio in it is billed.
  function onRefusal(made: Call) {
    if (closed || call !== made) return
    soundOff = true
    made.disconnect()
    options.onState('sound-off')
  }

  void join()

  return {
    provider: 'twilio',
    begin: () => undefined,
    hear: () => undefined,
    mute(off) {
      muted = off
      call?.mute(off)
    },
    turnSoundOn() {
      soundOff = false
      void join()
    },
    sendDigits(digits) {
      checkDigits(digits)
      if (call?.status() !== 'open') return false
      call.sendDigits(digits)
      return true
    },
    chooseMicrophone: async (deviceId) => {
      try {
        await device.audio?.setInputDevice(deviceId)
        const stream = call?.getLocalStream()
        if (stream && !closed) options.onMicrophone(stream)
      } catch (error) {
        options.onChoiceFailed(microphoneProblem(error))
      }
    },
    chooseSpeaker: async (deviceId) => {
      await device.audio?.speakerDevices.set(deviceId)
    },
    rate(score, issue) {
      void rated
        ?.postFeedback(score as Call.FeedbackScore, issue as Call.FeedbackIssue | undefined)
        .catch(() => undefined)
    },
    close() {
      closed = true
      clearTimeout(again)
      clearTimeout(renewing)
      call = null
      device.destroy()
      options.onState('closed')
    },
  }
}
