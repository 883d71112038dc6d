// /calls/token/: what a page needs to connect a call.
import { CallTokenAnswer } from '#workers/contract/calls.ts'
import { HOUR } from '#workers/contract/limits.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

const TOKENS_PER_HOUR = 120

export const calls = createApi()

endpoint(
  calls,
  'post',
  '/calls/token/',
  {
    summary: 'What connects a call: the provider, its token, and servers that help pages find each other',
    access: ['user', 'astrologer'],
    answer: CallTokenAnswer,
  },
  async ({ services, viewer }) => {
    await services.limit('call-token', viewer.userId, TOKENS_PER_HOUR, HOUR)
    return services.calls.token(viewer)
  },
)
