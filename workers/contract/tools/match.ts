// POST /kundli/match/: two people, each given by birth or by nakshatra and pada.
import * as z from 'zod'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { AyanamsaInput, BirthInput, EngineStamp, Rules, SignNumber, Statement, TOOL_CHOICES } from './common.ts'
import { ManglikView } from './kundli.ts'

const StarInput = z.strictObject({ nakshatra: z.int().min(1).max(27), pada: z.int().min(1).max(4) })
const EITHER = problemCode('side_wrong')
/** Reports an incomplete or invalid nakshatra as such, instead of as an unknown field of a birth. */
const BirthSide = z.strictObject(BirthInput.shape, {
  error: (issue) =>
    issue.code === 'unrecognized_keys' && (issue.keys as string[]).some((key) => key in StarInput.shape)
      ? EITHER
      : undefined,
})
export const SideInput = z.union([StarInput, BirthSide], EITHER)
export type SideInput = z.infer<typeof SideInput>

export const MatchRequest = z.strictObject({
  boy: SideInput,
  girl: SideInput,
  options: z
    .strictObject({
      preset: z.enum(TOOL_CHOICES.preset).optional(),
      ayanamsa: AyanamsaInput.optional(),
      positions: z.enum(TOOL_CHOICES.positions).optional(),
      node: z.enum(TOOL_CHOICES.node).optional(),
      manglik: z.enum(TOOL_CHOICES.manglik).optional(),
      varna_table: z.enum(['common', 'air-vaishya']).optional().describe('Varna of the signs of air and earth'),
      vashya_table: z.enum(['common', 'southern']).optional(),
      yoni_table: z.enum(['common', 'maitreya']).optional(),
      sensitivity_minutes: z.number().min(0).max(120).optional(),
    })
    .optional(),
})

const Person = z.looseObject({ moon: z.number(), nakshatra: z.int(), pada: z.int(), sign: SignNumber })

const references = ['lagna', 'moon', 'venus'] as const
/** Sun, Mars, Saturn and Rahu in the 1st, 2nd, 4th, 7th, 8th and 12th: 1 from the lagna, ½ from the Moon, ¼ from Venus. */
const Papa = z.strictObject({
  rows: z.array(
    z.strictObject({
      from: z.enum(references),
      graha: z.string(),
      house: z.int().min(1).max(12),
      points: z.number(),
      /** Jupiter is conjunct or aspects it; the points do not change. */
      softened: z.boolean(),
    }),
  ),
  points: z.strictObject({ lagna: z.number(), moon: z.number(), venus: z.number() }),
  total: z.number(),
})
const DashaChange = z.strictObject({ ends: z.string(), begins: z.string(), at: z.number() })

export const MatchAnswer = z.looseObject({
  engine: EngineStamp,
  rules: Rules,
  boy: Person,
  girl: Person,
  kootas: z.array(z.looseObject({ koota: z.string(), points: z.number(), max: z.number(), rule: z.string() })),
  total: z.number(),
  max: z.number(),
  band: z.string(),
  /** Exceptions are listed beside the score; they never change it. */
  doshas: z.array(z.looseObject({ koota: z.string(), present: z.boolean(), points_if_lifted: z.number() })),
  total_if_lifted: z.number(),
  poruthams: z.array(z.looseObject({ porutham: z.string(), verdict: z.string() })),
  /** The remaining fields are null unless both births are known. */
  manglik: z.looseObject({ boy: ManglikView, girl: ManglikView, balance: z.string() }).nullable(),
  papasamya: z
    .strictObject({ boy: Papa, girl: Papa, balance: z.enum(['even', 'first_more', 'second_more']) })
    .nullable(),
  /** Ends of two mahadashas, one of each person, within half a year of each other. */
  dasha_sandhi: z
    .strictObject({
      within_days: z.number(),
      meetings: z.array(z.strictObject({ boy: DashaChange, girl: DashaChange, days: z.number() })),
    })
    .nullable(),
  sensitivity: z.looseObject({}).nullable(),
  reading: z.array(Statement.extend({ section: z.string() })),
})
