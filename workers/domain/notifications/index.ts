import { bindDeps } from '../bind-deps.ts'
import { chooseNotices, forgetOldNotices, listNotices, readNoticeChoice } from './choose-notices.ts'
import { forgetOldDevices, hasDevice, type NotifyDeps, notify, registerDevice } from './notify.ts'

export * from './consultation-notices.ts'
export { deleteDevicesOf } from './device.repo.ts'
export { deleteNoticesOf } from './notice.repo.ts'
export type { Notice } from './notice.table.ts'
export type { Pusher } from './notify.ts'
export * from './waiting-notices.ts'

/** Push messages. `publicKey` is null if push is not configured. */
export function createNotifications(deps: NotifyDeps) {
  return {
    publicKey: deps.pusher?.publicKey ?? null,
    ...bindDeps(deps, {
      register: registerDevice,
      hasDevice,
      notify,
      list: listNotices,
      choice: readNoticeChoice,
      choose: chooseNotices,
      forgetOldDevices,
      forgetOldNotices,
    }),
  }
}
