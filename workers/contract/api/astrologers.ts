// Lists, presence and approval of astrologers (SPEC 7).
import * as z from 'zod'
import * as wire from '../astrologers.ts'
import { AstrologerRegisterRequest, RegisterAnswer } from '../identity.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const registerAstrologer = {
  route: routes.registerAstrologer,
  summary: 'Register as an astrologer',
  body: AstrologerRegisterRequest,
  answer: RegisterAnswer,
  status: 201,
} as const satisfies ApiSpec

export const listAstrologers = {
  route: routes.listAstrologers,
  summary: 'Approved and active astrologers: online, busy, offline; then by rating, then by consultations',
  query: wire.AvailableQuery,
  answer: z.array(wire.WireAstrologer),
} as const satisfies ApiSpec

export const readStatus = {
  route: routes.readStatus,
  summary: 'One’s own presence',
  answer: wire.StatusAnswer,
} as const satisfies ApiSpec

export const toggleStatus = {
  route: routes.toggleStatus,
  summary: 'Go online or offline; without a body: the other way',
  body: wire.ToggleStatusRequest,
  bodyOptional: true,
  answer: wire.StatusAnswer,
} as const satisfies ApiSpec

export const readAstrologer = {
  route: routes.readAstrologer,
  summary: 'An astrologer’s public profile with reviews',
  answer: wire.AstrologerAnswer,
} as const satisfies ApiSpec

export const changeAstrologer = {
  route: routes.changeAstrologer,
  summary: 'Approve or disapprove an astrologer',
  body: wire.AstrologerPatch,
  answer: z.object({ success: z.literal(true) }),
} as const satisfies ApiSpec
