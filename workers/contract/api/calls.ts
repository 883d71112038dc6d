// Endpoints for connecting a call, and the quality of its audio.
import {
  CallFeedbackRequest,
  CallMetricsRequest,
  CallTokenAnswer,
  PhoneTermsAnswer,
} from '#workers/contract/consultations/calls.ts'
import { Done } from '#workers/contract/consultations/consultations.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const issueCallToken = {
  route: routes.issueCallToken,
  summary: 'What connects a call: the provider, its token, and servers that help pages find each other',
  answer: CallTokenAnswer,
} as const satisfies ApiSpec

export const rateCall = {
  route: routes.rateCall,
  summary: 'Tell how the line of a call was, once for each side',
  body: CallFeedbackRequest,
  answer: Done,
  status: 201,
} as const satisfies ApiSpec

export const reportCallMetrics = {
  route: routes.reportCallMetrics,
  summary: 'Tell what the last seconds of a running call were like',
  body: CallMetricsRequest,
  answer: Done,
  status: 201,
} as const satisfies ApiSpec

export const readPhoneTerms = {
  route: routes.readPhoneTerms,
  summary:
    'Whether a phone call with this astrologer may be asked for now, and else why not: its lowest price, for one',
  answer: PhoneTermsAnswer,
} as const satisfies ApiSpec
