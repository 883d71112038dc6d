// The waiting queue of an astrologer, and followed astrologers, on the wire.
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { KINDS } from './consultation-states.ts'

/** Length of a turn, in which only its client may request a consultation. */
export const TURN_DURATION = 2 * MINUTE
/**
 * The delay before a client who let a turn pass may join again, so that two people cannot block an astrologer in alternation.
 */
export const PASSED_TURN_PAUSE = 30 * MINUTE
/** Time for which a waiting queue is kept after its astrologer went offline. */
export const OFFLINE_QUEUE_LIFETIME = 10 * MINUTE
export const QUEUE_LENGTH_MAX = 20
export const QUEUES_AT_ONCE = 3

export const JoinLineRequest = z.strictObject({ kind: z.enum(KINDS) })

/** Estimated minutes until the viewer's turn, from the length of this astrologer's consultations; null during the turn. */
const Estimate = z.object({ from_minutes: z.int(), to_minutes: z.int() }).nullable()

export const WireLine = z.object({
  astrologer_id: z.string(),
  astrologer_name: z.string(),
  kind: z.enum(KINDS),
  /** 1 is the next client. */
  position: z.int(),
  waiting: z.int(),
  estimate: Estimate,
  /** When the viewer's turn ends (ms UTC); null before it began. */
  turn_ends_at: z.number().nullable(),
  /** The server's clock, to which `turn_ends_at` refers. */
  now: z.number(),
})
export type WireLine = z.infer<typeof WireLine>
export const LinesAnswer = z.object({ count: z.int(), results: z.array(WireLine) })
export type LinesAnswer = z.infer<typeof LinesAnswer>

/** The queue before the viewer joins it. */
export const LineOutlook = z.object({ is_open: z.boolean(), waiting: z.int(), estimate: Estimate })
export type LineOutlook = z.infer<typeof LineOutlook>

/** The queue in its astrologer's screens. */
export const OwnLine = z.object({
  is_closed: z.boolean(),
  waiting: z.array(
    z.object({ name: z.string(), kind: z.enum(KINDS), joined_at: z.number(), turn_ends_at: z.number().nullable() }),
  ),
})
export type OwnLine = z.infer<typeof OwnLine>
export const CloseLineRequest = z.strictObject({ is_closed: z.boolean() })

export const FollowRequest = z.strictObject({ by_mail: z.boolean().default(false) })
export const WireFollow = z.object({
  astrologer_id: z.string(),
  astrologer_name: z.string(),
  profile_photo: z.string().nullable(),
  status: z.enum(['online', 'busy', 'offline']),
  by_mail: z.boolean(),
  followed_at: z.number(),
})
export type WireFollow = z.infer<typeof WireFollow>
export const FollowsAnswer = z.object({ count: z.int(), results: z.array(WireFollow) })
export type FollowsAnswer = z.infer<typeof FollowsAnswer>
