// POST /muhurta/: the best times for a purpose within a range of dates at a place.
import * as z from 'zod'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { TOOL_BOUNDS } from './bounds.ts'
import { PlaceUsed, PresetInput, Rules, SignNumber, Stretch, TOOL_CHOICES } from './common.ts'
import { SideInput } from './match.ts'

export const PURPOSE_NAMES = ['marriage', 'griha_pravesh', 'vehicle', 'naming', 'business', 'travel'] as const

const DateText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, problemCode('date_wrong'))

const { days, windows, people } = TOOL_BOUNDS['post /muhurta/']

export const MuhurtaRequest = z.strictObject({
  purpose: z.enum(PURPOSE_NAMES),
  from: DateText,
  to: DateText.describe(`Included; at most ${days} days with the first. A longer time is asked for in parts`),
  place: z.string().trim().min(1, problemCode('place_name_missing')).max(120).optional(),
  lat: z.number().min(-90).max(90).optional(),
  lon: z.number().min(-180).max(180).optional(),
  tz: z.string().min(1).max(64).optional(),
  people: z
    .array(SideInput)
    .max(people, problemCode('too_many_people'))
    .optional()
    .describe('For tara bala and chandra bala'),
  night: z.boolean().optional().describe('Whether the hours between sunset and sunrise count; of a marriage they do'),
  limit: z.int().min(1).max(windows).optional().describe('How many windows come back at most, else 60'),
  options: z
    .strictObject({
      preset: PresetInput,
      ayanamsa: z.enum(TOOL_CHOICES.ayanamsa).optional(),
      positions: z.enum(TOOL_CHOICES.positions).optional(),
      node: z.enum(TOOL_CHOICES.node).optional(),
      sunrise: z.enum(TOOL_CHOICES.rise).optional(),
    })
    .optional(),
})

/** A rule that was applied, its effect, its source, and its text. */
const Finding = z.looseObject({
  rule: z.string(),
  effect: z.enum(['helps', 'hurts', 'forbids']),
  points: z.int(),
  source: z.string(),
  text: z.string(),
})

export const MuhurtaAnswer = z.looseObject({
  rules: Rules,
  place: PlaceUsed,
  purpose: z.enum(PURPOSE_NAMES),
  best_points: z.int().describe('The points of a score of 100'),
  found: z.int().describe('All windows; `windows` holds the best of them'),
  windows: z.array(
    z.looseObject({
      ...Stretch.shape,
      date: z.string().describe('The day of the sunrise before the window'),
      score: z.int(),
      points: z.int(),
      grade: z.enum(['excellent', 'good', 'fair']),
      lagna: SignNumber,
      findings: z.array(Finding),
    }),
  ),
  days: z.array(
    z.looseObject({
      date: z.string(),
      windows: z.int(),
      best: z.int().nullable(),
      forbidden: z.array(Finding).describe('What stood against the day, or against parts of it'),
    }),
  ),
})
