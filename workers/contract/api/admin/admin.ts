// The admins' statistics and activity.
import * as z from 'zod'
import * as wire from '#workers/contract/admin/admin.ts'
import { AdminAstrologer, AfterQuery, AstrologerPatch } from '#workers/contract/admin/admin-astrologers.ts'
import { PublicSettings, SettingsAnswer, SettingsUpdate } from '#workers/contract/admin/settings.ts'
import { VerificationRequest } from '#workers/contract/admin/verifications.ts'
import type { ApiSpec } from '#workers/contract/api/api-spec.ts'
import * as routes from '#workers/contract/api/routes.ts'
import {
  CalculatorAnswer,
  CalculatorRequest,
  DetailsAnswer,
  DetailsQuery,
} from '#workers/contract/astrologers/payouts.ts'

export const readStats = {
  route: routes.readStats,
  summary: 'Figures of a period: days are those of the platform’s time zone',
  query: wire.StatsQuery,
  answer: wire.AdminStats,
} as const satisfies ApiSpec

export const listActivity = {
  route: routes.listActivity,
  summary: 'The newest events of the platform',
  answer: z.array(wire.Activity),
} as const satisfies ApiSpec

export const listAllAstrologers = {
  route: routes.listAllAstrologers,
  summary:
    'Astrologers by the thousand, those who wait for approval first; the header X-Next-Cursor names the next `after`',
  query: AfterQuery,
  answer: z.array(AdminAstrologer),
} as const satisfies ApiSpec

export const changeAstrologer = {
  route: routes.changeAstrologer,
  summary: 'Change, approve or disapprove an astrologer, switch the chats on or off, set the presence',
  body: AstrologerPatch,
  answer: z.object({ success: z.literal(true) }),
} as const satisfies ApiSpec

export const changeAstrologerByList = {
  ...changeAstrologer,
  route: routes.changeAstrologerByList,
} as const satisfies ApiSpec

export const deleteAstrologer = {
  route: routes.deleteAstrologer,
  summary: 'Delete an astrologer: sessions end, holds are released, money records stay without the name',
  query: wire.DeleteAccountQuery,
  answer: z.object({ success: z.literal(true) }),
} as const satisfies ApiSpec

export const deleteAstrologerByOne = {
  ...deleteAstrologer,
  route: routes.deleteAstrologerByOne,
} as const satisfies ApiSpec

export const verifyAstrologer = {
  route: routes.verifyAstrologer,
  summary: 'Mark what was checked about an astrologer (identity, training, trial_session), and on which day',
  body: VerificationRequest,
  answer: z.object({ success: z.literal(true) }),
} as const satisfies ApiSpec

export const takeVerificationBack = {
  route: routes.takeVerificationBack,
  summary: 'Take back a mark of what was checked about an astrologer',
  answer: z.object({ success: z.literal(true) }),
} as const satisfies ApiSpec

export const deleteClient = {
  ...deleteAstrologer,
  route: routes.deleteClient,
  summary: 'Delete a client: sessions end, holds are released, money records stay without the name',
} as const satisfies ApiSpec

export const deleteClientByOne = { ...deleteClient, route: routes.deleteClientByOne } as const satisfies ApiSpec

export const calculatePayouts = {
  route: routes.calculatePayouts,
  summary: 'Real minutes of the last days at the fixed rates, an astrologer at a time',
  body: CalculatorRequest,
  bodyOptional: true,
  answer: CalculatorAnswer,
} as const satisfies ApiSpec

export const readPayoutDetails = {
  route: routes.readPayoutDetails,
  summary: 'The sessions of an astrologer in the last days, with their real costs',
  query: DetailsQuery,
  answer: DetailsAnswer,
} as const satisfies ApiSpec

export const readSettings = {
  route: routes.readSettings,
  summary: 'The platform’s settings, one row',
  // Items of the generic lists need an id.
  answer: z.array(SettingsAnswer.extend({ id: z.literal('platform') })),
} as const satisfies ApiSpec

export const changeSettings = {
  route: routes.changeSettings,
  summary: 'Change the platform’s settings; fields that are left out stay',
  body: SettingsUpdate,
  answer: SettingsAnswer,
} as const satisfies ApiSpec

export const readPublicSettings = {
  route: routes.readPublicSettings,
  summary: 'The settings that everybody may know',
  answer: PublicSettings,
} as const satisfies ApiSpec
