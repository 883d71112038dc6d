// Sends push messages to an astrologer's devices without delaying the sockets, because a push service may take seconds.
import { SECOND } from '#workers/contract/time/durations.ts'
import type { Notice } from '#workers/domain/notifications/index.ts'
import { logFailure } from '#workers/log.ts'
import type { Services } from '#workers/services/index.ts'

type Push = { services: Services; astrologerId: string; notice: Notice; until: number }

/** `until`: how long the push service retains the message (ms UTC). Never rejects. */
export async function pushToDevices({ services, astrologerId, notice, until }: Push): Promise<void> {
  const ttl = Math.max(1, Math.ceil((until - services.clock.now()) / SECOND))
  try {
    await services.notifications.notify(astrologerId, notice, ttl)
  } catch (error) {
    logFailure({ event: 'push.failed' }, error)
  }
}
