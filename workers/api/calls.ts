// /calls/…: connecting a call, and reports on its audio quality.

import * as spec from '#workers/contract/api/calls.ts'
import { wireErrorOf } from '#workers/contract/errors/errors.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

const TOKENS_PER_HOUR = 120
// A page sends measurements every ten seconds.
const METRICS_PER_HOUR = 500
const TERMS_PER_HOUR = 120

export const calls = createApi()

endpoint(calls, spec.issueCallToken, 'take_part', async ({ services, viewer }) => {
  await services.limit('call-token', viewer.userId, TOKENS_PER_HOUR, HOUR)
  return services.calls.token(viewer)
})

endpoint(calls, spec.rateCall, 'take_part', async ({ services, viewer, body, param }) => {
  await services.consultations.giveFeedback({ viewer, id: param('id'), ...body })
  return { success: true as const }
})

endpoint(calls, spec.reportCallMetrics, 'take_part', async ({ services, viewer, body }) => {
  await services.limit('call-metrics', viewer.userId, METRICS_PER_HOUR, HOUR)
  await services.consultations.keepMetrics({ viewer, id: body.session_id, samples: body.samples })
  return { success: true as const }
})

endpoint(calls, spec.readPhoneTerms, 'browse_astrologers', async ({ services, viewer, param }) => {
  await services.limit('phone-terms', viewer.userId, TERMS_PER_HOUR, HOUR)
  const refused = await services.consultations.phoneRefusal({ viewer, astrologerId: param('id') })
  if (!refused) return { refusal: null, code: null, problem: null }
  const { message, code, problem = null } = wireErrorOf(refused)
  return { refusal: message, code, problem }
})
