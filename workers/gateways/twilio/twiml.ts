// TwiML: the six answers that tell Twilio what to do with a leg (VOICE 2).
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'

export type ConferenceOptions = {
  name: string
  /** `user` or `astro`: unique in a conference, so that a second one is refused. */
  label: string
  statusCallback: string
  timeLimit: number
  /** A phone that hangs up ends the call; a page may be reloaded. */
  endOnExit: boolean
}

/** Joins the conference. The callbacks are the same on every leg, because the first one sets them for all. */
export function joinConference({ name, label, statusCallback, timeLimit, endOnExit }: ConferenceOptions): string {
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
export function askForOne(action: string): string {
  const response = new VoiceResponse()
  const gather = response.gather({ numDigits: 1, timeout: 8, action, method: 'POST' })
  gather.say('Press 1 to join the consultation.')
  gather.pause({ length: 1 })
  gather.say('Press 1 to join the consultation.')
  response.hangup()
  return response.toString()
}

export function say(text: string): string {
  const response = new VoiceResponse()
  response.say(text)
  return response.toString()
}

export function hangUp(): string {
  const response = new VoiceResponse()
  response.hangup()
  return response.toString()
}

export function reject(): string {
  const response = new VoiceResponse()
  response.reject()
  return response.toString()
}
