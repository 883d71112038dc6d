// /dashboard/voice-rates/: the platform's costs of calls.
import * as spec from '#workers/contract/api/admin/voice-rates.ts'
import { createApi, endpoint } from '#workers/http/endpoint.ts'

export const voiceRates = createApi()

endpoint(voiceRates, spec.listVoiceRates, 'change_settings', ({ services }) => services.calls.readRates())

endpoint(voiceRates, spec.addVoiceRate, 'change_settings', ({ services, viewer, body }) =>
  services.calls.addRate({ viewer, rate: body }),
)
