// The chart desk on the wire: where each side looks, and what it points to. A target names a part of a chart, and carries
// nothing of the birth.
import * as z from 'zod'
import { DESK_VIEWS } from './desk-views.ts'

const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const

/** What a side has before it: the part of the desk, the divisional chart, the day (null: today). */
export const DeskPlace = z.strictObject({
  view: z.enum(DESK_VIEWS),
  varga: z.union([z.literal('moon'), z.int().min(1).max(60)]),
  date: z.iso.date().nullable(),
})
export type DeskPlace = z.infer<typeof DeskPlace>

export const DeskTarget = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('graha'), graha: z.enum([...GRAHAS, 'lagna']) }),
  z.strictObject({ of: z.literal('house'), house: z.int().min(1).max(12) }),
  /** The lords of a Vimshottari period, from the mahadasha down. */
  z.strictObject({ of: z.literal('period'), lords: z.array(z.enum(GRAHAS)).min(1).max(5) }),
  z.strictObject({ of: z.literal('yoga'), yoga: z.string().regex(/^[a-z_]{1,40}$/) }),
  z.strictObject({ of: z.literal('transit'), graha: z.enum(GRAHAS) }),
])
export type DeskTarget = z.infer<typeof DeskTarget>

/** Names the birth whose chart is meant: a client may share one after another. It says nothing of the birth. */
const chart = z.string().min(1).max(64).optional()

export const DeskAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('point'), target: DeskTarget, place: DeskPlace, chart }),
  z.strictObject({ kind: z.literal('look'), place: DeskPlace }),
  z.strictObject({ kind: z.literal('let-go') }),
  z.strictObject({ kind: z.literal('follow'), on: z.boolean() }),
  /** The astrologer asks for a birth; the client may say no. */
  z.strictObject({ kind: z.literal('ask-birth'), on: z.boolean() }),
])
export type DeskAct = z.infer<typeof DeskAct>

/** Something that was pointed at; it stays with the transcript. */
export const DeskPoint = z.object({
  seq: z.int(),
  side: z.enum(['user', 'astrologer']),
  target: DeskTarget,
  place: DeskPlace,
  chart,
  at: z.number(),
})
export type DeskPoint = z.infer<typeof DeskPoint>

export const DeskPointsAnswer = z.object({ points: z.array(DeskPoint) })

/** `follows`: its desk moves along with the other side's. `point`: what it points to now. `asks`: it waits for a birth. */
export type DeskSide = { place: DeskPlace | null; point: DeskTarget | null; follows: boolean; asks?: boolean }
export type DeskSides = Record<'user' | 'astrologer', DeskSide>

export type DeskMessage =
  /**
   * The answer to `desk-open`: the whole state, the points after the last one that the page knows, and how
   * often the birth was changed in this session.
   */
  | { type: 'desk'; sides: DeskSides; points: DeskPoint[]; births: number }
  /** An act of either side, and the state after it. `id` is its sender's; `point` is there for what is stored. */
  | { type: 'desk-act'; id: string; side: 'user' | 'astrologer'; sides: DeskSides; point?: DeskPoint }
  /** Another birth is shared, or none any more: the page reads it anew. */
  | { type: 'desk-birth'; sides: DeskSides; births: number }
