// POST /rectification/: the changes of a chart within the uncertainty of its time.
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import { TOOL_BOUNDS } from './bounds.ts'
import { BirthInput, EngineStamp, Rules, SignNumber } from './common.ts'
import { KundliOptionsInput } from './kundli.ts'

const { times, events } = TOOL_BOUNDS['post /rectification/']

export const RectificationRequest = z.strictObject({
  birth: BirthInput,
  minutes: z.number().min(1).max(180).describe('The doubt to either side'),
  step: z.number().min(0.25).max(60).optional().describe(`Minutes; at most ${times} times are tried`),
  events: z.array(z.strictObject({ label: z.string().max(80).optional(), at: z.string().max(40) })).max(events),
  options: KundliOptionsInput.optional(),
})

export const RectificationAnswer = z.looseObject({
  engine: EngineStamp,
  rules: Rules,
  /** The candidate times, not ranked, each with values of its chart. */
  times: z.array(
    z.looseObject({
      ms: z.int(),
      away: z.number(),
      lagna: z.looseObject({ sign: SignNumber, degree: z.number() }),
      vargas: z.record(z.string(), SignNumber),
      events: z.array(
        z.looseObject({ label: z.string(), lords: z.array(z.string()), jupiter: z.int(), saturn: z.int() }),
      ),
    }),
  ),
})
