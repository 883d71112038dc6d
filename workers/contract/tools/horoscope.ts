// GET /horoscope/{sign}/: the meaning of a period's transits for a sign.
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import { dateQuery, EngineStamp, GrahaName, Rules, SignNumber, Statement, Stretch, TOOL_CHOICES } from './common.ts'

export const HoroscopeQuery = z.strictObject({
  basis: z.enum(['moon', 'sun', 'sun_tropical']).optional(),
  period: z.enum(['day', 'week', 'month', 'year']).optional(),
  date: dateQuery.describe('The day, or any day of the period; else the date in the zone now'),
  tz: z.string().min(1).max(64).default('Asia/Kolkata'),
  preset: z.enum(TOOL_CHOICES.preset).optional(),
  ayanamsa: z.enum(TOOL_CHOICES.ayanamsa).optional(),
})

const Transit = z.looseObject({
  ...Stretch.shape,
  graha: GrahaName,
  sign: SignNumber,
  house: z.int(),
  retrograde: z.boolean(),
})

export const HoroscopeAnswer = z.looseObject({
  engine: EngineStamp,
  rules: Rules,
  sign: SignNumber,
  basis: z.enum(['moon', 'sun', 'sun_tropical']),
  tz: z.string(),
  span: z.looseObject({ ...Stretch.shape, period: z.string(), first: z.string(), after: z.string() }),
  areas: z.array(
    z.object({
      area: z.enum(['general', 'career', 'money', 'love', 'family', 'learning', 'travel', 'wellbeing']),
      /** 1 to 5, by the rule in `rules.score`. */
      score: z.number(),
      statements: z.array(Statement.extend({ tone: z.string() })),
    }),
  ),
  transits: z.array(Transit),
  turns: z.array(z.looseObject({ graha: GrahaName, at: z.int(), turns: z.string() })),
  phases: z.array(z.looseObject({ at: z.int(), phase: z.string() })),
  chandrashtama: z.array(z.object({ from: z.int(), to: z.int() })),
  saturn: z.string().nullable(),
})
