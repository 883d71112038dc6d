// TwiML: the answers that tell Twilio what to do with a leg (VOICE 2). Five short documents, written here: the package's writer and
// the XML library that it brings are 15 KB of the Worker, gzipped.
import type { LegAnswer, Prompt, PromptLanguage } from '#workers/domain/voice/index.ts'
import { hookUrl, labelOf, RETRIES } from './hook-url.ts'
import { type Element, element, xmlDocument } from './xml.ts'

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
  const conference = element(
    'Conference',
    {
      participantLabel: label,
      startConferenceOnEnter: true,
      endConferenceOnExit: endOnExit,
      beep: false,
      maxParticipants: 2,
      waitUrl,
      waitMethod: 'GET',
      jitterBufferSize: 'medium',
      statusCallback,
      statusCallbackEvent: 'start end join leave',
    },
    name,
  )
  return response(element('Dial', { timeLimit }, [conference]))
}

/** A person must press 1: a voicemail never does, so it is never billed. */
function askForOne(action: string, { language, text }: Prompt): string {
  const question = element('Say', VOICES[language], text)
  const gather = element('Gather', { numDigits: 1, timeout: 8, action, method: 'POST' }, [
    question,
    element('Pause', { length: 1 }),
    question,
  ])
  return response(gather, element('Hangup'))
}

const say = ({ text, language }: Prompt) => response(element('Say', VOICES[language], text))
const hangUp = () => response(element('Hangup'))
const reject = () => response(element('Reject'))

const response = (...verbs: readonly Element[]) => xmlDocument(element('Response', {}, verbs))
