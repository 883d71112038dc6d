// Every expected failure of the product: code → status → the sentence for a person. Written once, here.

export const ERRORS = {
  malformed: [400, 'That request could not be read.'],
  unauthenticated: [401, 'Please log in.'],
  invalid_credentials: [401, 'Your e-mail or password is incorrect.'],
  invalid_token: [401, 'Your session has expired. Please log in again.'],
  second_step: [403, 'Please enter the code that we sent to your e-mail.'],
  forbidden: [403, 'You do not have permission to perform this action.'],
  bad_origin: [403, 'This request did not come from our site.'],
  not_found: [404, 'Resource not found.'],
  conflict: [409, 'This has changed in the meantime. Please check it again.'],
  email_taken: [409, 'An account with this e-mail already exists.'],
  wrong_state: [409, 'That is no longer possible.'],
  meter_stands: [409, 'The meter is paused. This can be sent when both of you are here.'],
  already_accepted: [409, 'This request was accepted on another device.'],
  astrologer_offline: [409, 'This astrologer is offline.'],
  only_by_phone: [409, 'This astrologer can only be called by phone at the moment.'],
  astrologer_busy: [409, 'Astrologer is busy'],
  chat_disabled: [409, 'This astrologer is not taking chats at the moment.'],
  not_available: [409, 'This astrologer is not available.'],
  ring_unanswered: [409, 'You are already asking an astrologer. Wait for the answer, or cancel that request first.'],
  rung_often: [409, 'This astrologer did not take your last three requests. Please try again in an hour.'],
  ring_pause: [409, 'You cancelled or left your last three requests. Please wait ten minutes before you ask again.'],
  not_approved: [409, 'Your account is awaiting approval.'],
  session_live: [409, 'You already have a live session.'],
  no_way_to_ring: [409, 'Keep a tab open to go online, so that you can be rung.'],
  insufficient_funds: [409, 'There is not enough money in your wallet.'],
  limit_reached: [409, 'Your monthly spending limit is reached.'],
  refund_too_large: [409, 'The refund is more than what was charged.'],
  too_many_births: [409, 'You can keep up to 50 births. Delete one that you no longer need.'],
  already_reviewed: [409, 'You have already reviewed this session.'],
  review_too_short: [409, 'Sessions can be reviewed after one billed minute.'],
  already_reported: [409, 'You have already reported this session.'],
  idempotency_running: [409, 'The same request is still being processed.'],
  idempotency_mismatch: [422, 'This idempotency key was used with another request.'],
  phone_unavailable: [409, 'Phone calls need a telephone provider, which is not set up here.'],
  web_calls_unavailable: [409, 'Web calls are not set up here.'],
  already_answered: [409, 'You have already answered this.'],
  phone_unverified: [409, 'Please verify your phone number first, so that we can ring it.'],
  no_phone_calls: [409, 'This astrologer is not taking phone calls at the moment.'],
  no_phone_calls_today: [409, 'Phone calls are not available today. Please ask for a web call.'],
  sms_unavailable: [409, 'Text messages are not set up here, so phone numbers cannot be verified.'],
  too_large: [413, 'That is too large.'],
  unsupported_type: [415, 'That file type is not accepted.'],
  invalid: [422, 'Please check the marked fields.'],
  wrong_code: [422, 'That code is incorrect or has expired.'],
  rate_limited: [429, 'Too many attempts. Please wait a moment.'],
  busy_hashing: [429, 'The server is busy. Please try again in a moment.'],
  internal: [500, 'Internal server error. Please try again later.'],
  unavailable: [503, 'This is not available right now. Please try again later.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof ERRORS

export type ErrorDetails = {
  /** Sentence for the person, when the standard one says too little. */
  message?: string
  /** Sentences by field name (wire names). */
  fields?: Record<string, string>
  /** Seconds, for 429. */
  retryAfter?: number
  /** For the log only, never sent. */
  log?: string
}

/** An expected failure. Recognise it by `code` (use isAppError), never by instanceof. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? ERRORS[code][1])
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

/** True for an AppError, also one from another bundle or across an RPC. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && typeof (error as AppError).code === 'string' && (error as AppError).code in ERRORS
}

/** HTTP status of a code. */
export function statusOf(code: ErrorCode): number {
  return ERRORS[code][0]
}

/** The one JSON shape of every error (PRODUCT 9). */
export type WireError = {
  error: string
  message: string
  code: ErrorCode
  fields?: Record<string, string>
  request_id: string
}
