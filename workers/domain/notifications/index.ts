import { withDeps } from '../with-deps.ts'
import { forgetOldDevices, hasDevice, type NotifyDeps, notify, registerDevice } from './notify.ts'

export * from './notices.ts'
export type { Pusher } from './notify.ts'

/** Push messages. `publicKey` is null where nothing is pushed. */
export function createNotifications(deps: NotifyDeps) {
  return {
    publicKey: deps.pusher?.publicKey ?? null,
    ...withDeps(deps, { register: registerDevice, hasDevice, notify, forgetOldDevices }),
  }
}
