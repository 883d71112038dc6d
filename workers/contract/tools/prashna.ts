// POST /prashna/: the chart for the time and place of a question.
import * as z from 'zod'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { AyanamsaInput, EngineStamp, GrahaName, PresetInput, Rules, SignNumber, TOOL_CHOICES } from './common.ts'

export const PrashnaRequest = z.strictObject({
  house: z.int().min(1).max(12).describe('The house of the matter: 7 for a partner, 10 for work'),
  at: z.string().max(40).optional().describe('The instant of the question, 2026-11-21T05:30:00Z, else now'),
  place: z.string().trim().min(1, problemCode('place_name_missing')).max(120).optional(),
  lat: z.number().min(-90).max(90).optional(),
  lon: z.number().min(-180).max(180).optional(),
  tz: z.string().min(1).max(64).optional(),
  options: z
    .strictObject({
      preset: PresetInput,
      ayanamsa: AyanamsaInput.optional(),
      positions: z.enum(TOOL_CHOICES.positions).optional(),
      node: z.enum(TOOL_CHOICES.node).optional(),
      rise: z.enum(TOOL_CHOICES.rise).optional(),
    })
    .optional(),
})

export const PrashnaAnswer = z.looseObject({
  engine: EngineStamp,
  rules: Rules,
  lagna: z.looseObject({ lon: z.number(), sign: SignNumber, navamsha: SignNumber }),
  grahas: z.array(z.looseObject({ graha: GrahaName, lon: z.number(), sign: SignNumber, house: z.int() })),
  tithi: z.int(),
  day_lord: GrahaName,
  hora_lord: GrahaName,
  matter: z.looseObject({ house: z.int(), sign: SignNumber, lagna_lord: GrahaName, house_lord: GrahaName }),
  /** Findings by the rules of the classical texts; there is no total score. */
  findings: z.array(
    z.looseObject({
      rule: z.string(),
      effect: z.enum(['for', 'against']),
      grahas: z.array(GrahaName),
      source: z.string(),
    }),
  ),
})
