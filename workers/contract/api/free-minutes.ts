// Free minutes for new clients: the offer with an astrologer, and the platform's minutes.
import * as wire from '#workers/contract/consultations/free-minutes.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const readFreeMinutes = {
  route: routes.readFreeMinutes,
  summary: 'The free minutes that one’s first consultation with this astrologer would begin with; null without any',
  answer: wire.FreeMinutesAnswer,
} as const satisfies ApiSpec

export const readPlatformFreeMinutes = {
  route: routes.readPlatformFreeMinutes,
  summary: 'The free minutes that the platform gives to each new person',
  answer: wire.PlatformFreeMinutes,
} as const satisfies ApiSpec

export const setPlatformFreeMinutes = {
  route: routes.setPlatformFreeMinutes,
  summary: 'Set them; 0 for none. The platform pays the astrologers for them',
  body: wire.PlatformFreeMinutes,
  answer: wire.PlatformFreeMinutes,
} as const satisfies ApiSpec
