// Bookings: a client takes a slot of an astrologer's weekly hours for a consultation (instants in ms UTC).
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import { TimeZone } from '#workers/contract/time/time-zone.ts'

export const Slot = z.object({ from: z.number(), to: z.number() })
export type Slot = z.infer<typeof Slot>

/** Free slots, earliest first, and the zone of the astrologer's hours; null without one. */
export const SlotsAnswer = z.object({ time_zone: z.string().nullable(), slots: z.array(Slot) })
export type SlotsAnswer = z.infer<typeof SlotsAnswer>

/** `time_zone`: the browser's, for an account without one, because messages show the time in the reader's zone. */
export const BookingRequest = z.strictObject({ from: z.number().int(), time_zone: TimeZone.optional() })

/** The outcome of a booking. `not_held`: the sides did not talk, and it counts against neither. */
export const OUTCOMES = ['held', 'client_missed', 'astrologer_missed', 'not_held'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const WireBooking = z.object({
  id: z.string(),
  astrologer_id: z.string(),
  user_id: z.string(),
  /** The other side's. */
  name: z.string(),
  photo: z.string().nullable(),
  from: z.number(),
  to: z.number(),
  state: z.enum(['booked', 'cancelled', 'over']),
  /** The side that cancelled. */
  cancelled_by: z.enum(['user', 'astrologer']).nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  /** The other side's past bookings, and the missed ones among them. */
  other_over: z.int(),
  other_missed: z.int(),
})
export type WireBooking = z.infer<typeof WireBooking>
export const BookingAnswer = z.object({ booking_id: z.string() })
/** Future bookings, earliest first; then past ones, newest first. */
export const BookingsAnswer = z.object({
  count: z.int(),
  time_zone: z.string().nullable(),
  results: z.array(WireBooking),
})
export type BookingsAnswer = z.infer<typeof BookingsAnswer>
