// POST /varshaphala/: the annual chart of the Tajika system.
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import {
  AyanamsaInput,
  BirthInput,
  EngineStamp,
  GrahaName,
  PresetInput,
  Rules,
  SignNumber,
  Stretch,
  TOOL_CHOICES,
} from './common.ts'

export const VarshaRequest = z.strictObject({
  birth: BirthInput,
  years: z.int().min(0).max(120).describe('Completed years: 33 for the thirty-fourth year of life'),
  options: z
    .strictObject({
      preset: PresetInput,
      ayanamsa: AyanamsaInput.optional(),
      positions: z.enum(TOOL_CHOICES.positions).optional(),
      node: z.enum(TOOL_CHOICES.node).optional(),
    })
    .optional(),
})

export const VarshaAnswer = z.looseObject({
  ...Stretch.shape,
  engine: EngineStamp,
  rules: Rules,
  years: z.int(),
  day: z.boolean(),
  lagna: z.looseObject({ lon: z.number(), sign: SignNumber }),
  grahas: z.array(z.looseObject({ graha: GrahaName, lon: z.number(), sign: SignNumber, house: z.int() })),
  muntha: z.looseObject({ sign: SignNumber, lord: GrahaName, house: z.int() }),
  lord: z.looseObject({
    planet: GrahaName,
    chosen_by: z.enum(['strength', 'muntha_lord']),
    bearers: z.array(z.looseObject({ office: z.string(), planet: GrahaName, bala: z.number() })),
  }),
  strengths: z.record(z.string(), z.looseObject({ total: z.number(), grade: z.string() })),
  harsha: z.record(z.string(), z.int()),
  sahams: z.array(z.looseObject({ name: z.string(), lon: z.number(), sign: SignNumber, lord: GrahaName })),
  yogas: z.array(z.looseObject({ yoga: z.string(), grahas: z.array(GrahaName) })),
  mudda: z.array(z.looseObject({ lord: GrahaName, ...Stretch.shape })),
})
