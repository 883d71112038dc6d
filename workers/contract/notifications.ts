// Push messages: registering a device (SPEC 7), and the messages sent to it.
import '#workers/contract/zod-messages.ts'
import * as z from 'zod'

/** Hosts of the browsers' push services (RELIABILITY 3, row 32); no other host is called. */
const PUSH_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
]

export function isPushAddress(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.port === '' && PUSH_HOSTS.some((host) => host.test(url.hostname))
}

const key = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`))

/** A browser's subscription, as its own JSON. */
export const PushSubscriptionShape = z.object({
  endpoint: z.string().max(1000).refine(isPushAddress),
  keys: z.object({ p256dh: key(87), auth: key(22) }),
})
export type PushSubscriptionShape = z.infer<typeof PushSubscriptionShape>

/** `token` is the subscription as a JSON string. */
export const RegisterDeviceRequest = z.strictObject({ token: z.string().min(1).max(2000) })
export const RegisterAstrologerDeviceRequest = z.strictObject({
  token: z.string().min(1).max(2000),
  astrologer_id: z.string().min(1).max(64),
})
export const PushKeyAnswer = z.object({ public_key: z.string().nullable() })
export type PushKeyAnswer = z.infer<typeof PushKeyAnswer>

/** The payload for the service worker. A later notice with the same `tag` replaces this one. */
export type PushNotice = { type: string; title: string; body: string; tag: string; url: string }
