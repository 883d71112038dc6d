// /calls/notifications/…: browsers that get push messages while no page is open.

import * as spec from '#workers/contract/api/notifications.ts'
import { HOUR } from '#workers/contract/durations.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

const PER_HOUR = 60

export const notifications = createApi()

endpoint(notifications, spec.readPushKey, 'take_part', async ({ services }) => ({
  public_key: services.notifications.publicKey,
}))

endpoint(notifications, spec.registerDevice, 'register_user_device', async ({ services, viewer, body }) => {
  await services.limit('push-device', viewer.userId, PER_HOUR, HOUR)
  await services.notifications.register(viewer, viewer.userId, body.token)
  return { success: true as const }
})

endpoint(
  notifications,
  spec.registerAstrologerDevice,
  'register_astrologer_device',
  async ({ services, viewer, body }) => {
    await services.limit('push-device', viewer.userId, PER_HOUR, HOUR)
    await services.notifications.register(viewer, body.astrologer_id, body.token)
    return { success: true as const }
  },
)
