// <Dial><Conference>: the leg's stay in a conference.
import type { Call } from './call.ts'
import type { Seat } from './conference.ts'
import type { Exchange } from './exchange.ts'
import type { XmlElement } from './xml.ts'

/** Resolves with the parameters for the action when the leg has left. */
export async function dial(
  exchange: Exchange,
  call: Call,
  verb: XmlElement,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  const room = verb.children[0]
  if (verb.children.length !== 1 || room?.name !== 'Conference') {
    throw new Error('The double dials one <Conference>, nothing else')
  }
  const conference = exchange.conferenceNamed(room.text.trim())
  const seat = seatOf(room.attributes)
  const refusal = conference.refusal(seat)
  if (refusal) {
    exchange.notifications.push({ ...refusal, callSid: call.sid })
    return { DialCallStatus: 'failed' }
  }
  const began = Date.now()
  // Raising or ending the leg by REST aborts its instructions, and with them its stay.
  const stay = conference.join(call, seat)
  signal.addEventListener('abort', () => call.leave?.('participant_updated_via_api'), { once: true })
  const { timeLimit } = verb.attributes
  const cancel = timeLimit
    ? exchange.work.later(Number(timeLimit) * 1000, () => call.leave?.('participant_hung_up'))
    : () => {}
  await stay
  cancel()
  return { DialCallStatus: 'completed', DialCallDuration: String(Math.round((Date.now() - began) / 1000)) }
}

export function seatOf(attributes: Record<string, string | undefined>): Seat {
  return {
    label: attributes.participantLabel ?? '',
    muted: attributes.muted === 'true',
    hold: false,
    startOnEnter: attributes.startConferenceOnEnter !== 'false',
    endOnExit: attributes.endConferenceOnExit === 'true',
    maxParticipants: Number(attributes.maxParticipants ?? 250),
    statusCallback: attributes.statusCallback ?? '',
    statusMethod: attributes.statusCallbackMethod ?? 'POST',
    statusEvents: (attributes.statusCallbackEvent ?? 'start end join leave').split(/\s+/),
  }
}
