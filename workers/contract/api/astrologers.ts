// Lists, presence and approval of astrologers.
import * as z from 'zod'
import { AccountHistoryAnswer, AccountHistoryQuery } from '#workers/contract/accounts/account-history.ts'
import { AstrologerRegisterRequest, RegisterAnswer } from '#workers/contract/accounts/identity.ts'
import * as wire from '#workers/contract/astrologers/astrologers.ts'
import { AvailabilityAnswer, AvailabilityUpdate } from '#workers/contract/astrologers/availability.ts'
import { PracticeAnswer, PracticeUpdate } from '#workers/contract/astrologers/practice.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const registerAstrologer = {
  route: routes.registerAstrologer,
  summary: 'Register as an astrologer',
  body: AstrologerRegisterRequest,
  answer: RegisterAnswer,
  status: 201,
} as const satisfies ApiSpec

export const readPractice = {
  route: routes.readPractice,
  summary: 'One’s own practice, with payouts and the rate',
  answer: PracticeAnswer,
} as const satisfies ApiSpec

export const updatePractice = {
  route: routes.updatePractice,
  summary: 'Change one’s own practice; new prices count for new consultations, and payouts keep their share of them',
  body: PracticeUpdate,
  answer: PracticeAnswer,
} as const satisfies ApiSpec

export const readAvailability = {
  route: routes.readAvailability,
  summary: 'One’s own kinds, weekly hours and time of return',
  answer: AvailabilityAnswer,
} as const satisfies ApiSpec

export const updateAvailability = {
  route: routes.updateAvailability,
  summary: 'Change the kinds that one takes, the weekly hours, the time of return, and the zone that they are in',
  body: AvailabilityUpdate,
  answer: AvailabilityAnswer,
} as const satisfies ApiSpec

export const readAccountHistory = {
  route: routes.readAccountHistory,
  summary: 'Everything that happened to one’s own account: sessions, payouts, changes, approvals, blocks',
  query: AccountHistoryQuery,
  answer: AccountHistoryAnswer,
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
