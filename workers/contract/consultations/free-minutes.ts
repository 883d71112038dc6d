// Free minutes at the beginning of a first consultation, on the wire.
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import { FREE_MINUTES_MAX } from '#workers/contract/limits.ts'
import { KINDS } from './consultation-states.ts'

export const FREE_GIVERS = ['astrologer', 'platform'] as const
export type FreeGiver = (typeof FREE_GIVERS)[number]

/** The free minutes of a running consultation, as its pages show them (ms). */
export const FreeState = z.object({
  minutes: z.int(),
  by: z.enum(FREE_GIVERS),
  left_ms: z.number(),
  used_ms: z.number(),
  is_over: z.boolean(),
  /** Until when the client may answer the question at their end; null while it is not asked. */
  question_until: z.number().nullable(),
  /** The client said yes, and the wallet has too little. */
  no_money: z.boolean(),
})
export type FreeState = z.infer<typeof FreeState>

/** `needs_phone`: they are given once the client's phone number is verified. */
export const FreeMinutes = z.object({
  minutes: z.int(),
  by: z.enum(FREE_GIVERS),
  needs_phone: z.boolean(),
  /** The kinds of consultation that begin with them. */
  kinds: z.array(z.enum(KINDS)),
})
export type FreeMinutes = z.infer<typeof FreeMinutes>
/** Null when there are none, or none any more, for this client. */
export const FreeMinutesAnswer = z.object({ free_minutes: FreeMinutes.nullable() })

/** The minutes that the platform gives to each new person; 0 for none. */
export const PlatformFreeMinutes = z.strictObject({ minutes: z.int().min(0).max(FREE_MINUTES_MAX) })
