// Wires calls: the provider that carries the audio, and its requests and reports.

import type { Limits } from '#workers/contract/ports.ts'
import type { Language } from '#workers/contract/text/language.ts'
import type { Db } from '#workers/db/client.ts'
import { type CallProvider, type CostDeps, createCalls, type LegAnswer, ownersOf } from '#workers/domain/voice/index.ts'
import type { Env } from '../env.ts'
import { createEmbeddedCalls } from '../gateways/embedded-calls.ts'
import type { createRooms } from '../gateways/live.ts'
import { createTwilioCalls } from '../gateways/twilio/calls.ts'
import { countriesOf, type TwilioConfig } from '../gateways/twilio/config.ts'
import { readSigned } from '../gateways/twilio/signature.ts'
import { twimlOf } from '../gateways/twilio/twiml.ts'

type Parts = {
  env: Env
  twilio: TwilioConfig | null
  db: Db
  now: () => number
  rooms: ReturnType<typeof createRooms>
  limits: Limits
  platformName(language: Language): Promise<string>
  /** From the settings; empty for those of the deployment. */
  stunUrls(): Promise<string[]>
} & Pick<CostDeps, 'dayCeilingCents' | 'tellAdmins'>

export function createCallServices({ env, twilio, db, now, rooms, limits, stunUrls, ...more }: Parts) {
  const voice: CallProvider = twilio
    ? createTwilioCalls(twilio, now, (sids) => ownersOf(db, sids))
    : createEmbeddedCalls(env, { now, stunUrls })
  return {
    ...createCalls({ ...more, db, now, limits, rooms, voice, countries: countriesOf(env) }),
    voice,
    provider: voice.kind,
    web: voice.capabilities.web,
    phone: voice.capabilities.phone,
    /** The fields of a webhook that Twilio signed; null for any other, and without Twilio. */
    readWebhook: async (request: Request) => (twilio ? readSigned(twilio, request) : null),
    /** An answer in TwiML. */
    twimlOf: (answer: LegAnswer) => twimlOf(answer, twilio?.baseUrl ?? ''),
  }
}
