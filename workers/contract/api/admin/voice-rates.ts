// Endpoints of call rates, for admins.
import { NewVoiceRate, VoiceRatesAnswer } from '#workers/contract/admin/voice-rates.ts'
import type { ApiSpec } from '#workers/contract/api/api-spec.ts'
import * as routes from '#workers/contract/api/routes.ts'

export const listVoiceRates = {
  route: routes.listVoiceRates,
  summary: 'What a minute of a leg costs the platform, by country and device, with the instants since when it holds',
  answer: VoiceRatesAnswer,
} as const satisfies ApiSpec

export const addVoiceRate = {
  route: routes.addVoiceRate,
  summary: 'Add a rate from now on or from a later day (UTC); rates that hold or have held never change',
  body: NewVoiceRate,
  answer: VoiceRatesAnswer,
  status: 201,
} as const satisfies ApiSpec
