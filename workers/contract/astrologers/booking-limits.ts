import { DAY, MINUTE } from '#workers/contract/time/durations.ts'

/** Every slot is this long. */
export const SLOT_MINUTES = 30
export const SLOT = SLOT_MINUTES * MINUTE
/** A slot can be booked from so soon before it, up to so far ahead. */
export const BOOK_BEFORE = 30 * MINUTE
export const BOOK_AHEAD_DAYS = 14
export const BOOK_AHEAD = BOOK_AHEAD_DAYS * DAY
/** Open bookings of a client: with one astrologer, and with all. */
export const BOOKINGS_AT_ONCE = 3
/** Bookings a client makes in a day, cancelled ones too: each sends mail to the astrologer. */
export const BOOKINGS_A_DAY = 10
/** Open bookings of a client where no text can be sent, so that no phone is verified. */
export const BOOKINGS_WITHOUT_PHONE = 1
/** Two times that a client missed within so long close booking for so long after the second one. */
export const MISSED_WITHIN = 30 * DAY
export const CLOSED_AFTER_MISSED = 7 * DAY
/** From the beginning of a slot on, so long only its client may ring. */
export const SLOT_HELD = 3 * MINUTE
/** Reminders come so long before a slot. */
export const REMIND_DAY = DAY
export const REMIND_SOON = 10 * MINUTE
