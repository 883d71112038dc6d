// TwiML: the answers that tell Twilio what to do with a leg (VOICE 2).
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'
import type { LegAnswer } from '#workers/domain/voice/index.ts'
import { hookUrl, labelOf, RETRIES } from './hook-url.ts'

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
      })
    }
    case 'ask-for-one': {
      const { consultationId, side } = answer
      return askForOne(hookUrl(baseUrl, 'gather', { s: consultationId, leg: labelOf(side) }) + RETRIES)
    }
    case 'say':
      return say(answer.text)
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
}

function joinConference({ name, label, statusCallback, timeLimit, endOnExit }: ConferenceOptions): string {
  const response = new VoiceResponse()
  response.dial({ timeLimit }).conference(
    {
      participantLabel: label,
      startConferenceOnEnter: true,
      endConferenceOnExit: endOnExit,
      beep: 'false',
      maxParticipants: 2,
      waitUrl: '',
      jitterBufferSize: 'small',
      statusCallback,
      statusCallbackEvent: ['start', 'end', 'join', 'leave'],
    },
    name,
  )
  return response.toString()
}

/** A person must press 1: a voicemail never does, so it is never billed. */
function askForOne(action: string): string {
  const response = new VoiceResponse()
  const gather = response.gather({ numDigits: 1, timeout: 8, action, method: 'POST' })
  gather.say('Press 1 to join the consultation.')
  gather.pause({ length: 1 })
  gather.say('Press 1 to join the consultation.')
  response.hangup()
  return response.toString()
}

function say(text: string): string {
  const response = new VoiceResponse()
  response.say(text)
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
