import { DAY, MINUTE } from '#workers/contract/time/durations.ts'

/** The length of every slot. */
export const SLOT_MINUTES = 30
export const SLOT = SLOT_MINUTES * MINUTE
/** The minimum and maximum time between a booking and its slot. */
export const BOOK_BEFORE = 30 * MINUTE
export const BOOK_AHEAD_DAYS = 14
export const BOOK_AHEAD = BOOK_AHEAD_DAYS * DAY
/** Maximum open bookings of a client: with one astrologer, and with all. */
export const BOOKINGS_AT_ONCE = 3
/** Maximum bookings of a client per day, including cancelled ones, because each sends a mail to the astrologer. */
export const BOOKINGS_A_DAY = 10
/** Maximum open bookings where texts are not available, so that phones cannot be verified. */
export const BOOKINGS_WITHOUT_PHONE = 1
/** Two missed slots within this time block new bookings for the same time after the second one. */
export const MISSED_WITHIN = 30 * DAY
export const CLOSED_AFTER_MISSED = 7 * DAY
/** From the start of a slot, only its client may ring for this long. */
export const SLOT_HELD = 3 * MINUTE
/** Reminders are sent this long before a slot. */
export const REMIND_DAY = DAY
export const REMIND_SOON = 10 * MINUTE
