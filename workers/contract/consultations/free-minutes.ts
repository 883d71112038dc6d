// Free minutes at the beginning of a first consultation, on the wire.
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import { FREE_MINUTES_MAX } from '#workers/contract/limits.ts'
import { KINDS } from './consultation-states.ts'

export const FREE_GIVERS = ['astrologer', 'platform'] as const
export type FreeGiver = (typeof FREE_GIVERS)[number]

/** The free minutes of a running consultation. */
export const FreeState = z.object({
  minutes: z.int(),
  by: z.enum(FREE_GIVERS),
  left_ms: z.number(),
  used_ms: z.number(),
  is_over: z.boolean(),
  /**
   * The deadline (ms UTC) of the question after the free minutes, asking the client whether to pay; null without a question.
   */
  question_until: z.number().nullable(),
  /** The client consented, but the wallet has too little. */
  no_money: z.boolean(),
})
export type FreeState = z.infer<typeof FreeState>

/** `needs_phone`: available once the client's phone number is verified. */
export const FreeMinutes = z.object({
  minutes: z.int(),
  by: z.enum(FREE_GIVERS),
  needs_phone: z.boolean(),
  /** The kinds of consultation that begin with them. */
  kinds: z.array(z.enum(KINDS)),
})
export type FreeMinutes = z.infer<typeof FreeMinutes>
/** Null if this client has none, or none left. */
export const FreeMinutesAnswer = z.object({ free_minutes: FreeMinutes.nullable() })

/** The minutes that the platform gives each new person; 0 for none. */
export const PlatformFreeMinutes = z.strictObject({ minutes: z.int().min(0).max(FREE_MINUTES_MAX) })
