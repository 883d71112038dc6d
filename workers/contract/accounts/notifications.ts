// Push messages: registering a device, and the messages sent to it.
import * as z from 'zod'
import type { Language } from '#workers/contract/text/language.ts'
import { readUrl } from '#workers/contract/text/read-url.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

/** Hosts of the browsers' push services. Others are refused, because the server calls the address that a client registers. */
const PUSH_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
]

export function isPushAddress(address: string): boolean {
  const url = readUrl(address)
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

/**
 * The payload for the service worker. A later notice with the same `tag` replaces it. `url`: the path without a language;
 * `language`: of the text, and of the page to open.
 */
export type PushNotice = {
  type: string
  title: string
  body: string
  tag: string
  url: string
  language: Language
}

/** Kinds of notices that a person may switch off. Rings are not among them: an astrologer without rings goes offline. */
export const NOTICE_KINDS = ['sessions', 'messages', 'lines', 'follows', 'bookings'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** The kind of a notice by its type; null for a ring. */
export function noticeKindOf(type: string): NoticeKind | null {
  if (type === 'call-ringing') return null
  if (type === 'chat-message') return 'messages'
  if (type === 'astrologer-online') return 'follows'
  if (type.startsWith('line-')) return 'lines'
  if (type.startsWith('booking-')) return 'bookings'
  return 'sessions'
}

/** Not held back by quiet hours, because the person has just requested them. */
const URGENT = ['call-ringing', 'call-initiated', 'call-accepted', 'line-turn', 'booking-soon']

export function isUrgent(type: string): boolean {
  return URGENT.includes(type)
}

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, problemCode('clock_time_wrong'))

/** `quiet_from`, `quiet_to`: hh:mm in the account's zone, both or none; they may span midnight. */
export const NoticeChoice = z
  .strictObject({
    muted: z.array(z.enum(NOTICE_KINDS)).max(NOTICE_KINDS.length),
    quiet_from: clock.nullable(),
    quiet_to: clock.nullable(),
  })
  .refine(({ quiet_from, quiet_to }) => (quiet_from === null) === (quiet_to === null), {
    message: problemCode('quiet_time_missing'),
    path: ['quiet_to'],
  })
  .refine(({ quiet_from, quiet_to }) => quiet_from === null || quiet_from !== quiet_to, {
    message: problemCode('quiet_times_equal'),
    path: ['quiet_to'],
  })
export type NoticeChoice = z.infer<typeof NoticeChoice>

/** `time_zone`: of the account; quiet hours are counted in UTC while it has none. */
export const NoticeChoiceAnswer = z.object({
  muted: z.array(z.enum(NOTICE_KINDS)),
  quiet_from: z.string().nullable(),
  quiet_to: z.string().nullable(),
  time_zone: z.string().nullable(),
})
export type NoticeChoiceAnswer = z.infer<typeof NoticeChoiceAnswer>

/** `pushed`: to a device. `quiet`, `muted`: held back by the person's own choice. `no_device`: no device to push to. */
export const NOTICE_OUTCOMES = ['pushed', 'quiet', 'muted', 'no_device'] as const
export type NoticeOutcome = (typeof NOTICE_OUTCOMES)[number]

export const ListedNotice = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  body: z.string(),
  url: z.string(),
  at: z.number(),
  outcome: z.enum(NOTICE_OUTCOMES),
})
export type ListedNotice = z.infer<typeof ListedNotice>

/** Newest first. A later notice on the same subject replaces the earlier ones. */
export const NoticesAnswer = z.object({ count: z.number(), results: z.array(ListedNotice) })
export type NoticesAnswer = z.infer<typeof NoticesAnswer>
