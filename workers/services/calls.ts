// Calls: the telephone provider, its questions to us (webhooks), and its reports.
import type { CallTokenAnswer } from '#workers/contract/calls.ts'
import type { Side } from '#workers/contract/consultation-states.ts'
import { CONSULTATION_MAX, DAY } from '#workers/contract/limits.ts'
import type { Limits } from '#workers/contract/ports.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { findLiveWebCall } from '#workers/domain/consultations/index.ts'
import { numberOf } from '#workers/domain/identity/index.ts'
import {
  type CallProvider,
  findLeg,
  keepLeg,
  ownersOf,
  type PageLeg,
  type ReportedFact,
  type ReportedStatus,
  type Reporter,
  reconcileCalls,
} from '#workers/domain/voice/index.ts'
import type { Env } from '../env.ts'
import { createEmbeddedCalls } from '../gateways/embedded-calls.ts'
import type { createRooms } from '../gateways/live.ts'
import { createTwilioCalls, labelOf } from '../gateways/twilio/calls.ts'
import { countriesOf, type TwilioConfig } from '../gateways/twilio/config.ts'
import { readSigned } from '../gateways/twilio/signature.ts'
import * as twiml from '../gateways/twilio/twiml.ts'

/** Calls to one number in a day, by all accounts: far above honest use, far below what toll fraud needs. */
const DIALS_PER_NUMBER = 60

type Parts = {
  env: Env
  twilio: TwilioConfig | null
  db: Db
  now: () => number
  rooms: ReturnType<typeof createRooms>
  limits: Limits
}

const SPOKEN: Readonly<Record<string, string>> = {
  'low-120': 'Two minutes of paid time are left.',
  'low-30': 'Thirty seconds of paid time are left.',
}

export function createCallServices({ env, twilio, db, now, rooms, limits }: Parts) {
  const voice: CallProvider = twilio
    ? createTwilioCalls(twilio, now, (sids) => ownersOf(db, sids))
    : createEmbeddedCalls(env, now)
  const baseUrl = twilio?.baseUrl ?? ''
  const countries = countriesOf(env)

  const conference = (consultationId: string, { side, timeLimit, endOnExit }: Admission) =>
    twiml.joinConference({
      name: `session-${consultationId}`,
      label: labelOf(side),
      // The same on every leg: Twilio keeps the callback of the leg that joins first.
      statusCallback: `${baseUrl}/webhooks/twilio/conference?s=${consultationId}#rc=3&rp=all`,
      timeLimit,
      endOnExit,
    })

  async function callLeft(side: Side, id: string): Promise<number | null> {
    const call = await findLiveWebCall(db, side === 'user' ? { userId: id } : { astrologerId: id })
    return call && Math.max(0, (call.startedAt ?? now()) + CONSULTATION_MAX - now())
  }

  return {
    voice,
    provider: voice.kind,
    phone: voice.capabilities.phone,

    /** The number that may be rung for an account; null without a verified one in a country we serve. */
    numberOf: (accountId: string) => numberOf(db, accountId, countries),

    /** Counts one call to a number. Throws rate_limited past the day's cap. */
    countDial: (number: string) => limits.hit('dial-number', number, DIALS_PER_NUMBER, DAY),

    async token({ role, userId }: Viewer): Promise<CallTokenAnswer> {
      const side = role === 'astrologer' ? 'astrologer' : 'user'
      const { token, expiresAt, iceServers, relayOnly } = await voice.clientToken(
        { role: side, id: userId },
        await callLeft(side, userId),
      )
      return { provider: voice.kind, token, expires_at: expiresAt, ice_servers: iceServers, relay_only: relayOnly }
    },

    keepLeg: (leg: { id: string; consultationId: string; side: Side; device: 'web' | 'phone' }) =>
      keepLeg(db, { ...leg, at: now() }),

    /** The fields of a webhook that Twilio signed; null for any other, and where there is no Twilio. */
    readWebhook: async (request: Request) => (twilio ? readSigned(twilio, request) : null),

    /** A page asks to join: answers TwiML for the conference of its consultation, or a refusal. */
    async answerPage({ consultationId, identity, leg }: PageLeg): Promise<string> {
      const admission = await rooms.admitPage({ consultationId, identity, leg })
      if (!admission) return twiml.reject()
      await keepLeg(db, { id: leg, consultationId, side: admission.side, device: 'web', at: now() })
      return conference(consultationId, admission)
    },

    /** A phone was answered: asks the person to press 1, so that a voicemail never joins. */
    async answerPhone({ consultationId, side, leg }: Reporter): Promise<string> {
      if (!(await rooms.admitPhone({ consultationId, side, leg, pressed: false }))) return twiml.hangUp()
      return twiml.askForOne(`${baseUrl}/webhooks/twilio/gather?s=${consultationId}&leg=${labelOf(side)}#rc=3&rp=all`)
    },

    async answerDigits({ consultationId, side, leg }: Reporter, digits: string): Promise<string> {
      const admission = digits === '1' ? await rooms.admitPhone({ consultationId, side, leg, pressed: true }) : null
      return admission ? conference(consultationId, admission) : twiml.hangUp()
    },

    /** The nightly comparison with the provider's own list. */
    reconcile: () => reconcileCalls({ db, voice }, now()),

    announcement: (key: string): string => (SPOKEN[key] ? twiml.say(SPOKEN[key]) : twiml.hangUp()),

    recordFact: (reported: ReportedFact) => rooms.recordFact(reported),

    recordStatus: (reported: ReportedStatus) => rooms.recordStatus(reported),

    /** The consultation and side of a leg, for reports that name neither (those of the TwiML app). */
    async reporterOf(leg: string): Promise<Reporter | null> {
      const found = await findLeg(db, leg)
      return found && { consultationId: found.consultationId, side: found.side, leg }
    },
  }
}

type Admission = { side: Side; timeLimit: number; endOnExit: boolean }
