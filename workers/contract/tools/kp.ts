// POST /kp/ and /kp/horary/: a chart by the Krishnamurti Paddhati, for a birth or for a number from 1 to 249.
import * as z from 'zod'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import {
  AyanamsaInput,
  BirthInput,
  EngineStamp,
  GrahaName,
  PresetInput,
  Rules,
  SignNumber,
  TOOL_CHOICES,
} from './common.ts'

const options = z
  .strictObject({
    preset: PresetInput,
    ayanamsa: AyanamsaInput.optional().describe('Else kp'),
    positions: z.enum(TOOL_CHOICES.positions).optional(),
    node: z.enum(TOOL_CHOICES.node).optional(),
  })
  .optional()

export const KpRequest = z.strictObject({ birth: BirthInput, options })

export const HoraryRequest = z.strictObject({
  number: z.int().min(1).max(249),
  at: z.string().max(40).optional().describe('The instant of the question, 2026-11-21T05:30:00Z, else now'),
  place: z.string().trim().min(1, problemCode('place_name_missing')).max(120).optional(),
  lat: z.number().min(-90).max(90).optional(),
  lon: z.number().min(-180).max(180).optional(),
  tz: z.string().min(1).max(64).optional(),
  options,
})

const standing = {
  lon: z.number(),
  sign: SignNumber,
  sign_lord: GrahaName,
  nakshatra: z.int(),
  nakshatra_lord: GrahaName,
  sub_lord: GrahaName,
  sub_sub_lord: GrahaName,
}

export const KpAnswer = z.looseObject({
  engine: EngineStamp,
  rules: Rules,
  number: z.looseObject({ number: z.int(), start_lon: z.number(), end_lon: z.number() }).nullable(),
  cusps: z.array(z.looseObject({ ...standing, house: z.int() })),
  grahas: z.array(z.looseObject({ ...standing, graha: GrahaName, house: z.int(), retrograde: z.boolean() })),
  /**
   * Significators by rank: a, planets in the star of an occupant; b, occupants; c, planets in the star of the owner; d,
   * the owner.
   */
  houses: z.array(
    z.looseObject({
      house: z.int(),
      owner: GrahaName,
      a: z.array(GrahaName),
      b: z.array(GrahaName),
      c: z.array(GrahaName),
      d: z.array(GrahaName),
    }),
  ),
  significators: z.array(z.looseObject({ graha: GrahaName, a: z.array(z.int()), b: z.array(z.int()) })),
  nodes: z.array(z.looseObject({ node: z.enum(['rahu', 'ketu']) })),
  ruling: z.looseObject({ lagna_star: GrahaName, moon_star: GrahaName, day: GrahaName }),
})
