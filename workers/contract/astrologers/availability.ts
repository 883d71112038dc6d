// The availability of an astrologer: kinds, weekly hours, the time of return. The hours are in the account's zone.
import * as z from 'zod'
import { FREE_MINUTES_MAX } from '#workers/contract/limits.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { TimeZone } from '#workers/contract/time/time-zone.ts'

export const TakenKinds = z.strictObject({ chat: z.boolean(), 'web-call': z.boolean(), 'phone-call': z.boolean() })
export type TakenKinds = z.infer<typeof TakenKinds>

/** Minutes of a day; `weekday` 0 is Sunday. */
export const WireStretch = z
  .strictObject({ weekday: z.int().min(0).max(6), from: z.int().min(0).max(1439), to: z.int().min(1).max(1440) })
  .refine(({ from, to }) => from < to, problemCode('stretch_ends_early'))

/** Absent fields remain unchanged. */
export const AvailabilityUpdate = z
  .strictObject({
    kinds: TakenKinds.partial(),
    hours: z.array(WireStretch).max(42, problemCode('too_many_stretches')),
    follows_hours: z.boolean(),
    /** Free minutes for each new client; 0 for none. */
    free_minutes: z.int().min(0).max(FREE_MINUTES_MAX),
    /** A future instant (ms UTC), or null for no announcement. */
    back_at: z.number().int().nullable(),
    time_zone: TimeZone,
  })
  .partial()
export type AvailabilityUpdate = z.infer<typeof AvailabilityUpdate>

export const AvailabilityAnswer = z.object({
  kinds: TakenKinds,
  /** True if admins permit chats for this astrologer. */
  chat_enabled: z.boolean(),
  hours: z.array(WireStretch),
  follows_hours: z.boolean(),
  free_minutes: z.int(),
  back_at: z.number().nullable(),
  time_zone: z.string().nullable(),
})
export type AvailabilityAnswer = z.infer<typeof AvailabilityAnswer>
