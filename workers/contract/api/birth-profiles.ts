// Saved births, and the one attached to a consultation.
import * as wire from '#workers/contract/accounts/birth-profiles.ts'
import { Done } from '#workers/contract/consultations/consultations.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const listBirths = {
  route: routes.listBirths,
  summary: 'One’s own saved births',
  answer: wire.BirthProfilesAnswer,
} as const satisfies ApiSpec

export const saveBirth = {
  route: routes.saveBirth,
  summary: 'Save a birth; at most 50',
  body: wire.BirthProfileForm,
  answer: wire.WireBirthProfile,
  status: 201,
  idempotent: true,
} as const satisfies ApiSpec

export const exportBirths = {
  route: routes.exportBirths,
  summary: 'One’s own saved births as a file',
  answer: wire.BirthExport,
} as const satisfies ApiSpec

export const readBirth = {
  route: routes.readBirth,
  summary: 'A saved birth of one’s own',
  answer: wire.WireBirthProfile,
} as const satisfies ApiSpec

export const changeBirth = {
  route: routes.changeBirth,
  summary: 'Change a saved birth of one’s own',
  body: wire.BirthProfileForm,
  answer: wire.WireBirthProfile,
} as const satisfies ApiSpec

export const removeBirth = {
  route: routes.removeBirth,
  summary: 'Delete a saved birth, also where it was attached',
  answer: Done,
} as const satisfies ApiSpec

export const readAttachedBirth = {
  route: routes.readAttachedBirth,
  summary: 'The birth attached to a consultation: for its user, and for its astrologer until it ends',
  answer: wire.AttachedBirthAnswer,
} as const satisfies ApiSpec

export const shareBirth = {
  route: routes.shareBirth,
  summary: 'Share one of one’s saved births in a running consultation, in place of the one before',
  body: wire.ShareBirthRequest,
  answer: Done,
} as const satisfies ApiSpec

export const takeBirthBack = {
  route: routes.takeBirthBack,
  summary: 'Take the shared birth back, with the second one: the astrologer no longer sees them',
  answer: Done,
} as const satisfies ApiSpec

export const shareSecondBirth = {
  route: routes.shareSecondBirth,
  summary: 'Share a second of one’s saved births beside the first, for a match of the two',
  body: wire.ShareBirthRequest,
  answer: Done,
} as const satisfies ApiSpec

export const takeSecondBirthBack = {
  route: routes.takeSecondBirthBack,
  summary: 'Take the second birth back; the first stays shared',
  answer: Done,
} as const satisfies ApiSpec
