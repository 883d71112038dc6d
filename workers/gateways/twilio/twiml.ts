// TwiML: the answers that tell Twilio what to do with a leg (VOICE 2).
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'
import type { LegAnswer, Prompt, PromptLanguage } from '#workers/domain/voice/index.ts'
import { hookUrl, labelOf, RETRIES } from './hook-url.ts'

/** A ringback tone, which Twilio repeats. https://www.twilio.com/docs/voice/twiml/conference#attributes-waitUrl */
const RINGBACK = '/sounds/outgoing.wav'
/** Voices of Amazon Polly's standard class; this one speaks both, also Latin names within Hindi. */
const VOICES = {
  en: { language: 'en-IN', voice: 'Polly.Aditi' },
  hi: { language: 'hi-IN', voice: 'Polly.Aditi' },
} as const satisfies Record<PromptLanguage, object>

/** `baseUrl` is where Twilio calls back. */
export function twimlOf(answer: LegAnswer, baseUrl: string): string {
  switch (answer.kind) {
    case 'join': {
      const { consultationId, admission } = answer
      return joinConference({
        name: `session-${consultationId}`,
        label: labelOf(admission.side),
        // One address for every leg: Twilio keeps the callback of the leg that joins first.
        statusCallback: hookUrl(baseUrl, 'conference', { s: consultationId }) + RETRIES,
        timeLimit: admission.timeLimit,
        endOnExit: admission.endOnExit,
        waitUrl: admission.endOnExit ? `${baseUrl}${RINGBACK}` : '',
      })
    }
    case 'ask-for-one': {
      const { consultationId, side, prompt } = answer
      return askForOne(hookUrl(baseUrl, 'gather', { s: consultationId, leg: labelOf(side) }) + RETRIES, prompt)
    }
    case 'say':
      return say(answer)
    case 'hang-up':
      return hangUp()
    case 'reject':
      return reject()
  }
}

type ConferenceOptions = {
  name: string
  /** `user` or `astro`: unique in a conference, so that a second one is refused. */
  label: string
  statusCallback: string
  timeLimit: number
  /** A phone that hangs up ends the call; a page may be reloaded. */
  endOnExit: boolean
  /** The sound for the first one until the other is there; silence when empty. */
  waitUrl: string
}

function joinConference({ name, label, statusCallback, timeLimit, endOnExit, waitUrl }: ConferenceOptions): string {
  const response = new VoiceResponse()
  response.dial({ timeLimit }).conference(
    {
      participantLabel: label,
      startConferenceOnEnter: true,
      endConferenceOnExit: endOnExit,
      beep: 'false',
      maxParticipants: 2,
      waitUrl,
      waitMethod: 'GET',
      jitterBufferSize: 'medium',
      statusCallback,
      statusCallbackEvent: ['start', 'end', 'join', 'leave'],
    },
    name,
  )
  return response.toString()
}

/** A person must press 1: a voicemail never does, so it is never billed. */
function askForOne(action: string, { language, text }: Prompt): string {
  const response = new VoiceResponse()
  const gather = response.gather({ numDigits: 1, timeout: 8, action, method: 'POST' })
  gather.say(VOICES[language], text)
  gather.pause({ length: 1 })
  gather.say(VOICES[language], text)
  response.hangup()
  return response.toString()
}

function say({ text, language }: Prompt): string {
  const response = new VoiceResponse()
  response.say(VOICES[language], text)
  return response.toString()
}

function hangUp(): string {
  const response = new VoiceResponse()
  response.hangup()
  return response.toString()
}

function reject(): string {
  const response = new VoiceResponse()
  response.reject()
  return response.toString()
}
