// The words that bookings send, by language.
import { bookingMailText as hindi } from './booking-mail-text.hi.ts'
import { bookingMailText as english } from './booking-mail-text.ts'

export const BOOKING_TEXTS = { en: english, hi: hindi } as const
