// /calls/…: what a page needs to connect a call, and how the call was.
import { CallFeedbackRequest, CallMetricsRequest, CallTokenAnswer } from '#workers/contract/calls.ts'
import { Done } from '#workers/contract/consultations.ts'
import { HOUR } from '#workers/contract/limits.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

const TOKENS_PER_HOUR = 120
// A page tells its line every ten seconds.
const METRICS_PER_HOUR = 500

export const calls = createApi()

endpoint(
  calls,
  'post',
  '/calls/token/',
  {
    summary: 'What connects a call: the provider, its token, and servers that help pages find each other',
    access: 'take_part',
    answer: CallTokenAnswer,
  },
  async ({ services, viewer }) => {
    await services.limit('call-token', viewer.userId, TOKENS_PER_HOUR, HOUR)
    return services.calls.token(viewer)
  },
)

endpoint(
  calls,
  'post',
  '/calls/{id}/feedback/',
  {
    summary: 'Tell how the line of a call was, once for each side',
    access: 'take_part',
    body: CallFeedbackRequest,
    answer: Done,
    status: 201,
  },
  async ({ services, viewer, body, param }) => {
    await services.consultations.giveFeedback({ viewer, id: param('id'), ...body })
    return { success: true as const }
  },
)

endpoint(
  calls,
  'post',
  '/calls/metrics/',
  {
    summary: 'Tell what the last seconds of a running call were like',
    access: 'take_part',
    body: CallMetricsRequest,
    answer: Done,
    status: 201,
  },
  async ({ services, viewer, body }) => {
    await services.limit('call-metrics', viewer.userId, METRICS_PER_HOUR, HOUR)
    await services.consultations.keepMetrics({ viewer, id: body.session_id, samples: body.samples })
    return { success: true as const }
  },
)
