// Web Push (RFC 8030, 8291, 8292) to the push services of browsers.
import { buildPushPayload } from '@block65/webcrypto-web-push'
import { isPushAddress } from '#workers/contract/accounts/notifications.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import type { Pusher } from '#workers/domain/notifications/index.ts'
import type { Env } from '../env.ts'
import { logFailure } from '../log.ts'

const TIMEOUT = 5 * SECOND

/** Null without VAPID keys, which disables push messages. */
export function createPusher(env: Env): Pusher | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  if (!publicKey || !privateKey) return null
  const subject = env.VAPID_CONTACT || env.PUBLIC_BASE_URL || 'mailto:admin@drishti.test'
  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, notice, { ttlSeconds }) {
      if (!isPushAddress(endpoint)) return 'gone'
      try {
        const request = await buildPushPayload(
          { data: notice, options: { ttl: ttlSeconds, urgency: 'high' } },
          { endpoint, expirationTime: null, keys: { p256dh, auth } },
          { subject, publicKey, privateKey },
        )
        const response = await fetch(reach(env, endpoint), {
          ...request,
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT),
        })
        await response.body?.cancel()
        if (response.ok) return 'sent'
        if (response.status === 404 || response.status === 410) return 'gone'
        throw new Error(`answered ${response.status}`)
      } catch (error) {
        logFailure({ event: 'push.failed', host: new URL(endpoint).hostname }, error)
        return 'failed'
      }
    },
  }
}

/** The address of a push service; `PUSH_API` replaces it by a test double. */
function reach({ PUSH_API }: Env, endpoint: string): string {
  if (!PUSH_API) return endpoint
  const { hostname, pathname, search } = new URL(endpoint)
  return `${PUSH_API}/${hostname}${pathname}${search}`
}
