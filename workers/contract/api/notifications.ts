// Browsers that take push messages.
import { Done } from '../consultations.ts'
import { PushKeyAnswer, RegisterAstrologerDeviceRequest, RegisterDeviceRequest } from '../notifications.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const readPushKey = {
  route: routes.readPushKey,
  summary: 'The key that a browser subscribes with; null where nothing is pushed',
  answer: PushKeyAnswer,
} as const satisfies ApiSpec

export const registerDevice = {
  route: routes.registerDevice,
  summary: 'Register a browser for push messages; `token` is its subscription as JSON',
  body: RegisterDeviceRequest,
  answer: Done,
  status: 201,
} as const satisfies ApiSpec

export const registerAstrologerDevice = {
  route: routes.registerAstrologerDevice,
  summary: 'Register an astrologer’s browser, so that it rings while no page is open',
  body: RegisterAstrologerDeviceRequest,
  answer: Done,
  status: 201,
} as const satisfies ApiSpec
