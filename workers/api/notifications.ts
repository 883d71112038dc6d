// Devices for push messages, the notices of an account, and its mails.

import * as spec from '#workers/contract/api/notifications.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { languageOfCaller } from '#workers/http/callers/language.ts'
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

endpoint(notifications, spec.renewDevice, 'renew_device', async ({ services, viewer, body }) => {
  await services.limit('push-device', viewer.userId, PER_HOUR, HOUR)
  await services.notifications.register(viewer, viewer.userId, body.token)
  return { success: true as const }
})

endpoint(notifications, spec.listNotices, 'take_part', async ({ c, services, viewer, query }) =>
  services.notifications.list({ viewer, page: query.page, language: languageOfCaller(c).language }),
)

endpoint(notifications, spec.readNoticeChoice, 'take_part', async ({ services, viewer }) =>
  services.notifications.choice(viewer),
)

endpoint(notifications, spec.chooseNotices, 'take_part', async ({ services, viewer, body }) =>
  services.notifications.choose({ viewer, choice: body }),
)

endpoint(notifications, spec.readMailChoice, 'take_part', async ({ services, viewer }) => services.mails.choice(viewer))

endpoint(notifications, spec.chooseMails, 'take_part', async ({ services, viewer, body }) =>
  services.mails.choose({ viewer, choice: body }),
)

endpoint(notifications, spec.confirmMails, 'take_part', async ({ services, viewer }) => {
  await services.mails.askToConfirm(viewer)
  return { success: true as const }
})
