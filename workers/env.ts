import type { PasswordHasher } from './realtime/counters/password-hasher.do.ts'
import type { RateCounter } from './realtime/counters/rate-counter.do.ts'
import type { AstrologerLine } from './realtime/line/astrologer-line.do.ts'
import type { PresenceBoard } from './realtime/presence/presence-board.do.ts'
import type { ConsultationRoom } from './realtime/room/consultation-room.do.ts'

/** Bindings, settings and secrets of the Worker (wrangler.toml, .dev.vars.example). */
export type Env = {
  DB: D1Database
  FILES: R2Bucket
  ASSETS: Fetcher
  ASTROLOGER_LINE: DurableObjectNamespace<AstrologerLine>
  CONSULTATION_ROOM: DurableObjectNamespace<ConsultationRoom>
  PASSWORD_HASHER: DurableObjectNamespace<PasswordHasher>
  PRESENCE_BOARD: DurableObjectNamespace<PresenceBoard>
  /** The number of presence boards, in each place (docs/deployment.md). */
  PRESENCE_BOARDS?: string
  /** Regions with separate presence boards, such as "apac,weur". */
  PRESENCE_PLACES?: string
  /** Rate limit of cheap public requests, by data centre. */
  PUBLIC_LIMIT: RateLimit
  /** Rate limit of requests that every open page makes, for a network that many clients share. */
  NETWORK_LIMIT: RateLimit
  RATE_COUNTER: DurableObjectNamespace<RateCounter>
  EMAIL?: SendEmail
  MAIL_FROM?: string
  FAILPOINT_URL?: string
  /** The operators' pass while the site is closed for maintenance (`npm run site`); `no` while it is open. */
  SITE_CLOSED?: string
  /** Scans each file of a chat before it is sent (docs/deployment.md). */
  FILE_SCANNER_URL?: string
  FILE_SCANNER_TOKEN?: string
  /** Called by cron after each run without failures (docs/operations.md). */
  HEARTBEAT_URL?: string
  /** Local builds only: a clock that runs faster, for tests (gateways/clock.local.ts). */
  CLOCK_RATE?: string
  CLOCK_EPOCH?: string
  /** Local builds only: fast password hashes, for tests. */
  CHEAP_PASSWORDS?: string
  PUBLIC_BASE_URL?: string
  ADMIN_SECOND_STEP?: string
  JWT_SECRET?: string
  /** The id of the key in tokens; each new secret needs another one. */
  JWT_KEY_ID?: string
  /** The previous secret, until its last token has expired. */
  JWT_SECRET_PREVIOUS?: string
  JWT_KEY_ID_PREVIOUS?: string
  PEPPER?: string
  /** The previous pepper: required for at least 90 days, until its last login has ended. */
  PEPPER_PREVIOUS?: string
  /** The next pepper, deployed to every Worker before one of them uses it for new values. */
  PEPPER_NEXT?: string
  /** The key of phone fingerprints for free minutes; the pepper by default. */
  PHONE_KEY?: string
  /** A P-256 key pair, base64url, that signs push messages. */
  VAPID_PUBLIC_KEY?: string
  VAPID_PRIVATE_KEY?: string
  VAPID_CONTACT?: string
  PUSH_API?: string
  STRIPE_SECRET_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
  /** Another base URL of Stripe's API, for tests. */
  STRIPE_API?: string
  TWILIO_ACCOUNT_SID?: string
  TWILIO_AUTH_TOKEN?: string
  /** Also accepted for webhooks during a rotation of the token. */
  TWILIO_AUTH_TOKEN_NEXT?: string
  TWILIO_API_KEY?: string
  TWILIO_API_SECRET?: string
  TWILIO_APP_SID?: string
  TWILIO_PHONE_NUMBER?: string
  TWILIO_SMS_FROM?: string
  TWILIO_API?: string
  TWILIO_COUNTRIES?: string
  /** Local builds only: the numbers that a real Twilio account may ring and text. */
  DIAL_ONLY?: string
  /** For web calls without relays; `none` for no STUN server. */
  STUN_URLS?: string
  TURN_KEY_ID?: string
  TURN_KEY_TOKEN?: string
  TURN_API?: string
}
