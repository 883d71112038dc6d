// Reads a fact from the fields of a conference's webhook.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import type { VoiceFact } from '#workers/domain/voice/index.ts'

/** `hungUp`: the side that hung up. */
export type Reported = { fact: VoiceFact; hungUp: Side | null }

/** Null for events without information on presence, and for invalid ones. */
export function factOf(fields: URLSearchParams, now: number): Reported | null {
  const conference = fields.get('ConferenceSid') ?? ''
  const seq = fields.get('SequenceNumber') ?? ''
  if (!/^CF\w{1,62}$/.test(conference) || !/^\d{1,9}$/.test(seq)) return null
  const base = { key: `c:${conference}:${seq}`, conference, at: instantOf(fields, now) }
  switch (fields.get('StatusCallbackEvent')) {
    case 'participant-join':
    case 'participant-leave': {
      const side = sideOf(fields.get('ParticipantLabel'))
      const leg = fields.get('CallSid') ?? ''
      if (!side || !/^CA\w{1,62}$/.test(leg)) return null
      const type = fields.get('StatusCallbackEvent') === 'participant-join' ? 'join' : 'leave'
      // Other legs leave because the conference ended or because we removed them.
      const reason = fields.get('ReasonParticipantLeft')
      const hungUp = type === 'leave' && (reason === null || reason === 'participant_hung_up') ? side : null
      return { fact: { ...base, type, side, leg }, hungUp }
    }
    case 'conference-end':
      return {
        fact: { ...base, type: 'conference-end' },
        hungUp: /with-end-conference-on-exit-left/.test(fields.get('ReasonConferenceEnded') ?? '')
          ? sideOf(fields.get('ParticipantLabelEndingConference'))
          : null,
      }
    default:
      return null
  }
}

/** The instant of the event (Twilio's clock, whole seconds); `now` if it is missing or in the future. */
export function instantOf(fields: URLSearchParams, now: number): number {
  const at = Date.parse(fields.get('Timestamp') ?? '')
  return Number.isFinite(at) ? Math.min(at, now) : Math.floor(now / SECOND) * SECOND
}

function sideOf(label: string | null): Side | null {
  return label === 'user' ? 'user' : label === 'astro' ? 'astrologer' : null
}
