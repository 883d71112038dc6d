// Every expected failure of the product: code → status → text. The only place where they are defined.
import { type Problem, problem, sentenceOf } from './problem.ts'

export const ERRORS = {
  malformed: [400, 'That request could not be read.'],
  unauthenticated: [401, 'Please log in.'],
  invalid_credentials: [401, 'Your e-mail or password is incorrect.'],
  invalid_token: [401, 'Your session has expired. Please log in again.'],
  second_step: [403, 'Please enter the code that we sent to your e-mail.'],
  passkey_needed: [403, 'Please confirm with your passkey.'],
  passkey_refused: [403, 'That passkey was not accepted. Please try again, or log in with your password.'],
  forbidden: [403, 'You do not have permission to perform this action.'],
  not_approved: [403, 'Your account is awaiting approval. Until then this is not possible.'],
  suspended: [403, 'Your account is suspended. Until an admin ends that, this is not possible.'],
  reason_needed: [403, 'Please say first why you open this private conversation.'],
  bad_origin: [403, 'This request did not come from our site.'],
  not_found: [404, 'Resource not found.'],
  wrong_method: [405, 'This address does not take that kind of request.'],
  conflict: [409, 'This has changed in the meantime. Please check it again.'],
  too_many_passkeys: [409, 'You can have ten passkeys. Remove one of them first.'],
  last_passkey: [409, 'An admin needs a passkey. Add another one before you remove this one.'],
  no_passkey: [409, 'Recovery codes replace a passkey. Add one first.'],
  email_taken: [409, 'An account with this e-mail already exists.'],
  wrong_state: [409, 'That is no longer possible.'],
  meter_stands: [409, 'The meter is paused. This can be sent when both of you are here.'],
  already_accepted: [409, 'This request was accepted on another device.'],
  astrologer_offline: [409, 'This astrologer is offline.'],
  only_by_phone: [409, 'This astrologer can only be called by phone at the moment.'],
  astrologer_busy: [409, 'Astrologer is busy'],
  astrologer_free: [409, 'This astrologer is free: you can ask for a session now.'],
  line_closed: [409, 'The line of this astrologer is closed at the moment.'],
  line_full: [409, 'The line of this astrologer is full. Please try again later.'],
  turn_passed: [409, 'Your last turn in this line passed. You can join it again half an hour later.'],
  lines_at_once: [409, 'You can wait in three lines at once. Leave one of them first.'],
  too_many_follows: [409, 'You can follow up to 200 astrologers.'],
  chat_disabled: [409, 'This astrologer is not taking chats at the moment.'],
  not_available: [409, 'This astrologer is not available.'],
  ring_unanswered: [409, 'You are already asking an astrologer. Wait for the answer, or cancel that request first.'],
  rung_often: [409, 'This astrologer did not take your last three requests. Please try again in an hour.'],
  ring_pause: [409, 'You cancelled or left your last three requests. Please wait ten minutes before you ask again.'],
  slot_taken: [409, 'This time is no longer free. Please choose another one.'],
  booked_already: [409, 'You have a time with this astrologer already. Cancel it to take another one.'],
  own_times_overlap: [409, 'You have booked another astrologer for this time.'],
  too_many_bookings: [409, 'You can have three times booked at once. Cancel one of them first.'],
  booking_closed: [409, 'You missed two booked times. Booking is closed for you for a week.'],
  booking_over: [409, 'This time has begun, is over or was cancelled already.'],
  astrologer_booked: [409, 'This time is booked by somebody else.'],
  free_minutes_gone: [409, 'These free minutes are no longer offered to you. Nothing was asked; please look again.'],
  session_live: [409, 'You already have a live session.'],
  no_way_to_ring: [409, 'Keep a tab open to go online, so that you can be rung.'],
  insufficient_funds: [409, 'There is not enough money in your wallet.'],
  limit_reached: [409, 'Your monthly spending limit is reached.'],
  account_closing: [409, 'This account is being deleted.'],
  account_in_use: [409, 'Something in this account has changed just now. Please try again.'],
  money_left: [409, 'There is still money in your account.'],
  already_paid: [409, 'This period is paid already.'],
  refund_too_large: [409, 'The refund is more than what was charged.'],
  too_many_births: [409, 'You can keep up to 50 births. Delete one that you no longer need.'],
  too_many_reports: [409, 'Ten reports are being made. Please wait until one of them is ready.'],
  too_many_posts: [409, 'You have 1,000 posts. Delete one that you no longer need.'],
  too_many_pictures: [409, 'Your posts have 500 MB of pictures. Delete some that you no longer need.'],
  already_reviewed: [409, 'You have already reviewed this session.'],
  review_too_short: [409, 'Sessions can be reviewed after one billed minute.'],
  already_replied: [409, 'You have already answered this review.'],
  already_reported: [409, 'You have already reported this session.'],
  idempotency_running: [409, 'The same request is still being processed.'],
  idempotency_mismatch: [422, 'This idempotency key was used with another request.'],
  phone_unavailable: [409, 'Phone calls need a telephone provider, which is not set up here.'],
  web_calls_unavailable: [409, 'Web calls are not set up here.'],
  already_sent: [409, 'You have already sent your message.'],
  follow_up_over: [409, 'The time for a free message is over.'],
  reading_over: [409, 'The time to leave a reading is over.'],
  already_answered: [409, 'You have already answered this.'],
  phone_taken: [409, 'Another account has verified this number. Log in to that account, or verify another number.'],
  phone_unverified: [409, 'Please verify your phone number first, so that we can ring it.'],
  no_web_calls: [409, 'This astrologer is not taking web calls at the moment.'],
  no_kind_left: [409, 'Keep at least one kind of session on. To be asked by nobody, go offline.'],
  no_phone_calls: [409, 'This astrologer is not taking phone calls at the moment.'],
  no_phone_calls_today: [409, 'Phone calls are not available today. Please ask for a web call.'],
  sms_unavailable: [409, 'Text messages are not set up here, so phone numbers cannot be verified.'],
  proof_needed: [428, 'Many tries are being made at once. Please wait a few seconds and try again.'],
  too_large: [413, 'That is too large.'],
  unsupported_type: [415, 'That file type is not accepted.'],
  harmful_file: [422, 'A scanner found something harmful in this file, so it was not sent.'],
  invalid: [422, 'Please check the marked fields.'],
  mail_refused: [422, 'Mails to this address come back. Please check it, or use another one.'],
  wrong_code: [422, 'That code is incorrect or has expired.'],
  rate_limited: [429, 'Too many attempts. Please wait a moment.'],
  busy_hashing: [503, 'The server is busy. Please try again in a moment.'],
  internal: [500, 'Internal server error. Please try again later.'],
  unavailable: [503, 'This is not available right now. Please try again later.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof ERRORS

export type ErrorDetails = {
  /** More specific than the code. */
  problem?: Problem
  /** Problems by field name (wire names). */
  fields?: Readonly<Record<string, Problem>>
  /** The challenge of `proof_needed`, sent as a field of its own. */
  proof?: string
  /** The methods that the path supports, for 405. */
  allow?: readonly string[]
  /** Seconds, for 429 and 503. */
  retryAfter?: number
  /** For the log only, never sent. */
  log?: string
}

/** An expected failure. Check `code` (with isAppError), never instanceof. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  constructor(code: ErrorCode, given: ErrorDetails = {}) {
    const details = code === 'rate_limited' ? withWait(given) : given
    super(details.problem ? sentenceOf(details.problem) : ERRORS[code][1])
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

/** Adds the waiting time to the text. */
function withWait(details: ErrorDetails): ErrorDetails {
  const { retryAfter: seconds, problem: said } = details
  return said || seconds === undefined ? details : { ...details, problem: problem('too_many_tries', { seconds }) }
}

/** True for an AppError, including one from another bundle or across an RPC. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && typeof (error as AppError).code === 'string' && (error as AppError).code in ERRORS
}

/** HTTP status of a code. */
export function statusOf(code: ErrorCode): number {
  return ERRORS[code][0]
}

/**
 * The JSON shape of every error. `error`, `message` and `fields` are English; a page builds its own text from `problem` or
 * `code`, and from `field_problems`.
 */
export type WireError = {
  error: string
  message: string
  code: ErrorCode
  problem?: Problem
  fields?: Record<string, string>
  field_problems?: Record<string, Problem>
  request_id: string
}

/** The wire format of an expected failure, without the request id. */
export function wireErrorOf(error: Pick<AppError, 'code' | 'message' | 'details'>): Omit<WireError, 'request_id'> {
  const { code, message, details } = error
  const { problem, fields, proof } = details
  return {
    error: message,
    message,
    code,
    ...(problem ? { problem } : {}),
    ...(fields ? { fields: sentencesOf(fields), field_problems: { ...fields } } : {}),
    ...(proof ? { fields: { proof } } : {}),
  }
}

function sentencesOf(fields: Readonly<Record<string, Problem>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, sentenceOf(said)]))
}
