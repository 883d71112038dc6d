// Polls Twilio for the state of a call: for lost webhooks, and for legs that must be ended.
import { isFinal } from '#workers/contract/consultations/leg-status.ts'
import type { CallSpec, Probe, VoiceFact } from '#workers/domain/voice/index.ts'
import { isTwilioFailure, type TwilioRest } from './rest.ts'

export type WireCall = {
  sid: string
  status: string
  from?: string
  to?: string
  date_created?: string | null
  start_time?: string | null
  end_time?: string | null
  duration?: string | null
  direction?: string
}
type WireConference = { sid: string; status: string }
type WireParticipant = { call_sid: string; label: string | null; date_created: string | null }

export function createProbe(rest: TwilioRest, now: () => number) {
  async function openConferences({ consultationId }: CallSpec): Promise<string[]> {
    const query = { FriendlyName: `session-${consultationId}`, PageSize: 20 }
    const { conferences } = await rest.get<{ conferences: WireConference[] }>('Conferences.json', query)
    return conferences.filter(({ status }) => status !== 'completed').map(({ sid }) => sid)
  }

  async function participants(conference: string): Promise<VoiceFact[]> {
    const path = `Conferences/${conference}/Participants.json`
    const { participants } = await rest.get<{ participants: WireParticipant[] }>(path, { PageSize: 10 })
    return participants.flatMap(({ call_sid: leg, label, date_created }): VoiceFact[] => {
      if (label !== 'user' && label !== 'astro') return []
      const side = label === 'user' ? 'user' : 'astrologer'
      const at = now()
      const joined = Date.parse(date_created ?? '') || at
      return [
        { key: `r:${leg}:join`, type: 'join', side, leg, conference, at: Math.min(joined, at) },
        { key: `p:${leg}:${at}`, type: 'seen', side, leg, at },
      ]
    })
  }

  return {
    openConferences,

    async ask(call: CallSpec): Promise<Probe> {
      const facts = (await Promise.all((await openConferences(call)).map(participants))).flat()
      const inside = new Set(facts.flatMap((fact) => ('leg' in fact ? [fact.leg] : [])))
      const statuses: Probe['statuses'] = []
      for (const { leg, over } of call.legs) {
        if (over || inside.has(leg)) continue
        const call = await rest.get<WireCall>(`Calls/${leg}.json`).catch(unknownLeg)
        if (!call) continue
        const { status, end_time } = call
        const at = Math.min(Date.parse(end_time ?? '') || now(), now())
        statuses.push({ leg, status, at })
        if (isFinal(status)) facts.push({ key: `r:${leg}`, type: 'leg-end', leg, at })
      }
      return { facts, statuses }
    },
  }
}

// A leg that Twilio does not know (yet) must not hide the state of the other legs.
function unknownLeg(error: unknown): null {
  if (isTwilioFailure(error) && error.status === 404) return null
  throw error
}
