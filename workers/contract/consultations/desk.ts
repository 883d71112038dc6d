// The chart desk on the wire: the view of each side, and its points. A target names a part of a chart, and contains no data of
// the birth.
import * as z from 'zod'
import { CoLords, NodeAspects, TOOL_CHOICES, TOOL_VARIANTS } from '#workers/contract/tools/common.ts'
import { DESK_VIEWS } from './desk-views.ts'

const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const

const KOOTAS = ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'] as const

/** A side's view of the desk: the part, the divisional chart, the day (null: today), the second birth's chart. */
export const DeskPlace = z.strictObject({
  view: z.enum(DESK_VIEWS),
  varga: z.union([z.literal('moon'), z.int().min(1).max(60)]),
  date: z.iso.date().nullable(),
  second: z.literal(true).optional(),
})
export type DeskPlace = z.infer<typeof DeskPlace>

export const DeskTarget = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('graha'), graha: z.enum([...GRAHAS, 'lagna']) }),
  z.strictObject({ of: z.literal('house'), house: z.int().min(1).max(12) }),
  /** The lords of a Vimshottari period, from the mahadasha down. `nth`: the mahadasha is the second of its lord in this life. */
  z.strictObject({
    of: z.literal('period'),
    lords: z.array(z.enum(GRAHAS)).min(1).max(5),
    nth: z.literal(2).optional(),
  }),
  z.strictObject({ of: z.literal('yoga'), yoga: z.string().regex(/^[a-z_]{1,40}$/) }),
  z.strictObject({ of: z.literal('transit'), graha: z.enum(GRAHAS) }),
  z.strictObject({ of: z.literal('dosha'), dosha: z.string().regex(/^[a-z_]{1,40}$/) }),
  /** Aspect of a graha on a house of the open chart. */
  z.strictObject({ of: z.literal('aspect'), graha: z.enum(GRAHAS), house: z.int().min(1).max(12) }),
  /** A row of the match of two births. */
  z.strictObject({ of: z.literal('koota'), koota: z.enum([...KOOTAS, 'total', 'manglik']) }),
  /** A row of the panchang, such as tithi or rahu_kala. */
  z.strictObject({ of: z.literal('panchang'), row: z.string().regex(/^[a-z_]{1,40}$/) }),
])
export type DeskTarget = z.infer<typeof DeskTarget>

/** The engine's options that differ from the defaults. */
export const DeskRules = z.strictObject({
  preset: z.enum(TOOL_CHOICES.preset).optional(),
  ayanamsa: z.enum(TOOL_CHOICES.ayanamsa).optional(),
  positions: z.enum(TOOL_CHOICES.positions).optional(),
  node: z.enum(TOOL_CHOICES.node).optional(),
  houses: z.enum(TOOL_CHOICES.houses).optional(),
  rise: z.enum(TOOL_CHOICES.rise).optional(),
  manglik: z.enum(TOOL_CHOICES.manglik).optional(),
  ...TOOL_VARIANTS,
  nodeAspects: NodeAspects,
  coLords: CoLords,
  yearDays: z.number().min(354).max(366).optional(),
  karakas: z.union([z.literal(7), z.literal(8)]).optional(),
})
export type DeskRules = z.infer<typeof DeskRules>

/** Rounded to about a kilometre, whatever precision a page sends. */
const toHundredth = (degrees: number) => Math.round(degrees * 100) / 100

/** The client's current location, for the panchang. */
export const DeskSpot = z.strictObject({
  name: z.string().trim().min(1).max(160),
  lat: z.number().min(-90).max(90).transform(toHundredth),
  lon: z.number().min(-180).max(180).transform(toHundredth),
  tz: z.string().min(1).max(64),
})
export type DeskSpot = z.infer<typeof DeskSpot>

/** The names of the currently shared copies; null for a missing one. */
export type SharedCharts = { first: string | null; second: string | null }

/** Identifies the birth of the chart, because a client may share several in turn. It contains no data of the birth. */
const chart = z.string().min(1).max(64).optional()

export const DeskAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('point'), target: DeskTarget, place: DeskPlace, chart }),
  z.strictObject({ kind: z.literal('look'), place: DeskPlace }),
  z.strictObject({ kind: z.literal('let-go') }),
  z.strictObject({ kind: z.literal('follow'), on: z.boolean() }),
  /** The astrologer requests a birth; the client may decline. */
  z.strictObject({ kind: z.literal('ask-birth'), on: z.boolean() }),
  /** The astrologer selects the options of all charts. */
  z.strictObject({ kind: z.literal('rules'), rules: DeskRules }),
  /** The client shares or withdraws the location. */
  z.strictObject({ kind: z.literal('spot'), spot: DeskSpot.nullable() }),
])
export type DeskAct = z.infer<typeof DeskAct>

/** A point, which is stored with the transcript. */
export const DeskPoint = z.object({
  seq: z.int(),
  side: z.enum(['user', 'astrologer']),
  target: DeskTarget,
  place: DeskPlace,
  chart,
  /** The options of the chart that was pointed at; absent for the defaults. */
  rules: DeskRules.optional(),
  at: z.number(),
})
export type DeskPoint = z.infer<typeof DeskPoint>

export const DeskPointsAnswer = z.object({ points: z.array(DeskPoint) })

/**
 * `follows`: its view follows the other side's. `point`: its current point. Of the astrologer: `asks`, a birth is requested;
 * `rules`, the engine's options on both sides. Of the client: `spot`, the location.
 */
export type DeskSide = {
  place: DeskPlace | null
  point: DeskTarget | null
  follows: boolean
  asks?: boolean
  rules?: DeskRules
  spot?: DeskSpot | null
}
export type DeskSides = Record<'user' | 'astrologer', DeskSide>

export type DeskMessage =
  /**
   * The answer to `desk-open`: the whole state, the points after the page's last one, and the number of changes of the birth.
   */
  | { type: 'desk'; sides: DeskSides; points: DeskPoint[]; births: number }
  /** An act of either side, and the state after it. `id`: from the sender; `point`: for stored points. */
  | { type: 'desk-act'; id: string; side: 'user' | 'astrologer'; sides: DeskSides; point?: DeskPoint }
  /** Another birth is shared, or none any more: the page must load it again. */
  | { type: 'desk-birth'; sides: DeskSides; births: number }
