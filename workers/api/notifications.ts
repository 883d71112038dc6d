// /calls/notifications/…: devices that may be told things while no page is open.

import { Done } from '#workers/contract/consultations.ts'
import { HOUR } from '#workers/contract/limits.ts'
import {
  PushKeyAnswer,
  RegisterAstrologerDeviceRequest,
  RegisterDeviceRequest,
} from '#workers/contract/notifications.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

const PER_HOUR = 60

export const notifications = createApi()

endpoint(
  notifications,
  'get',
  '/calls/notifications/key/',
  {
    summary: 'The key that a browser subscribes with; null where nothing is pushed',
    access: 'take_part',
    answer: PushKeyAnswer,
  },
  async ({ services }) => ({ public_key: services.notifications.publicKey }),
)

endpoint(
  notifications,
  'post',
  '/calls/notifications/register_device/',
  {
    summary: 'Register a browser for push messages; `token` is its subscription as JSON',
    access: 'register_user_device',
    body: RegisterDeviceRequest,
    answer: Done,
    status: 201,
  },
  async ({ services, viewer, body }) => {
    await services.limit('push-device', viewer.userId, PER_HOUR, HOUR)
    await services.notifications.register(viewer, viewer.userId, body.token)
    return { success: true as const }
  },
)

endpoint(
  notifications,
  'post',
  '/calls/notifications/register_astrologer_device/',
  {
    summary: 'Register an astrologer’s browser, so that it rings while no page is open',
    access: 'register_astrologer_device',
    body: RegisterAstrologerDeviceRequest,
    answer: Done,
    status: 201,
  },
  async ({ services, viewer, body }) => {
    await services.limit('push-device', viewer.userId, PER_HOUR, HOUR)
    await services.notifications.register(viewer, body.astrologer_id, body.token)
    return { success: true as const }
  },
)
