// Bookings: free slots, booking, cancelling, one's own list.
import * as wire from '#workers/contract/astrologers/bookings.ts'
import { Done } from '#workers/contract/consultations/consultations.ts'
import { PageQuery } from '../money.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const readSlots = {
  route: routes.readSlots,
  summary: 'The free times of an astrologer, half an hour each, from half an hour ahead to two weeks ahead',
  answer: wire.SlotsAnswer,
} as const satisfies ApiSpec

export const bookSlot = {
  route: routes.bookSlot,
  summary:
    'Book a free time, with money for two minutes and, where texts can be sent, a verified phone; nothing is held or charged before the session',
  body: wire.BookingRequest,
  answer: wire.BookingAnswer,
  status: 201,
} as const satisfies ApiSpec

export const cancelBooking = {
  route: routes.cancelBooking,
  summary: 'Take a booked time back before it begins, from either side',
  answer: Done,
} as const satisfies ApiSpec

export const listBookings = {
  route: routes.listBookings,
  summary: 'One’s own booked times: those to come, then those that are over; 20 a page',
  query: PageQuery,
  answer: wire.BookingsAnswer,
} as const satisfies ApiSpec
