// Calls over Twilio: legs are added by REST to one conference per consultation.
import { isFinal } from '#workers/contract/consultations/leg-status.ts'
import type { CallProvider, Dialled } from '#workers/domain/voice/index.ts'
import type { TwilioConfig } from './config.ts'
import { listCalls } from './history.ts'
import { hookUrl, labelOf, RETRIES } from './hook-url.ts'
import { createProbe, type WireCall } from './probe.ts'
import { createTwilioRest, isTwilioFailure, type TwilioRest } from './rest.ts'
import { TOKEN_LIFE_SECONDS, voiceToken } from './token.ts'

/** The clock difference up to which a call that Twilio started before we recorded the dial may be that dial. */
const CLOCKS_APART = 5_000
const RINGS_FOR = 25
/** The timeout for calls within a webhook, which Twilio abandons after 15 s. */
const SHORT = 4_000

/** Returns the consultations of calls by their sids. */
export type OwnersOf = (sids: readonly string[]) => Promise<ReadonlyMap<string, string>>
const nobodys: OwnersOf = async () => new Map()

export function createTwilioCalls(config: TwilioConfig, now: () => number, ownersOf = nobodys): CallProvider {
  const { baseUrl, phoneNumber } = config
  const rest = createTwilioRest(config)
  const probe = createProbe(rest, now)
  const lostOf = (consultationId: string, dialled: Dialled) =>
    findDialled(rest, { from: phoneNumber, consultationId, ...dialled, ownersOf })
  const hook = (name: string, query: Record<string, string>) => hookUrl(baseUrl, name, query)

  return {
    kind: 'twilio',
    capabilities: { web: true, phone: true, announce: true, record: false },
    shownNumber: phoneNumber,

    async clientToken({ role, id }) {
      const identity = `${labelOf(role)}_${id}`
      const at = now()
      const token = await voiceToken(config, identity, { incoming: role === 'astrologer', now: at })
      return { token, expiresAt: at + TOKEN_LIFE_SECONDS * 1000, iceServers: [], relayOnly: false }
    },

    async prepare({ conferences }, side) {
      const conference = conferences.at(-1)
      if (conference) await gone(rest.delete(`Conferences/${conference}/Participants/${labelOf(side)}.json`, SHORT))
    },

    async dialLeg({ consultationId }, { side, to, since, timeLimit, lookFirst }) {
      const earlier = lookFirst ? await lostOf(consultationId, { to, since }) : null
      if (earlier) return { legId: earlier.sid }
      const leg = { s: consultationId, leg: labelOf(side) }
      const { sid } = await rest.post<WireCall>('Calls.json', {
        To: to,
        From: phoneNumber,
        Url: hook('leg', leg) + RETRIES,
        Timeout: RINGS_FOR,
        TimeLimit: timeLimit,
        StatusCallback: hook('status', leg) + RETRIES,
        StatusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
      })
      return { legId: sid }
    },

    hangUp: (leg) => hangUp(rest, leg, false),

    async end(call) {
      const conferences = await probe.openConferences(call)
      for (const sid of conferences) await gone(rest.post(`Conferences/${sid}.json`, { Status: 'completed' }))
      const found = await Promise.all(call.lost.map((each) => lostOf(call.consultationId, each)))
      const lost = found.flatMap((each) => (each ? [{ leg: each.sid, answered: false, over: false }] : []))
      for (const { leg, answered, over } of [...call.legs, ...lost]) {
        if (!over) await hangUp(rest, leg, answered)
      }
    },

    async announce({ call: { consultationId, conferences }, to, key }) {
      const conference = conferences.at(-1)
      if (!conference) return
      const AnnounceUrl = hook('announce', { s: consultationId, k: key })
      await rest.post(`Conferences/${conference}/Participants/${labelOf(to)}.json`, { AnnounceUrl })
    },

    async extend(legs) {
      const raise = ({ leg, timeLimit }: (typeof legs)[number]) =>
        over(rest.post(`Calls/${leg}.json`, { TimeLimit: timeLimit }))
      // A refused limit of one leg must not prevent that of the other.
      const raised = await Promise.allSettled(legs.map(raise))
      for (const each of raised) if (each.status === 'rejected') throw each.reason
    },

    probe: probe.ask,
    history: (from, to) => listCalls({ rest, account: config.accountSid, from, to }),
  }
}

/**
 * The call of an earlier attempt whose answer was lost: the newest call to that number since then, except calls that have ended
 * and those of other consultations to the same number.
 */
async function findDialled(
  rest: TwilioRest,
  { from, consultationId, to, since, ownersOf }: Dialled & { from: string; consultationId: string; ownersOf: OwnersOf },
): Promise<WireCall | null> {
  const { calls } = await rest.get<{ calls: WireCall[] }>('Calls.json', { To: to, PageSize: 20 })
  const running = calls.filter(
    (call) =>
      call.from === from &&
      call.to === to &&
      !isFinal(call.status) &&
      Date.parse(call.date_created ?? '') >= since - CLOCKS_APART,
  )
  const owners = running.length > 0 ? await ownersOf(running.map(({ sid }) => sid)) : new Map<string, string>()
  return running.find(({ sid }) => (owners.get(sid) ?? consultationId) === consultationId) ?? null
}

// `canceled` affects only ringing calls; `completed` ends answered ones.
async function hangUp(rest: TwilioRest, leg: string, answered: boolean): Promise<void> {
  if (!answered) await gone(rest.post(`Calls/${leg}.json`, { Status: 'canceled' }))
  await gone(rest.post(`Calls/${leg}.json`, { Status: 'completed' }))
}

const NOT_IN_PROGRESS = 21220

// A call that has ended needs no new limit; every other refusal is an error.
async function over(work: Promise<unknown>): Promise<void> {
  await work.catch((error) => {
    if (isTwilioFailure(error) && (error.status === 404 || error.twilioCode === NOT_IN_PROGRESS)) return
    throw error
  })
}

// A call that does not exist (404) or has ended (400 with 21220 and similar) is already in the wanted state.
async function gone(work: Promise<unknown>): Promise<void> {
  await work.catch((error) => {
    if (isTwilioFailure(error) && (error.status === 404 || error.status === 400)) return
    throw error
  })
}
