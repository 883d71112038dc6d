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
  /** Regions that have presence boards of their own, such as "apac,weur". */
  PRESENCE_PLACES?: string
  /** Counts cheap public requests in each data centre. */
  PUBLIC_LIMIT: RateLimit
  /** Counts requests of every open page, of a network that many share. */
  NETWORK_LIMIT: RateLimit
  RATE_COUNTER: DurableObjectNamespace<RateCounter>
  EMAIL?: SendEmail
  MAIL_FROM?: string
  FAILPOINT_URL?: string
  /** While the site is closed for work, the pass of those who work on it (`npm run site`); `no` while it is open. */
  SITE_CLOSED?: string
  /** Looks at each file of a chat before it is sent (docs/deployment.md). */
  FILE_SCANNER_URL?: string
  FILE_SCANNER_TOKEN?: string
  /** Asked for by cron after each run in which all was done (docs/operations.md). */
  HEARTBEAT_URL?: string
  /** Local builds only: a clock that runs faster, for tests (gateways/clock.local.ts). */
  CLOCK_RATE?: string
  CLOCK_EPOCH?: string
  /** Local builds only: passwords are hashed fast, for tests. */
  CHEAP_PASSWORDS?: string
  PUBLIC_BASE_URL?: string
  ADMIN_SECOND_STEP?: string
  JWT_SECRET?: string
  /** Names the key in tokens; another one with each new secret. */
  JWT_KEY_ID?: string
  /** The secret before it, until its last token has expired. */
  JWT_SECRET_PREVIOUS?: string
  JWT_KEY_ID_PREVIOUS?: string
  PEPPER?: string
  /** The pepper before it: at least 90 days, until the last login that it made is over. */
  PEPPER_PREVIOUS?: string
  /** The pepper to come, known to every Worker before one of them makes anything with it. */
  PEPPER_NEXT?: string
  /** Recognises the phones that had free minutes; the pepper where it is not set. */
  PHONE_KEY?: string
  /** A pair of P-256 keys, base64url: signs push messages. */
  VAPID_PUBLIC_KEY?: string
  VAPID_PRIVATE_KEY?: string
  VAPID_CONTACT?: string
  PUSH_API?: string
  STRIPE_SECRET_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
  /** Another address of Stripe's API, for tests. */
  STRIPE_API?: string
  TWILIO_ACCOUNT_SID?: string
  TWILIO_AUTH_TOKEN?: string
  /** Signs webhooks as well, while the token is rotated. */
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
  /** For web calls without relays; `none` for no server. */
  STUN_URLS?: string
  TURN_KEY_ID?: string
  TURN_KEY_TOKEN?: string
  TURN_API?: string
}
