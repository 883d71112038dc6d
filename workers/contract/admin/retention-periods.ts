// The periods for which things are kept. The privacy policy names each (app/screens/legal/privacy-text.ts), cron deletes by it.
import { DAY, MINUTE } from '#workers/contract/time/durations.ts'

export const KEPT = {
  /** A one-time code is valid for so long, and deleted within the hour after. */
  code: 10 * MINUTE,
  /** A registration that nobody confirmed. */
  registration: DAY,
  /** The copy of a birth that went with a consultation, after its end. */
  attachedBirth: DAY,
  /** Measurements of the quality of calls. */
  callMetrics: 30 * DAY,
  /** A device for notifications since it last registered: pages register again every seven days (SPEC 9). */
  device: 60 * DAY,
  /** Notices that were sent. */
  notices: 30 * DAY,
  /** The archive of a person's data, once it is ready. */
  archive: DAY,
  /** Reports of mails that did not arrive. */
  mailFailures: 30 * DAY,
  /** A cause of errors in browsers, since it last occurred. */
  clientErrors: 30 * DAY,
  /** The e-mail address or verified phone number before a change, encrypted. */
  previousContact: 90 * DAY,
  contactMessage: 365 * DAY,
  /** A newsletter address that its owner has not confirmed. */
  unconfirmedAddress: 7 * DAY,
  /** Ids of applied events: far longer than providers repeat one; a payment that succeeded is credited once in any case. */
  paymentEvents: 90 * DAY,
  /** Lines of the log; the platform deletes them: https://developers.cloudflare.com/workers/observability/logs/workers-logs/#limits */
  logs: 7 * DAY,
} as const

/** The life of a login (users and astrologers): after its last use, and at most (PRODUCT 3). */
export const LOGIN_LIFE = { idle: 30 * DAY, absolute: 90 * DAY } as const
