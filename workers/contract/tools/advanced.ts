// POST /kundli/advanced/ and /kundli/transits/: calculations beyond the basic birth chart, and a search of its
// transits.
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import { TOOL_BOUNDS } from './bounds.ts'
import { BirthInput, EngineStamp, GrahaName, Rules, SignNumber, Stretch } from './common.ts'
import { KundliOptionsInput } from './kundli.ts'

export const AdvancedRequest = z.strictObject({
  birth: BirthInput,
  at: z.string().max(40).optional().describe('The instant of the kakshyas, 2026-11-21T05:30:00Z, else now'),
  options: KundliOptionsInput.optional(),
})

const bySeven = <T extends z.ZodType>(value: T) => z.record(z.string(), value)
const SignDasha = z.looseObject({
  name: z.string(),
  periods: z.array(z.looseObject({ ...Stretch.shape, sign: SignNumber, years: z.number() })),
})

export const AdvancedAnswer = z.looseObject({
  engine: EngineStamp,
  rules: Rules,
  /** Sidereal longitudes. */
  special_lagnas: z.record(z.string(), z.number()),
  /** Strengths in rupas. */
  bhava_bala: z.array(z.looseObject({ house: z.int(), lord: GrahaName, rupas: z.number() })),
  ishta: bySeven(z.looseObject({ ishta: z.number(), kashta: z.number() })),
  vimshopaka: bySeven(z.record(z.string(), z.number())),
  shodhana: bySeven(
    z.looseObject({ trikona: z.array(z.int()), ekadhipatya: z.array(z.int()), shodhya_pinda: z.int() }),
  ),
  avasthas: z.array(z.looseObject({ graha: GrahaName, age: z.string(), moods: z.array(z.string()) })),
  rashi_aspects: z.array(z.looseObject({ graha: GrahaName, signs: z.array(SignNumber) })),
  argalas: z.array(z.looseObject({ house: z.int(), sign: SignNumber })),
  chara: SignDasha,
  narayana: SignDasha,
  kalachakra: SignDasha,
  kakshyas: z.array(z.looseObject({ graha: GrahaName, sign: SignNumber, lord: z.string(), has_bindu: z.boolean() })),
})

const DASHA_NAMES = ['vimshottari', 'yogini', 'ashtottari', 'chara', 'narayana', 'kalachakra'] as const

const { years } = TOOL_BOUNDS['post /kundli/transits/']

export const TransitsRequest = z.strictObject({
  birth: BirthInput,
  from: z.string().max(40).describe('2026-01-01T00:00:00Z'),
  to: z.string().max(40).describe(`At most ${years} years later. A longer time is asked for in parts`),
  grahas: z
    .array(z.enum(['sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu']))
    .min(1)
    .max(8)
    .optional(),
  dashas: z
    .array(z.enum(DASHA_NAMES))
    .min(1)
    .max(DASHA_NAMES.length)
    .optional()
    .describe('Adds the periods of these dashas that begin in the span'),
  options: KundliOptionsInput.optional(),
})

export const TransitsAnswer = z.looseObject({
  engine: EngineStamp,
  rules: Rules,
  /**
   * enters: ingress into a sign; station: change of direction; meets: conjunction or opposition with the natal position
   * of a graha or the lagna.
   */
  events: z.array(z.looseObject({ at: z.int(), graha: GrahaName, kind: z.enum(['enters', 'station', 'meets']) })),
  /** Lords or signs: of the mahadasha that starts, or of the mahadasha and its antardasha that starts. */
  dashas: z.array(
    z.looseObject({
      at: z.int(),
      dasha: z.enum(DASHA_NAMES),
      lords: z.array(z.string()).optional(),
      signs: z.array(SignNumber).optional(),
    }),
  ),
})
