// Rates of a minute of a leg, as admins see them and add to them (docs/voice.md).
import * as z from 'zod'
import { ANY_COUNTRY } from '#workers/contract/limits.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

const DEVICES = ['phone', 'web'] as const
/** Ten dollars a minute. */
export const RATE_MAX = 10_000_000

export const VoiceRate = z.strictObject({
  /** ISO code, or `*` for all others. */
  country: z.string(),
  device: z.enum(DEVICES),
  /** It holds for legs that begin from then on (ms UTC). */
  since: z.int(),
  /** Millionths of a dollar. */
  micro_usd_per_min: z.int(),
})
export type VoiceRate = z.infer<typeof VoiceRate>

export const VoiceRatesAnswer = z.strictObject({
  /** By country and device, the newest of each first. */
  rates: z.array(VoiceRate),
  /** The countries (ISO) whose phones are rung. */
  countries: z.array(z.string()),
  /** Moves with each rate that an admin adds. */
  version: z.int(),
})
export type VoiceRatesAnswer = z.infer<typeof VoiceRatesAnswer>

const RANGE = problemCode('rate_out_of_range')

export const NewVoiceRate = z
  .strictObject({
    country: z.string().regex(/^(\*|[A-Z]{2})$/, problemCode('country_missing')),
    device: z.enum(DEVICES, problemCode('device_missing')),
    micro_usd_per_min: z.int(RANGE).min(1, RANGE).max(RATE_MAX, RANGE),
    /** The day (UTC) from which it holds; today: from now on. */
    from: z.iso.date(problemCode('day_missing')),
    /** The version of the list that was seen: an older one is refused. */
    version: z.int().min(0),
  })
  .refine(({ country, device }) => device === 'phone' || country === ANY_COUNTRY, {
    path: ['country'],
    message: problemCode('browser_with_country'),
  })
export type NewVoiceRate = z.infer<typeof NewVoiceRate>
