// TwiML: the answers that instruct Twilio on a leg (docs/voice.md).
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'
import type { LegAnswer, Prompt, PromptLanguage } from '#workers/domain/voice/index.ts'
import { hookUrl, labelOf, RETRIES } from './hook-url.ts'

/** A ringback tone, which Twilio repeats. https://www.twilio.com/docs/voice/twiml/conference#attributes-waitUrl */
const RINGBACK = '/sounds/outgoing.wav'
/** Voices of Amazon Polly's standard class. Aditi speaks both languages, and Latin names within Hindi. */
const VOICES = {
  en: { language: 'en-IN', voice: 'Polly.Aditi' },
  hi: { language: 'hi-IN', voice: 'Polly.Aditi' },
} as const satisfies Record<PromptLanguage, object>

/** `baseUrl`: the base URL of Twilio's callbacks. */
export function twimlOf(answer: LegAnswer, baseUrl: string): string {
  switch (answer.kind) {
    case 'join': {
      const { consultationId, admission } = answer
      return joinConference({
        name: `session-${consultationId}`,
        label: labelOf(admission.side),
        // All legs have the same URL, because Twilio uses the callback of the first leg that joins.
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
  /** `user` or `astro`: unique in a conference, so that a second leg of a side is refused. */
  label: string
  statusCallback: string
  timeLimit: number
  /** A phone that hangs up ends the call, but a page may be reloading. */
  endOnExit: boolean
  /** The audio for the first side until the other one joins; empty for silence. */
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

/** A person must press 1, which voicemail cannot, so voicemail is never billed. */
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
