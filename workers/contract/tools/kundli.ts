// POST /kundli/: a birth chart with everything calculated from it.
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import {
  AyanamsaInput,
  BirthInput,
  CoLords,
  EngineStamp,
  GrahaName,
  NodeAspects,
  PresetInput,
  Rules,
  SignNumber,
  Statement,
  Stretch,
  TOOL_CHOICES,
  TOOL_VARIANTS,
} from './common.ts'

const { positions, node, houses, rise, manglik } = TOOL_CHOICES

export const KundliOptionsInput = z.strictObject({
  preset: PresetInput,
  ayanamsa: AyanamsaInput.optional(),
  positions: z.enum(positions).optional(),
  node: z.enum(node).optional(),
  houses: z.enum(houses).optional(),
  rise: z.enum(rise).optional(),
  manglik: z.enum(manglik).optional(),
  ...TOOL_VARIANTS,
  node_aspects: NodeAspects,
  co_lords: CoLords,
  year_days: z.number().min(354).max(366).optional(),
  karakas: z.union([z.literal(7), z.literal(8)]).optional(),
})

export const KundliRequest = z.strictObject({
  birth: BirthInput,
  at: z.string().max(40).optional().describe('An instant with its offset: adds the running dashas and the transits'),
  options: KundliOptionsInput.optional(),
})

/** A sidereal longitude with its sign, nakshatra and pada. */
const Standing = z.looseObject({
  lon: z.number(),
  sign: SignNumber,
  degree: z.number(),
  sign_lord: GrahaName,
  nakshatra: z.int(),
  pada: z.int(),
})
const GrahaRow = Standing.extend({
  graha: GrahaName,
  speed: z.number(),
  retrograde: z.boolean(),
  house: z.int(),
  chalit_house: z.int(),
  dignity: z.string(),
})
const DashaPeriod = z.looseObject({ ...Stretch.shape, level: z.int(), lord: z.string() })
const Dasha = z.looseObject({
  name: z.string(),
  birth_lord: z.string(),
  balance_years: z.number(),
  periods: z.array(DashaPeriod),
})
const bySign = z.record(z.string(), SignNumber)

/** The degree of a dosha, with the rules that cancel it. */
export const ManglikView = z.looseObject({
  school: z.string(),
  level: z.string(),
  views: z.array(z.looseObject({ from: z.string(), house: z.int(), present: z.boolean() })),
})

export const KundliAnswer = z.looseObject({
  engine: EngineStamp,
  rules: Rules,
  /** The instant, and the UTC offset of the zone's history by which it was calculated. */
  birth: z.looseObject({ utc: z.string(), ms: z.number(), lat: z.number(), lon: z.number() }),
  panchang: z.looseObject({ vara: z.int(), paksha: z.string() }),
  uncertainty: z.looseObject({ minutes: z.number() }),
  lagna: Standing,
  grahas: z.array(GrahaRow),
  /** Uranus and Neptune, where they were asked for. */
  outer: z.array(z.looseObject({ planet: z.string(), sign: SignNumber, house: z.int(), retrograde: z.boolean() })),
  houses: z.looseObject({ system: z.string(), starts: z.array(z.number()), middles: z.array(z.number()) }),
  vargas: z.array(z.looseObject({ varga: z.int(), topic: z.string(), lagna: SignNumber, signs: bySign })),
  avakahada: z.looseObject({ sign: SignNumber, nakshatra: z.int(), pada: z.int(), syllable: z.string() }),
  vimshottari: Dasha,
  yogini: Dasha,
  ashtottari: Dasha,
  ashtakavarga: z.looseObject({ bhinna: z.record(z.string(), z.array(z.int())), sarva: z.array(z.int()) }),
  shadbala: z.record(z.string(), z.looseObject({ rupas: z.number(), required: z.number(), ratio: z.number() })),
  yogas: z.array(z.looseObject({ id: z.string(), group: z.string(), source: z.string() })),
  manglik: ManglikView,
  kaal_sarp: z.looseObject({ level: z.string() }),
  doshas: z.array(z.looseObject({ id: z.string(), level: z.string() })),
  sade_sati: z.looseObject({ periods: z.array(z.looseObject({ ...Stretch.shape, phase: z.string() })) }),
  /** This and `transits` are null without `at`. */
  dasha_chain: z.array(DashaPeriod).nullable(),
  transits: z.array(z.looseObject({ graha: GrahaName, sign: SignNumber, from_lagna: z.int() })).nullable(),
  reading: z.array(Statement.extend({ section: z.string() })),
})
