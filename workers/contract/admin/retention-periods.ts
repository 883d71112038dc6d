// The retention periods. The privacy policy names each (app/screens/legal/privacy-text.ts), and cron deletes by them.
import { DAY, MINUTE } from '#workers/contract/time/durations.ts'

export const KEPT = {
  /** The validity of a one-time code, which is deleted within the next hour. */
  code: 10 * MINUTE,
  /** An unconfirmed registration. */
  registration: DAY,
  /** The copy of a birth attached to a consultation, after its end. */
  attachedBirth: DAY,
  /** Measurements of the quality of calls. */
  callMetrics: 30 * DAY,
  /** A device for push messages since its last registration, which pages repeat every seven days. */
  device: 60 * DAY,
  /** Sent notices. */
  notices: 30 * DAY,
  /** The archive of an account's data, once it is ready. */
  archive: DAY,
  /** Reports of failed mails. */
  mailFailures: 30 * DAY,
  /** A cause of errors in browsers, since it last occurred. */
  clientErrors: 30 * DAY,
  /** The previous e-mail address or verified phone number after a change, encrypted. */
  previousContact: 90 * DAY,
  contactMessage: 365 * DAY,
  /** A newsletter address without its owner's confirmation. */
  unconfirmedAddress: 7 * DAY,
  /** Ids of applied events: far longer than providers repeat them, and a payment is credited only once in any case. */
  paymentEvents: 90 * DAY,
  /**
   * Log lines, which the platform deletes: https://developers.cloudflare.com/workers/observability/logs/workers-logs/#limits
   */
  logs: 7 * DAY,
} as const

/** The lifetime of a login (users and astrologers): idle, and absolute. */
export const LOGIN_LIFE = { idle: 30 * DAY, absolute: 90 * DAY } as const
