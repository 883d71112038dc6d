// Passkeys: logging in without a password, and the second factor of admins.

import { LoginAnswer } from '#workers/contract/accounts/identity.ts'
import * as wire from '#workers/contract/accounts/passkeys.ts'
import { Done } from '#workers/contract/consultations/consultations.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const listPasskeys = {
  route: routes.listPasskeys,
  summary: 'One’s own passkeys, and how many recovery codes are left',
  answer: wire.PasskeysAnswer,
} as const satisfies ApiSpec

export const preparePasskey = {
  route: routes.preparePasskey,
  summary: 'The options with which the browser makes a passkey; wants the password',
  body: wire.OwnPasswordRequest,
  answer: wire.PasskeyOptions,
} as const satisfies ApiSpec

export const addPasskey = {
  route: routes.addPasskey,
  summary: 'Keep the passkey that the browser made',
  body: wire.AddPasskeyRequest,
  answer: wire.WirePasskey,
  status: 201,
} as const satisfies ApiSpec

export const removePasskey = {
  route: routes.removePasskey,
  summary: 'Remove a passkey; wants the password. The last one of an admin stays',
  body: wire.OwnPasswordRequest,
  answer: Done,
} as const satisfies ApiSpec

export const makeRecoveryCodes = {
  route: routes.makeRecoveryCodes,
  summary: 'New recovery codes in place of the old ones; wants the password, and a passkey that they replace',
  body: wire.OwnPasswordRequest,
  answer: wire.RecoveryCodesAnswer,
  status: 201,
} as const satisfies ApiSpec

export const preparePasskeyLogin = {
  route: routes.preparePasskeyLogin,
  summary: 'The options with which the browser asks for a passkey',
  answer: wire.PasskeyOptions,
} as const satisfies ApiSpec

export const logInByPasskey = {
  route: routes.logInByPasskey,
  summary: 'Log in with a passkey: no password, and no code',
  body: wire.PasskeyLoginRequest,
  answer: LoginAnswer,
} as const satisfies ApiSpec

export const logInByRecoveryCode = {
  route: routes.logInByRecoveryCode,
  summary: 'Log in with the password and a recovery code, once each',
  body: wire.RecoveryLoginRequest,
  answer: LoginAnswer,
} as const satisfies ApiSpec
